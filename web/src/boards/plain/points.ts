const POINTS = ['score', 'points', 'vp', 'total', 'sp']

const isDict = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The points of a seat in any game's view: in its `sides`, or else in the first list with an entry for each seat. */
export function pointsOf(view: unknown, seat: number): number | null {
  if (!isDict(view)) return null
  const seats = typeof view.seats === 'number' ? view.seats : 1
  const sides = [view.sides, ...Object.values(view)].find(
    (value): value is Record<string, unknown>[] =>
      Array.isArray(value) &&
      value.length >= seats &&
      value.every(isDict) &&
      value.some((side) => POINTS.some((key) => key in side)),
  )
  const points = POINTS.map((key) => sides?.[seat]?.[key]).find((value) => typeof value === 'number')
  return points ?? null
}

export const roundOf = (view: unknown): number | null => (isDict(view) && typeof view.round === 'number' ? view.round : null)
