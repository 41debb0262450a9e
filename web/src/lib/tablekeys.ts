import { TEMPOS } from './film.ts'
import { inspector } from './inspector.svelte.ts'
import { isTyping, PIECES } from './keys.ts'
import { settings } from './settings.svelte.ts'
import type { Sitting } from './sitting.svelte.ts'
import { whyNot } from './whynot.svelte.ts'

/** What keys open beside the board. */
export interface Beside {
  root(): HTMLElement | undefined
  guide(): void
  log(): void
  chat(): void
  keys(): void
  legend(): void
}

type Keys = Record<string, () => void>

/** What every key does at a table; `frame/Keys.svelte` tells people. */
export class TableKeys {
  readonly #sitting: Sitting
  readonly #beside: Beside
  readonly #shortcuts: Keys
  readonly #film: Keys
  readonly #past: Keys

  constructor(sitting: Sitting, beside: Beside) {
    this.#sitting = sitting
    this.#beside = beside
    const { client, theatre, back } = sitting
    this.#shortcuts = {
      u: () => void sitting.undo(),
      z: () => void sitting.undo(),
      b: () => void client.hint(),
      r: beside.guide,
      l: beside.log,
      c: beside.chat,
      h: () => this.#focusIn('.hand-region'),
      p: () => this.#focusIn('.rail'),
      g: () => this.#nextGlowing(),
      j: beside.legend,
      n: () => void back.watch(sitting.since),
      ',': () => void back.by(-1),
      '.': () => void back.by(1),
      t: () => (settings.film = TEMPOS[(TEMPOS.indexOf(settings.film) + 1) % TEMPOS.length] ?? 'normal'),
      '?': beside.keys,
    }
    this.#film = { Escape: () => sitting.skip(), ' ': () => theatre.pause(), ArrowRight: () => theatre.next() }
    this.#past = { Escape: () => back.now(), ArrowLeft: () => void back.by(-1), ArrowRight: () => void back.by(1) }
  }

  press(event: KeyboardEvent): void {
    const { client, mood } = this.#sitting
    if (modified(event) || isTyping(document.activeElement)) return
    const run = this.#means(event)
    if (!run) return
    event.preventDefault()
    if (!client.busy || mood === 'lost' || mood === 'film') run()
  }

  /** A chosen piece keeps the focus: there Enter is the honey button, as the button says; Space puts the piece back. */
  confirm(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || modified(event)) return
    if (!(event.target as Element).matches('[data-can][aria-pressed="true"]')) return
    const main = this.#sitting.asked.answers.find((answer) => answer.main)
    if (!main) return
    event.preventDefault()
    event.stopPropagation()
    if (!this.#sitting.client.busy) main.run()
  }

  #means(event: KeyboardEvent): (() => void) | undefined {
    const { client, mood, asked } = this.#sitting
    if (mood === 'film') return this.#film[event.key]
    if (mood === 'past' && this.#past[event.key]) return this.#past[event.key]
    if (event.key === 'Escape') {
      inspector.hide()
      whyNot.hide()
      if (client.advice) return () => (client.advice = null)
      return asked.answers.find((answer) => answer.quiet)?.run
    }
    const onControl = document.activeElement?.matches('button, a, [tabindex="0"], input')
    if (event.key === 'Enter' && !onControl) return asked.answers.find((answer) => answer.main)?.run
    const digit = /^Digit(\d)$/.exec(event.code)?.[1] ?? (/^\d$/.test(event.key) ? event.key : null)
    if (digit) {
      const place = (Number(digit) || 10) - 1 + (event.shiftKey ? 10 : 0)
      return asked.answers.filter((answer) => !answer.quiet && !answer.off)[place]?.run
    }
    return event.repeat ? undefined : this.#shortcuts[event.key.toLowerCase()]
  }

  #focusIn(selector: string): void {
    const pieces = this.#beside.root()?.querySelector(selector)?.querySelectorAll<HTMLElement>(PIECES) ?? []
    for (const piece of pieces) if (piece.getClientRects().length) return piece.focus()
  }

  #nextGlowing(): void {
    const glowing = [...(this.#beside.root()?.querySelectorAll<HTMLElement>('[data-can]') ?? [])]
    const next = glowing[(glowing.indexOf(document.activeElement as HTMLElement) + 1) % glowing.length]
    next?.focus()
  }
}

const modified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey
