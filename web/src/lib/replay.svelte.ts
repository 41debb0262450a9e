import { api } from './api.ts'
import type { Host } from './board.ts'
import { nameOf } from './bots.ts'
import { deedsOf } from './film.ts'
import { inspector } from './inspector.svelte.ts'
import type { Choice, Deed, Drawing, Frame, TableInfo, WireLine } from './types.ts'
import type { GameWords } from './words.svelte.ts'

const CHUNK = 25

/** A finished game, looked at step by step through any seat's eyes. */
export class ReplayHost implements Host {
  step = $state(0)
  steps = $state(0)
  /** For every step the number of its entry; the steps with which rounds begin. */
  numbers = $state.raw<readonly number[]>([])
  rounds = $state.raw<readonly number[]>([])
  seat = $state<number | null>(null)
  frame = $state.raw<Frame | null>(null)
  failed = $state(false)
  readonly legal: readonly Choice[] = []
  readonly prompt = null
  readonly busy = false
  around: { before: () => void; after: () => void } = { before: () => {}, after: () => {} }
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  #asked = new Map<number, Promise<void>>()

  constructor(
    readonly info: TableInfo,
    /** The key of a private table, if it was given. */
    readonly key: string | null,
    readonly words: GameWords,
    /** Have views drawn by the server. */
    readonly draws: boolean,
  ) {}

  get view(): unknown {
    return this.frame?.view
  }
  get drawn(): Drawing | null {
    return this.frame?.drawn ?? null
  }
  get players(): readonly string[] {
    return this.info.seats.map(nameOf)
  }
  get options(): Readonly<Record<string, string>> {
    return this.info.options
  }
  get acting(): number[] {
    return this.frame?.to_act ?? []
  }
  /** What was told up to now, as far as it is loaded. */
  get lines(): { line: WireLine; step: number }[] {
    const told: { line: WireLine; step: number }[] = []
    for (let step = this.step; step >= 0; step--) {
      const frame = this.#frames.get(step)
      if (!frame) break
      told.unshift(...frame.lines.map((line) => ({ line, step })))
    }
    return told
  }

  get deeds(): readonly Deed[] {
    return deedsOf(this.lines)
  }

  say(line: WireLine): string {
    return this.words.say(line, this.players)
  }
  play(): void {}
  why(): Promise<null> {
    return Promise.resolve(null)
  }
  inspect(item: string | null, at?: Element): void {
    inspector.show(this.words, item, at)
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat
    this.#frames = new Map()
    this.#asked.clear()
    await this.go(this.step)
  }

  /** A step without going there. */
  async peek(step: number): Promise<Frame | null> {
    await this.#load(Math.floor(step / CHUNK))
    return this.#frames.get(step) ?? null
  }

  /** The step at which an entry of the log lay on the table. */
  stepOf(number: number): number {
    return Math.max(
      0,
      this.numbers.findLastIndex((one) => one <= number),
    )
  }

  /** To the beginning of the round before or after. */
  goRound(by: -1 | 1): void {
    const next = by > 0 ? this.rounds.find((step) => step > this.step) : this.rounds.findLast((step) => step < this.step)
    void this.go(next ?? (by > 0 ? this.steps : 0))
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, this.steps ? Math.min(step, this.steps) : step)
    this.step = wanted
    try {
      await this.#load(Math.floor(wanted / CHUNK))
      this.failed = false
    } catch {
      this.failed = true
      return
    }
    if (this.step !== wanted) return
    this.around.before()
    this.frame = this.#frames.get(this.step) ?? this.frame
    this.around.after()
    if (wanted % CHUNK > CHUNK / 2 && wanted < this.steps) void this.#load(Math.floor(wanted / CHUNK) + 1).catch(() => {})
    if (wanted >= CHUNK) void this.#load(Math.floor(wanted / CHUNK) - 1).catch(() => {})
  }

  #load(chunk: number): Promise<void> {
    let load = this.#asked.get(chunk)
    if (!load) {
      const seat = this.seat
      load = api
        .replay(this.info.id, { key: this.key, seat, from: chunk * CHUNK, to: (chunk + 1) * CHUNK, drawn: this.draws })
        .then((replay) => {
          if (seat !== this.seat) return
          this.steps = replay.steps
          this.numbers = replay.numbers
          if (!chunk) this.rounds = replay.rounds
          this.#frames = new Map([...this.#frames, ...replay.frames.map((frame) => [frame.step, frame] as const)])
        })
      this.#asked.set(chunk, load)
      load.catch(() => this.#asked.delete(chunk))
    }
    return load
  }
}
