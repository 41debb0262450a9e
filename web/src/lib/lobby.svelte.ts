import { api } from './api.ts'
import type { GameInfo, TableInfo } from './types.ts'
import { t } from './words.svelte.ts'

export type ListName = 'open' | 'running' | 'finished' | 'mine'

/** How often to look whether it is one's turn somewhere: moves are no news of the lobby. */
const TURNS_MS = 15_000
const AGAIN_MS = 3_000

/** Whether the reader is the one the table waits for. */
export const myTurn = (table: TableInfo): boolean =>
  table.to_act.some((seat) => table.seats[seat]?.mine && table.seats[seat].kind === 'person')

/** The games there are and lists of tables, fresh as long as a page shows them. */
export class Lobby {
  games = $state.raw<readonly GameInfo[]>([])
  found = $state.raw<Partial<Record<ListName, readonly TableInfo[]>>>({})
  loaded = $state(false)
  /** Why the last attempt failed; what is shown is older than that. */
  trouble = $state.raw<unknown>(null)

  constructor(readonly names: readonly ListName[]) {
    $effect(() => this.#follow())
    $effect(() => {
      document.title = this.unfinished.some(myTurn) ? t('title-your-turn') : 'Asztal'
    })
  }

  get mine(): readonly TableInfo[] {
    return this.found.mine ?? []
  }

  /** What the reader can play on, first where the others wait for them. */
  get unfinished(): readonly TableInfo[] {
    return this.mine.filter((table) => table.status !== 'finished').sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)))
  }

  async refresh(): Promise<void> {
    try {
      const [games, ...lists] = await Promise.all([
        this.games.length ? this.games : api.games(),
        ...this.names.map((name) => api.tables(name)),
      ])
      this.games = games
      this.found = Object.fromEntries(this.names.map((name, i) => [name, lists[i]]))
      this.loaded = true
      this.trouble = null
    } catch (error) {
      this.trouble = error
    }
  }

  /** The socket says when to look again. It is also how we learn that the server is gone, and that it is back. */
  #follow(): () => void {
    let socket: WebSocket | undefined
    let closed = false
    let again = 0
    const connect = (): void => {
      const address = new URL('/ws/lobby', location.href)
      address.protocol = address.protocol.replace('http', 'ws')
      socket = new WebSocket(address)
      socket.addEventListener('open', () => void this.refresh())
      socket.addEventListener('message', () => void this.refresh())
      socket.addEventListener('close', () => {
        if (closed) return
        void this.refresh()
        again = window.setTimeout(connect, AGAIN_MS)
      })
    }
    connect()
    const turns = window.setInterval(() => {
      if (this.mine.some((table) => table.status === 'running')) void this.refresh()
    }, TURNS_MS)
    return () => {
      closed = true
      clearTimeout(again)
      clearInterval(turns)
      socket?.close()
    }
  }
}
