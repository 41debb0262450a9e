import type { Part } from '../../lib/types.ts'

/** One sign of what is printed on a tile. */
export type Printed =
  | { what: 'good'; good: string; n: number }
  | { what: 'sign'; sign: '→' | '=' | '/' | '≠' }
  | { what: 'word'; part: Extract<Part, { text: string }> }

/** What a temple counts: an area around it (or what one has), tiles of a kind (or how many kinds), points for each. */
export interface Count {
  vp: number
  area: 'ring' | 'cross' | 'crate'
  /** A kind of tile, or a good; null: different kinds. */
  of: string | null
}

/**
 * An effect in the printed grammar: cost → gain, what is counted = what it gives, one / the other.
 * Brackets and the verb around an exchange say nothing the arrow does not say.
 */
export function printed(parts: readonly Part[]): Printed[] {
  const found: Printed[] = []
  for (const [i, part] of parts.entries()) {
    if (part.what === 'good') found.push({ what: 'good', good: part.good, n: part.n ?? 1 })
    else if (part.what === 'sign') {
      if (part.sign === 'arrow') found.push({ what: 'sign', sign: '→' })
      else if (part.sign === 'or') found.push({ what: 'sign', sign: '/' })
      else if (part.sign === 'per') return perEach(found, parts.slice(i + 1))
    } else if (part.what === 'verb' && part.name === 'pay-different') {
      for (let n = Number(part.args?.['n'] ?? 2); n > 0; n--) {
        found.push({ what: 'good', good: 'resource', n: 1 })
        if (n > 1) found.push({ what: 'sign', sign: '≠' })
      }
    } else if ('text' in part && part.name !== 'exchange') found.push({ what: 'word', part })
  }
  return found
}

/** "denarius per wheat" is printed the other way round: wheat = denarius. */
const perEach = (gain: readonly Printed[], counted: readonly Part[]): Printed[] => [
  ...printed(counted),
  { what: 'sign', sign: '=' },
  ...gain,
]

const AREAS: Readonly<Record<string, Count['area']>> = { around8: 'ring', lines4: 'cross' }

/** What a temple counts, if it is made of one count. */
export function counted(parts: readonly Part[]): Count | null {
  const [gain, per, what] = parts
  if (gain?.what !== 'good' || per?.what !== 'sign' || per.sign !== 'per' || !what) return null
  const vp = gain.n ?? 1
  if (what.what === 'good') return { vp, area: 'crate', of: what.good }
  if (what.what !== 'count') return null
  const words = what.words ?? []
  const area = words.map((word) => AREAS[word]).find((found) => found !== undefined)
  return area ? { vp, area, of: words.find((word) => !(word in AREAS)) ?? null } : null
}
