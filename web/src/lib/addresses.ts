/** Addresses of what belongs to a table. Whoever watches a private table by its key needs the key at each of them. */

type Query = Record<string, boolean | number | string | null>

/** A path with what is asked for; null and false are left out. */
export function address(path: string, query: Query): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === false ? [] : [[name, String(value)]],
  )
  return asked.length ? `${path}?${new URLSearchParams(asked)}` : path
}

/** Where the server speaks about a table. */
export const tableCall = (id: string, part = '', query: Query = {}): string =>
  address(`/api/tables/${encodeURIComponent(id)}${part}`, query)

export const tablePage = (id: string, key: string | null = null): string => address(`/table/${encodeURIComponent(id)}`, { key })
export const replayPage = (id: string, key: string | null = null, step: number | null = null): string =>
  address(`/replay/${encodeURIComponent(id)}`, { key, step })
/** The review of a finished game. */
export const reviewPage = (id: string, key: string | null = null): string =>
  address(`/review/${encodeURIComponent(id)}`, { key })
export const recordFile = (id: string, key: string | null = null): string => tableCall(id, '/record', { key })

/** The parts of an address, or null if it cannot be read: "%E0%A4%A" is no text. */
export function pathParts(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}
