import { api } from './api.ts'
import type { Answer, Asked, Board } from './board.ts'
import { caption } from './caption.ts'
import { type Scene, sinceOwn, touches } from './film.ts'
import { kept } from './kept.ts'
import { LookBack } from './lookback.svelte.ts'
import { router } from './router.svelte.ts'
import { settings } from './settings.svelte.ts'
import type { Memory } from './story.ts'
import type { TableClient } from './table.svelte.ts'
import type { Theatre } from './theatre.svelte.ts'
import { toasts } from './toasts.svelte.ts'
import type { Choice } from './types.ts'
import { listed, reason, t } from './words.svelte.ts'

/** What a person at a table is doing: deciding, waiting, watching others, looking back, reading the result, waiting for the line. */
export type Mood = 'you' | 'wait' | 'film' | 'past' | 'lost' | 'over'

/** So many deeds since one's last turn are shown as chips. */
const MOST_CHIPS = 40

/** What brings a turn to its end comes after everything one may still do. */
const closing = ({ code }: Choice): number => Number(['pass', 'done', 'end-turn'].includes(code))

/** Somebody in front of a running table: what they are asked now and may answer, whatever the game. */
export class Sitting {
  readonly client: TableClient
  readonly board: Board
  readonly theatre: Theatre
  readonly back: LookBack
  /** The score sheet was put aside to look at the table. */
  folded = $state(false)
  /** What a screen reader says of the film, and whether it interrupts for it. */
  spoken = $state.raw({ text: '', urgent: false })

  constructor(client: TableClient, board: Board) {
    this.client = client
    this.board = board
    this.theatre = client.theatre
    this.back = new LookBack(client)
  }

  /** Nothing is shown while the screen is handed over; a board is asked only about what can be seen. */
  get seen(): boolean {
    return this.client.view !== undefined
  }
  get name(): string {
    return this.#nameOf(this.client.seat)
  }

  readonly mood = $derived.by((): Mood => {
    const { client } = this
    if (client.connection === 'lost') return 'lost'
    if (this.theatre.playing) return 'film'
    if (client.past) return 'past'
    if (client.status === 'finished') return 'over'
    return client.handTo === null && client.legal.length ? 'you' : 'wait'
  })

  /** What has happened since one's own last turn. */
  readonly since = $derived.by((): readonly Scene[] => {
    const { log, seat } = this.client
    return (this.#since = kept(this.#since, sinceOwn(log, seat === null ? [] : [seat]).slice(-MOST_CHIPS)))
  })
  /** The same as it was last told: chips that are there already are not made anew. */
  #since: readonly Scene[] = []

  /** What the bot would do, while one may do it. */
  readonly advised = $derived.by((): Choice | undefined => {
    const { legal, advice } = this.client
    return this.mood === 'you' ? legal.find(({ code }) => code === advice) : undefined
  })

  readonly asked = $derived.by((): Asked => {
    switch (this.mood) {
      case 'lost':
        return {
          title: t('lost-title'),
          help: t('lost-help'),
          answers: [{ key: 'retry', label: t('lost-retry'), run: () => this.client.reconnect() }],
        }
      case 'film':
        return this.#filmed()
      case 'past':
        return this.#lookedBack()
      case 'over':
        return {
          title: t('over-title'),
          help: t('over-help'),
          answers: [{ key: 'scores', label: t('over-scores'), icon: 'trophy', run: () => (this.folded = false) }],
        }
      case 'you':
        return this.#decided()
      case 'wait':
        return this.#waited()
    }
  })

  /** The question and all its answers as buttons. */
  plain(): Asked {
    const { client } = this
    return {
      title: client.prompt ? client.say(client.prompt) : t('your-turn', { name: this.name }),
      open: !this.board.Hand,
      answers: [...client.legal]
        .sort((one, other) => closing(one) - closing(other))
        .map((choice) => ({
          key: choice.code,
          group: choice.code.split(':')[0] ?? '',
          label: client.say(choice.label),
          ...(choice.hint ? { detail: client.say(choice.hint) } : {}),
          main: client.legal.length === 1,
          run: () => client.play(choice.code),
        })),
    }
  }

  /** A deed in the words of the log. */
  tell(scene: Scene): string {
    return caption(scene, this.client, this.board, this.#told)
  }
  /** What was told of deeds, as long as everybody is called the same, in the same words, to the same reader. */
  readonly #told = $derived.by((): Memory => {
    const { players, words, seat } = this.client
    void [players.join('\n'), words.signed, seat]
    return new WeakMap()
  })

  /** Show the film on a page; the answer closes it. */
  film(root: () => HTMLElement | undefined): () => void {
    return this.theatre.open({
      board: this.board,
      root,
      me: () => this.client.seat,
      tempo: () => settings.film,
      announce: (scene) => (this.spoken = { text: this.tell(scene), urgent: touches(scene, this.client.seat) }),
    })
  }

  skip(): void {
    const rest = this.theatre.coming.length
    this.theatre.skip()
    if (rest) this.spoken = { text: t('film-skipped', { n: rest }), urgent: false }
  }

  /** Take the last move back: all of it, where the board makes several decisions one gesture. */
  async undo(): Promise<void> {
    const { client, board } = this
    // Who looks back first comes back.
    if (client.past) return this.back.now()
    await client.undo()
    if ((board.halfway || (board.rest && !settings.askEnd)) && client.mine?.undo.can) await client.undo()
  }

  async rematch(): Promise<void> {
    const { client } = this
    try {
      const seated = client.you.seats.length > 0
      router.go(`/table/${seated ? (await api.rematch(client.id)).id : client.rematch}`)
    } catch (error) {
      toasts.show(reason(error), 'bad')
    }
  }

  #decided(): Asked {
    const { client, board } = this
    const question = board.asked ?? this.plain()
    const begun = client.entry?.kind === 'move' && client.entry.seat === client.seat
    const { undo: back } = client.mine ?? {}
    if (!board.inner || !begun || !back?.can || back.asks.length || question.answers.some(({ quiet }) => quiet)) return question
    return {
      ...question,
      answers: [
        { key: 'cancel', label: board.back ?? t('cancel'), quiet: true, run: () => void this.undo() },
        ...question.answers,
      ],
    }
  }

  #filmed(): Asked {
    const { scene } = this.theatre
    const { seat } = this.client
    return {
      title: !scene || scene.side === seat ? t('film-yours') : t('film-now', { name: this.#nameOf(scene.side) }),
      help: scene && touches(scene, seat) ? t('film-felt') : t('film-help'),
      answers: [{ key: 'skip', label: t('film-skip'), quiet: true, run: () => this.skip() }],
    }
  }

  #lookedBack(): Asked {
    const { at } = this.back
    return {
      title: t('past-title', { n: at?.step ?? 0, all: at?.steps ?? 0 }),
      help: this.client.mine?.to_act ? t('past-your-turn') : t('past-help'),
      answers: [
        { key: 'past-back', label: t('replay-back'), icon: 'x-back', run: () => void this.back.by(-1) },
        { key: 'past-on', label: t('replay-forward'), icon: 'x-next', run: () => void this.back.by(1) },
        { key: 'past-now', label: t('past-now'), main: true, run: () => this.back.now() },
      ],
    }
  }

  #waited(): Asked {
    const { client } = this
    const mine = client.info?.seats.find(({ seat }) => seat === client.seat)
    if (mine?.kind === 'bot' && mine.mine)
      return mine.resigned
        ? { title: t('bot-plays-on'), answers: [] }
        : {
            title: t('bot-plays-for-you'),
            help: t('bot-plays-help'),
            answers: [
              { key: 'take-back', label: t('take-back'), icon: 'sofa', main: true, run: () => client.takeBack(mine.seat) },
            ],
          }
    const undoable: Answer[] = client.mine?.undo.can
      ? [{ key: 'undo', label: t('undo-choice'), icon: 'x-undo', run: () => void this.undo() }]
      : []
    if (client.handNext !== null)
      return {
        title: t('hand-over-title', { name: this.#nameOf(client.handNext) }),
        answers: [...undoable, { key: 'here', label: t('hand-over-pass'), main: true, run: () => client.pass() }],
      }
    const others = client.acting.filter((seat) => seat !== client.seat).map((seat) => this.#nameOf(seat))
    if (client.seat === null)
      return { title: others.length ? t('watching', { names: listed(others) }) : t('watching-nobody'), answers: [] }
    if (!others.length) return { title: t('waiting'), answers: undoable }
    return {
      title: others.length === 1 ? t('thinking', { name: others[0] ?? '' }) : t('waiting-for', { names: listed(others) }),
      help: t('waiting-help'),
      answers: [...undoable, ...(this.seen ? (this.board.meanwhile ?? []) : [])],
    }
  }

  #nameOf(side: number | null): string {
    if (side === null) return ''
    const rival = (): string | undefined => (this.seen ? this.board.rivals?.find(({ seat }) => seat === side)?.name : undefined)
    return this.client.players[side] ?? rival() ?? ''
  }
}
