import { api } from './api.ts'
import type { TableInfo } from './types.ts'

export type ListName = 'open' | 'running' | 'finished' | 'mine'

/** Lists of tables that keep themselves fresh while a page shows them. */
export function lobbyLists(names: readonly ListName[]): { readonly found: Partial<Record<ListName, TableInfo[]>>; readonly loaded: boolean } {
  let found = $state.raw<Partial<Record<ListName, TableInfo[]>>>({})
  let loaded = $state(false)

  async function refresh(): Promise<void> {
    const lists = await Promise.all(names.map((name) => api.tables(name).catch(() => [])))
    found = Object.fromEntries(names.map((name, i) => [name, lists[i] ?? []]))
    loaded = true
  }

  $effect(() => {
    let closed = false
    let socket: WebSocket | undefined
    let timer = 0
    const connect = (): void => {
      const address = new URL('/ws/lobby', location.href)
      address.protocol = address.protocol.replace('http', 'ws')
      socket = new WebSocket(address)
      socket.addEventListener('message', () => void refresh())
      socket.addEventListener('close', () => {
        if (!closed) timer = window.setTimeout(connect, 3000)
      })
    }
    void refresh()
    connect()
    return () => {
      closed = true
      clearTimeout(timer)
      socket?.close()
    }
  })

  return {
    get found() {
      return found
    },
    get loaded() {
      return loaded
    },
  }
}
