/** Second halves of long Hungarian names: where they are parted if they need two lines. */
const TAILS = [
  'műhely',
  'mester',
  'iskola',
  'kolónia',
  'kereskedelem',
  'kereskedő',
  'zsonglőrök',
  'tenyésztő',
  'kovács',
  'szállás',
  'képző',
  'főzde',
  'főző',
  'barlang',
  'verem',
  'szobrász',
  'torony',
  'malom',
  'céh',
  'inas',
]

/** A name with soft hyphens: long words in one of two halves, never a letter alone. */
export function soft(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const tail = TAILS.find(
        (one) => word.length > 9 && word.endsWith(one) && word.length - one.length > 2 && !word.endsWith(`-${one}`),
      )
      return tail ? `${word.slice(0, -tail.length)}\u00AD${tail}` : word
    })
    .join(' ')
}
