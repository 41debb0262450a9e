/** How a value of any game's view is best shown. */
export type Shape = 'nothing' | 'plain' | 'item' | 'items' | 'numbers' | 'table' | 'list' | 'record'

export type Dict = Record<string, unknown>

/** What every view has and the frame shows by itself. */
const FRAME_KEYS = new Set(['game', 'seat', 'seats', 'to_act', 'over', 'result', 'round', 'first'])
const POINTS = ['points', 'vp', 'score', 'total', 'sp']

export const isDict = (value: unknown): value is Dict => typeof value === 'object' && value !== null && !Array.isArray(value)

export function shapeOf(value: unknown, isItem: (id: string) => boolean): Shape {
  if (value === null || value === undefined || value === false || value === '' || (Array.isArray(value) && !value.length)) return 'nothing'
  if (typeof value === 'string') return isItem(value) ? 'item' : 'plain'
  if (typeof value !== 'object') return 'plain'
  if (!Array.isArray(value)) return Object.keys(value).length ? 'record' : 'nothing'
  if (value.every((entry) => typeof entry === 'string' && isItem(entry))) return 'items'
  if (value.every((entry) => typeof entry !== 'object' || entry === null)) return 'numbers'
  if (value.length > 1 && value.every(isDict) && isFlat(value)) return 'table'
  return 'list'
}

/** All rows have the same few simple fields. */
function isFlat(rows: readonly Dict[]): boolean {
  const keys = Object.keys(rows[0] ?? {})
  return keys.length <= 8 && rows.every((row) => Object.keys(row).join() === keys.join() && Object.values(row).every((cell) => typeof cell !== 'object' || cell === null))
}

/** The sections of a view, those of the players one for each. */
export function sectionsOf(view: unknown): { key: string; value: unknown }[] {
  if (!isDict(view)) return []
  return Object.entries(view)
    .filter(([key]) => !FRAME_KEYS.has(key))
    .map(([key, value]) => ({ key, value }))
}

/** The list in the view with one entry for each seat. */
export function playersOf(view: unknown): Dict[] {
  if (!isDict(view)) return []
  const seats = typeof view.seats === 'number' ? view.seats : 0
  const found = Object.values(view).find((value) => Array.isArray(value) && value.length >= Math.max(1, seats) && value.every(isDict) && value.some((entry) => POINTS.some((key) => key in entry)))
  return (found as Dict[] | undefined) ?? []
}

export function pointsOf(view: unknown, seat: number): number | null {
  const side = playersOf(view)[seat]
  const key = POINTS.find((key) => typeof side?.[key] === 'number')
  return key ? (side?.[key] as number) : null
}

/** "new_hand_tokens" -> "New hand tokens". */
export function humanised(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
