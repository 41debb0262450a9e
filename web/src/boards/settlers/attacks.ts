/** Solo: an attack needs two cards that show the two goods of a location's raze field. */

/** The two goods of the attack that hits such a location: the newest card and its fellow. Japanese locations are hit by two equal cards. */
export function pairOf(line: readonly string[], raze: readonly string[], japanese: boolean): [string, string] | null {
  const [newest] = line
  if (newest === undefined) return null
  return [newest, (japanese ? newest : raze[raze[0] === newest ? 1 : 0]) ?? newest]
}

/** Whether the next card could hit: one of the two goods lies in the line already. */
export function threatens(line: readonly string[], raze: readonly string[], japanese: boolean): boolean {
  return japanese ? raze.length > 0 && line.includes('vp') : raze.length === 2 && raze.some((good) => line.includes(good))
}
