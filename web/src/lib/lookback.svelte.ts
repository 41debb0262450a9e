import { tick } from 'svelte'
import type { Scene } from './film.ts'
import { ReplayHost } from './replay.svelte.ts'
import type { TableClient } from './table.svelte.ts'
import { toasts } from './toasts.svelte.ts'
import { t } from './words.svelte.ts'

/** Looking back while a game runs: the table as it was, and what others did once more. Nothing can be played meanwhile. */
export class LookBack {
  /** Where one looks; null is now. */
  at = $state.raw<{ step: number; steps: number } | null>(null)
  readonly #client: TableClient
  /** The game up to now through one's own eyes; a new one for every number, since a step back changes what was. */
  #history: { number: number; host: ReplayHost } | null = null

  constructor(client: TableClient) {
    this.#client = client
  }

  /** To the table as it was after an entry. */
  async to(number: number): Promise<void> {
    if (this.#client.theatre.playing) return
    const host = await this.#opened()
    if (host) await this.#show(host, host.stepOf(number))
  }

  /** Another step from where one looks, or from now. */
  async by(steps: number): Promise<void> {
    const host = await this.#opened()
    if (!host || this.#client.theatre.playing) return
    const from = this.at?.step ?? host.steps
    if (from + steps >= host.steps) this.now()
    else await this.#show(host, from + steps)
  }

  now(): void {
    this.#client.past = this.at = null
  }

  /** Show deeds again, as they happened: on the table as it was then. */
  async watch(again: readonly Scene[]): Promise<void> {
    const { theatre } = this.#client
    if (theatre.playing || !again.length) return
    const host = await this.#opened()
    if (!host || theatre.playing) return
    theatre.again = true
    let left = again.length
    for (const [number, scenes] of Map.groupBy(again, (scene) => scene.number)) {
      if (theatre.skipping) break
      const step = host.stepOf(number)
      left -= scenes.length
      await this.#show(host, step - 1)
      await theatre.show(scenes, () => this.#show(host, step), left)
    }
    theatre.end()
    this.now()
  }

  async #opened(): Promise<ReplayHost | null> {
    const { info, number, key, words, draws, seat } = this.#client
    if (!info) return null
    if (this.#history?.number !== number) {
      const host = new ReplayHost(info, key, words, draws)
      host.seat = seat
      this.#history = { number, host }
    }
    const { host } = this.#history
    await host.peek(0).catch(() => null)
    if (!host.numbers.length) toasts.show(t('error-unreachable'), 'bad')
    return host.numbers.length ? host : null
  }

  async #show(host: ReplayHost, step: number): Promise<void> {
    const at = Math.max(0, Math.min(step, host.steps))
    const frame = await host.peek(at).catch(() => null)
    if (!frame) return
    this.at = { step: at, steps: host.steps }
    this.#client.past = { view: frame.view, drawn: frame.drawn, number: host.numbers[at] ?? 0 }
    await tick()
  }
}
