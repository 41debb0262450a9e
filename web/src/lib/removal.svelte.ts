import { api } from './api.ts'
import { toasts } from './toasts.svelte.ts'
import type { TableInfo } from './types.ts'
import { reason } from './words.svelte.ts'

/** So long a table put away can be brought back. */
export const REGRET_MS = 8_000

/** Whether nobody else would miss the table: then it goes for good; otherwise one only gets up from it. */
export const aloneAt = ({ host, seats }: TableInfo): boolean =>
  seats.every(({ user, mine }) => user === null || mine) && seats.some(({ user, mine }) => mine && user === host)

/** Tables somebody puts away: for a while they can be brought back, only then the server is told. */
export class Removals {
  #waiting = $state.raw<ReadonlyMap<string, number>>(new Map())
  /** The server has been told: not to be shown, though a list from before may still have them. */
  #gone = $state.raw<ReadonlySet<string>>(new Set())
  readonly #after: () => void

  constructor(after: () => void) {
    this.#after = after
    $effect(() => () => this.#now())
  }

  has(table: TableInfo): boolean {
    return this.#waiting.has(table.id)
  }
  left(tables: readonly TableInfo[]): readonly TableInfo[] {
    return tables.filter(({ id }) => !this.#gone.has(id))
  }

  put(table: TableInfo): void {
    const timer = window.setTimeout(() => void this.#remove(table), REGRET_MS)
    this.#tables.set(table.id, table)
    this.#waiting = new Map([...this.#waiting, [table.id, timer]])
  }

  back({ id }: TableInfo): void {
    clearTimeout(this.#waiting.get(id))
    this.#drop(id)
  }

  /** Who goes to another page has decided. */
  #now(): void {
    for (const [id, timer] of this.#waiting) {
      clearTimeout(timer)
      const table = this.#tables.get(id)
      if (table) void this.#remove(table)
    }
  }

  readonly #tables = new Map<string, TableInfo>()

  #drop(id: string): void {
    this.#waiting = new Map([...this.#waiting].filter(([other]) => other !== id))
    this.#tables.delete(id)
  }

  async #remove(table: TableInfo): Promise<void> {
    this.#drop(table.id)
    this.#gone = new Set([...this.#gone, table.id])
    try {
      await (aloneAt(table) ? api.close(table.id) : api.leave(table.id))
    } catch (error) {
      this.#gone = new Set([...this.#gone].filter((id) => id !== table.id))
      toasts.show(reason(error), 'bad')
    }
    this.#after()
  }
}
