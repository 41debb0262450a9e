/** Effects in the notation as rows of icons; what has no icons is told in words. */

export type Part =
  | { what: 'good'; good: string; n: number }
  | { what: 'arrow' }
  | { what: 'or' }
  | { what: 'colour'; colour: string }
  | { what: 'when'; kind: string }
  | { what: 'per'; kind: string; colour: string; max: number }

export const GOODS: ReadonlySet<string> = new Set([
  'worker', 'wood', 'stone', 'food', 'gold', 'raze-token', 'defense-token', 'vp', 'card', 'common-card', 'faction-card', 'samurai', 'resource', 'location',
])
const COLOURS: ReadonlySet<string> = new Set(['black', 'purple', 'blue', 'brown', 'gold-coloured', 'red', 'pink', 'grey', 'faction'])

/** "worker, 2 stone => 3 vp" -> parts; null if it needs words. */
export function parts(notation: string): Part[] | null {
  const words = notation.replace(/=>/g, ' => ').replace(/[,;:]/g, (sign) => ` ${sign} `).split(/\s+/).filter(Boolean)
  const found: Part[] = []
  let n = 1
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    if (/^\d+$/.test(word)) n = Number(word)
    else if (GOODS.has(word)) {
      found.push({ what: 'good', good: word, n })
      n = 1
    } else if (word === '=>') found.push({ what: 'arrow' })
    else if (word === 'or') found.push({ what: 'or' })
    else if (word === ',' || word === ';') continue
    else if (word === 'when') {
      const end = words.indexOf(':', i)
      const [kind = '', colour] = words.slice(i + 1, end)
      if (end < 0 || !['build', 'raze', 'deal'].includes(kind) || (colour !== undefined && !COLOURS.has(colour))) return null
      found.push({ what: 'when', kind })
      if (colour) found.push({ what: 'colour', colour })
      found.push({ what: 'arrow' })
      i = end
    } else if (word === 'per' && (words[i + 1] === 'location' || words[i + 1] === 'samurai')) {
      const place = words[i + 1] === 'location'
      const at = place ? i + 3 : i + 2
      found.push({ what: 'per', kind: words[i + 1] ?? '', colour: place ? (words[i + 2] ?? '') : '', max: words[at] === 'max' ? Number(words[at + 1]) : 0 })
      i = words[at] === 'max' ? at + 1 : at - 1
    } else return null
  }
  return found
}

/** "2 wood, stone, location" -> wood, wood, stone, location. */
export function goodsOf(notation: string): string[] {
  return (parts(notation) ?? []).flatMap((part) => (part.what === 'good' ? Array.from({ length: part.n }, () => part.good) : []))
}

/** Goods and how many of each, in order. */
export function countsOf(notation: string): { good: string; n: number }[] {
  return (parts(notation) ?? []).flatMap((part) => (part.what === 'good' ? [{ good: part.good, n: part.n }] : []))
}
