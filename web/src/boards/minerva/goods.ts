import type { Token } from '../../lib/board.ts'
import type { Sign } from '../../lib/signs.ts'
import type { Change } from '../../lib/types.ts'
import type { GameWords } from '../../lib/words.svelte.ts'

const TOKENS: Readonly<Record<string, { kind: string; icon: string }>> = {
  wheat: { kind: 'wheat', icon: 'wheat' },
  stone: { kind: 'stone', icon: 'stone-block' },
  wood: { kind: 'wood', icon: 'log' },
  ore: { kind: 'ore', icon: 'ore' },
  resource: { kind: 'any', icon: 'wooden-crate' },
  denarius: { kind: 'denarius', icon: 'two-coins' },
  glory: { kind: 'glory', icon: 'laurel-crown' },
  theatre: { kind: 'theatre', icon: 'drama-masks' },
  art: { kind: 'art', icon: 'large-paint-brush' },
  science: { kind: 'science', icon: 'materials-science' },
  culture: { kind: 'culture', icon: 'drama-masks' },
  assistant: { kind: 'assistant', icon: 'person' },
  vp: { kind: 'vp', icon: 'round-star' },
}

/** The resources of the tray, in the order of the rules. */
export const RESOURCES = ['wheat', 'stone', 'wood', 'ore'] as const

/** The icon of each kind of tile; its colour is --m-<kind>. */
export const KINDS: Readonly<Record<string, string>> = {
  production: 'plow',
  commercial: 'two-coins',
  cultural: 'drama-masks',
  military: 'crossed-swords',
  special: 'aqueduct',
  temple: 'greek-temple',
  residence: 'house',
}

export function goodToken(words: GameWords, good: string, n?: number | string): Token {
  const token = TOKENS[good] ?? { kind: 'any', icon: 'wooden-crate' }
  const label = words.has(`good-${good}`) ? words.text(`good-${good}`, { case: 'nom', n: 1 }) : good
  return { ...token, label, ...(n === undefined ? {} : { n }) }
}

/** What is paid, with its sign. */
export const costs = (words: GameWords, changes: readonly Change[]): Token[] =>
  changes.filter(({ n }) => n < 0).map(({ good, n }) => goodToken(words, good, `−${-n}`))
/** What is gained: one of a good is its token, points have a sign. */
export const gains = (words: GameWords, changes: readonly Change[]): Token[] =>
  changes.filter(({ n }) => n > 0).map(({ good, n }) => goodToken(words, good, good === 'vp' ? `+${n}` : n > 1 ? n : undefined))

/** What the words of effects look like. */
export const SIGNS: Readonly<Record<string, Sign | null>> = {
  ...Object.fromEntries(Object.entries(TOKENS).map(([good, { kind, icon }]) => [good, { icon, token: kind }])),
  ...Object.fromEntries(Object.entries(KINDS).map(([kind, icon]) => [kind, { icon, fill: `var(--m-${kind})` }])),
  'verb-exchange': null,
  'count-facility': null,
  'pay-different': { icon: 'wooden-crate', token: 'any' },
}
