/** Solo: an attack needs two cards that show the two goods of a location's raze field. */

/** The two goods of the attack that hits such a location: the newest card and its fellow. Japanese locations are hit by two equal cards. */
export function pairOf(line: readonly string[], raze: readonly string[], japanese: boolean): [string, string] | null {
  const [newest] = line
  if (newest === undefined) return null
  return [newest, (japanese ? newest : raze[raze[0] === newest ? 1 : 0]) ?? newest]
}

/** Whether the next card could hit: one good lies in the line already, and a card with its fellow is still to come. `copies`: how many cards there are of a good. */
export function threatens(line: readonly string[], raze: readonly string[], japanese: boolean, copies: (good: string) => number): boolean {
  const left = (good: string): boolean => copies(good) > line.filter((one) => one === good).length
  const [one, two] = japanese && raze.length ? ['vp', 'vp'] : raze
  return one !== undefined && two !== undefined && ((line.includes(one) && left(two)) || (line.includes(two) && left(one)))
}
