import { store, stored } from './settings.svelte.ts'
import type { Sitting } from './sitting.svelte.ts'
import type { Change, Choice, Step } from './types.ts'

/** Parts of every table a step may point at, the most telling first. */
const PLACES: Readonly<Record<string, string>> = {
  '@board': '.board',
  '@hand': '.hand-region',
  '@goods': '[data-goods], .tray',
  '@prompt': '.prompt',
  '@players': '.rail .players',
  '@score': '.rail .pl-s, .rail .players',
  '@log': '.rail .log',
  '@kept': '[data-kept]',
}

/**
 * A guided first game: which bubble is shown and where it points. The script is the game's; how far one has come, the server says. A step is done
 * by doing it, one that only shows something by saying so. Whoever does something else is told so, and led back or let go.
 */
export class FirstGame {
  readonly #sitting: Sitting
  /** Since when, by the steps done with moves, so many of those that only show something have been read. */
  #read = $state({ after: -1, n: 0 })
  #left = $state(false)

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    this.#left = stored(this.#key) === 'left'
  }

  get #key(): string {
    return `first.${this.#sitting.client.id}`
  }
  get steps(): readonly Step[] {
    return this.#sitting.client.words.catalogue.first?.steps ?? []
  }
  get minutes(): number {
    return this.#sitting.client.words.catalogue.first?.minutes ?? 0
  }
  get #guided() {
    return this.#sitting.client.mine?.first ?? null
  }
  /** Somebody is being guided here. */
  get on(): boolean {
    return (
      this.#guided !== null && !this.#left && this.steps.length > 0 && this.#sitting.client.status === 'running' && !this.over
    )
  }
  /** All steps have been done and read. */
  get over(): boolean {
    return this.place >= this.steps.length
  }

  /** The last step done by moves, and how many moves of the next one are done. */
  readonly #done = $derived.by((): { last: number; within: number } => {
    let left = this.#guided?.done ?? 0
    let last = -1
    for (const [place, { do: codes }] of this.steps.entries()) {
      if (!codes.length) continue
      if (left < codes.length) break
      left -= codes.length
      last = place
    }
    return { last, within: left }
  })
  /** The step one is at. */
  readonly place = $derived.by((): number => {
    const { last, within } = this.#done
    const next = this.steps.findIndex(({ do: codes }, place) => place > last && codes.length > 0)
    const end = next < 0 ? this.steps.length : next
    if (within > 0) return end
    return Math.min(last + 1 + (this.#read.after === last ? this.#read.n : 0), end)
  })
  get step(): Step | undefined {
    return this.steps[this.place]
  }
  /** Codes of the step that are still to come, the next one first. */
  get codes(): readonly string[] {
    return this.step?.do.slice(this.#done.within) ?? []
  }
  get #choice(): Choice | undefined {
    return this.#sitting.client.legal.find(({ code }) => code === this.codes[0])
  }
  /** Not where the script leads: something else was done, or what comes next cannot be done. */
  get strayed(): boolean {
    if (!this.on) return false
    if (this.#guided?.how === 'strayed') return true
    const { legal, busy } = this.#sitting.client
    return this.codes.length > 0 && legal.length > 0 && !busy && !this.#choice
  }
  /** A bubble is shown while one may act, and not before all has been seen. */
  get shown(): boolean {
    return this.on && this.#sitting.mood === 'you'
  }
  /** What the step would cost and bring oneself, as the engine says. */
  get bill(): readonly Change[] {
    const preview = this.#choice?.preview
    const told = preview?.then?.[this.codes[1] ?? ''] ?? preview
    const own = told?.changes?.filter(({ side }) => side === this.#sitting.client.seat) ?? []
    // What comes of one good from several places is one sum; what is paid stands beside it.
    const sums = Map.groupBy(own, ({ good, n }) => `${good} ${n > 0}`)
    return [...sums.values()].flatMap(([one, ...more]) =>
      one ? [{ ...one, n: more.reduce((sum, { n }) => sum + n, one.n) }] : [],
    )
  }

  next(): void {
    const { last } = this.#done
    this.#read = { after: last, n: (this.#read.after === last ? this.#read.n : 0) + 1 }
  }
  /** Bubbles read since the last move. */
  get #again(): number {
    return this.#done.within ? 0 : this.place - this.#done.last - 1
  }
  /** Moves are taken back only as far as the table lets them. */
  get canBack(): boolean {
    return this.#again > 0 || (this.place > 0 && this.#sitting.client.mine?.undo.can === true)
  }
  /** To the bubble before: what was done for it is taken back. */
  async back(): Promise<void> {
    if (this.#again > 0) {
      this.#read = { after: this.#done.last, n: this.#again - 1 }
      return
    }
    await this.#sitting.undo()
    // Of what only shows something before that step, nothing is shown again.
    this.#read = { after: this.#done.last, n: this.steps.length }
  }
  /** From here on without a guide. */
  leave(): void {
    this.#left = true
    store(this.#key, 'left')
  }
  /** A turn that would end by itself goes on while the next step is something else. */
  holds(rest: string): boolean {
    return this.on && !this.strayed && this.codes.length > 0 && this.codes[0] !== rest
  }

  /** What to click now, or to look at: a piece, an answer, a part of the table. */
  target(root: ParentNode): HTMLElement | SVGElement | null {
    const step = this.step
    if (!step) return null
    const [code = ''] = this.codes
    if (!code) {
      for (const place of step.at) {
        const found = PLACES[place] ? inSight(root, PLACES[place]) : inSight(root, piece(place))
        if (found) return found
      }
      return inSight(root, '.board')
    }
    const kind = code.split(':')[0] ?? ''
    const dialog = document.querySelector('dialog[open]')
    const all = [...step.at.filter((id) => !PLACES[id]), ...(this.#choice?.on ?? [])]
    // What has been picked up is done, wherever else it can be seen.
    const ids = all.filter((id) => !inSight(root, piece(id, '[aria-pressed="true"]')))
    return (
      (dialog && inSight(dialog, exact(code))) ||
      first(this.codes, (one) => inSight(root, exact(one))) ||
      first(ids, (id) => inSight(root, piece(id, '[data-can]:not([aria-pressed="true"])'))) ||
      // In one gesture with what has been picked up: where it goes.
      first(this.codes.slice(1).map(about), (id) => inSight(root, piece(id, '[data-can]:not([aria-pressed="true"])'))) ||
      inSight(root, `.prompt [data-answer="${kind}"]:not([disabled]), [data-code="${kind}"]`) ||
      (ids.length < all.length && inSight(root, '.prompt .btn.go')) ||
      inSight(root, '.prompt .list[aria-expanded="false"]') ||
      inSight(root, '.prompt .btn.go') ||
      inSight(root, '.prompt')
    )
  }
}

const exact = (code: string): string =>
  `.prompt [data-answer=${JSON.stringify(code)}]:not([disabled]), [data-code=${JSON.stringify(code)}]`
/** The piece or place a code is about, as far as it says so: "at:1,0". */
const about = (code: string): string => code.slice(code.indexOf(':') + 1)
/** A piece by its id, also where only what may be clicked of it, or a picture of it in hand, has a mark. */
const piece = (id: string, state = ''): string => {
  const quoted = JSON.stringify(id)
  return [
    ...['card', 'tile', 'piece', 'ref'].map((kind) => `:is(.board, .hand-region) [data-${kind}=${quoted}]${state}`),
    ...(state ? [`:is(.board, .hand-region) [data-piece=${quoted}] ${state}`] : []),
  ].join(', ')
}
const first = <T>(ids: readonly string[], find: (id: string) => T | null): T | null => {
  for (const id of ids) {
    const found = find(id)
    if (found) return found
  }
  return null
}
/** The first that can be seen, hand before board. */
function inSight(root: ParentNode, selector: string): HTMLElement | SVGElement | null {
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0
  })
  return found.find((one) => one.closest('.hand-region')) ?? found[0] ?? null
}
