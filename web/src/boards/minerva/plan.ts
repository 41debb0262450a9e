import type { Placed } from './types.ts'

/** A place of a city, as the game writes it: "x,y"; x grows to the right, y upwards. */
export const placeOf = ({ x, y }: { x: number; y: number }): string => `${x},${y}`

/** A city as rows and columns, its free places included; the first row is the highest. */
export interface Plan {
  left: number
  top: number
  columns: number
  rows: number
}

export function planOf(city: readonly Placed[], places: readonly string[] = []): Plan {
  const spaces = [
    ...city.map(({ x, y }) => [x, y] as const),
    ...places.map((place) => place.split(',').map(Number) as [number, number]),
  ]
  if (!spaces.length) return { left: 0, top: 0, columns: 1, rows: 1 }
  const [xs, ys] = [spaces.map(([x]) => x), spaces.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  return { left, top, columns: Math.max(...xs) - left + 1, rows: top - Math.min(...ys) + 1 }
}

export const GAP = 5
/** A tile is at most this large, and never smaller than can be pointed at: by a finger, or by a mouse in a crowded city. */
const MOST = 104
const FINGER = 40
const MOUSE = 30

/** How large the tiles of a city are so that all of it fits; a height of 0: only the width matters. */
export function tileSize({ columns, rows }: Plan, width: number, height: number, gap = GAP): number {
  const across = (width - gap * (columns - 1)) / columns
  const down = height ? (height - gap * (rows - 1)) / rows : across
  return Math.max(height ? MOUSE : FINGER, Math.min(MOST, Math.floor(Math.min(across, down))))
}

/** The rows of a city, each with its tiles and free places from left to right. */
export function rowsOf(
  plan: Plan,
  city: readonly Placed[],
  places: readonly string[],
): { tile: Placed | null; place: string; column: number; row: number }[][] {
  const tiles = new Map(city.map((tile) => [placeOf(tile), tile]))
  const free = new Set(places)
  return Array.from({ length: plan.rows }, (_, row) =>
    Array.from({ length: plan.columns }, (_, column) => {
      const place = placeOf({ x: plan.left + column, y: plan.top - row })
      return { tile: tiles.get(place) ?? null, place, column: column + 1, row: row + 1 }
    }).filter(({ tile, place }) => tile || free.has(place)),
  )
}
