/** Effects in the notation as rows of icons and, where icons do not tell enough, a few words; the whole text is in the large card. */

export type Part =
  | { what: 'good'; good: string; n: number }
  | { what: 'arrow' }
  | { what: 'or' }
  | { what: 'colour'; colour: string }
  | { what: 'when'; kind: string }
  | { what: 'per'; kind: string; colour: string; max: number }
  | { what: 'slash' }
  | { what: 'words'; id: string }

export const GOODS: ReadonlySet<string> = new Set([
  'worker', 'wood', 'stone', 'food', 'gold', 'raze-token', 'defense-token', 'vp', 'card', 'common-card', 'faction-card', 'samurai', 'resource', 'location',
])
const COLOURS: ReadonlySet<string> = new Set(['black', 'purple', 'blue', 'brown', 'gold-coloured', 'red', 'pink', 'grey', 'faction'])

/** What only a few cards do, told by the text "fx-..."; some of it can be drawn after all. */
const PHRASES: Readonly<Record<string, readonly Part[]>> = Object.fromEntries(
  Object.entries({
    'raze opponent despite protection': 'raze-protected', 'raze hand|opponent': 'raze-any', 'raze own': 'raze-own', 'copy-raze-good': 'copy-raze',
    'draw 2 keep 1 from faction rest shuffle': 'draw-faction', 'draw 2 keep 1 rest discard': 'draw', 'build-faction from hand': 'build-hand', 'build-faction from deals': 'build-deal',
    'repeat-production other': 'repeat-other', 'repeat-production': 'repeat', 'cancel-deal opponent': 'cancel-deal', 'cancel-deal own': 'cancel-own', 'plunder-deal': 'plunder-deal',
    'take-deal': 'take-deal', 'use-deal': 'use-deal', 'deal-with-location': 'route', 'discard-location': 'discard-location', 'opponent-discards': 'opponent-discards',
    'lay-foundation': 'lay', 'take-over': 'take-over', 'offer': 'offer', 'reset': 'reset', 'block': 'block', 'steal': 'steal', 'store': 'store',
    'deals-pay': 'deals-pay', 'pair-exchanged limit 4': 'pair', 'gain-vp 2+': 'gain-vp',
  }).map(([notation, id]): [string, Part[]] => [notation, [{ what: 'words', id }]]),
)
const DRAWN: Readonly<Record<string, readonly Part[]>> = {
  'discard-card': [{ what: 'good', good: 'card', n: 1 }],
  tuck: [{ what: 'good', good: 'card', n: 1 }, { what: 'arrow' }, { what: 'good', good: 'vp', n: 1 }, { what: 'words', id: 'tuck' }],
  'discard-gained': [{ what: 'words', id: 'discarded' }],
  'per discarded-good': [],
  may: [],
}
const KNOWN = Object.entries({ ...PHRASES, ...DRAWN }).map(([notation, found]) => ({ words: notation.split(' '), found })).sort((a, b) => b.words.length - a.words.length)

/** "worker, 2 stone => 3 vp" -> parts; null if there is something we have no icons and no short words for. */
export function parts(notation: string): Part[] | null {
  const words = notation.replace(/=>/g, ' => ').replace(/[()]/g, ' ').replace(/[,;:]/g, (sign) => ` ${sign} `).split(/\s+/).filter(Boolean)
  const found: Part[] = []
  let n = 1
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const phrase = KNOWN.find((known) => known.words.every((one, k) => words[i + k] === one))
    if (phrase) {
      found.push(...phrase.found)
      i += phrase.words.length - 1
    } else if (/^\d+$/.test(word)) n = Number(word)
    else if (GOODS.has(word)) {
      found.push({ what: 'good', good: word, n })
      n = 1
    } else if (word === '=>') found.push({ what: 'arrow' })
    else if (word === 'or') found.push({ what: 'or' })
    else if (word === ',' || word === ';') continue
    else if (word.includes('|') && word.split('|').every((good) => GOODS.has(good)))
      found.push(...word.split('|').flatMap((good, k): Part[] => [...(k ? [{ what: 'slash' } as const] : []), { what: 'good', good, n: 1 }]))
    else if (word === 'when') {
      const end = words.indexOf(':', i)
      const [kind = '', colour] = words.slice(i + 1, end)
      const rare = PHRASES[words.slice(i + 1, end).join(' ')]
      if (rare) {
        found.push(...rare, { what: 'arrow' })
        i = end
        continue
      }
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

/** An action that is nothing but goods for goods. */
export function exchange(notation: string): { cost: { good: string; n: number }[]; gain: { good: string; n: number }[] } | null {
  const found = parts(notation) ?? []
  const arrow = found.findIndex((part) => part.what === 'arrow')
  if (arrow < 1 || arrow === found.length - 1 || found.some((part, i) => i !== arrow && part.what !== 'good')) return null
  const [cost = '', gain = ''] = notation.split('=>')
  return { cost: countsOf(cost), gain: countsOf(gain) }
}

/** What of a building cost is missing; gold stands in for wood, stone and food. `places`: locations and foundations one could give up. */
export function lacking(build: string, goods: Readonly<Record<string, number>>, places: number): { good: string; n: number }[] {
  const counts = countsOf(build)
  let gold = (goods['gold'] ?? 0) - (counts.find((cost) => cost.good === 'gold')?.n ?? 0)
  return counts.flatMap(({ good, n }) => {
    let short = n - (good === 'location' ? places : (goods[good] ?? 0))
    if (short > 0 && ['wood', 'stone', 'food'].includes(good)) {
      const paid = Math.max(0, Math.min(gold, short))
      gold -= paid
      short -= paid
    }
    return short > 0 ? [{ good, n: short }] : []
  })
}

/** Second halves of long Hungarian names: where they are parted if they need two lines. */
const TAILS = ['műhely', 'mester', 'iskola', 'kolónia', 'kereskedelem', 'kereskedő', 'zsonglőrök', 'tenyésztő', 'kovács', 'szállás', 'képző', 'főzde', 'főző', 'barlang', 'verem', 'szobrász', 'torony', 'malom', 'céh', 'inas']

/** A name with soft hyphens: long words in one of two halves, never a letter alone. */
export function soft(name: string): string {
  return name.split(' ').map((word) => {
    const tail = TAILS.find((one) => word.length > 9 && word.endsWith(one) && word.length - one.length > 2 && !word.endsWith(`-${one}`))
    return tail ? `${word.slice(0, -tail.length)}\u00AD${tail}` : word
  }).join(' ')
}
