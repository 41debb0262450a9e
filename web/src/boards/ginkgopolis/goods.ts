import type { Token } from '../../lib/board.ts'
import type { Sign } from '../../lib/signs.ts'
import type { Change } from '../../lib/types.ts'
import type { GameWords } from '../../lib/words.svelte.ts'
import type { Colour, Trigger } from './types.ts'

const TOKENS: Readonly<Record<string, { kind: string; icon: string }>> = {
  resource: { kind: 'resource', icon: 'cube' },
  tile: { kind: 'tile', icon: 'x-tile' },
  sp: { kind: 'vp', icon: 'round-star' },
}
/** The sign of each action. */
export const TRIGGER_ICONS: Record<Trigger, string> = { exploit: 'cog', urbanise: 'expand', construct: 'upgrade' }
export const TRIGGERS: readonly Trigger[] = ['exploit', 'urbanise', 'construct']
/** The sign of each colour. */
export const COLOUR_ICONS: Record<Colour, string> = { red: 'cube', blue: 'x-tile', yellow: 'round-star' }
const GOODS = ['resource', 'tile', 'sp'] as const

/** What the words of effects look like. */
export const SIGNS: Readonly<Record<string, Sign | null>> = {
  ...Object.fromEntries(Object.entries(TOKENS).map(([good, { kind, icon }]) => [good, { icon, token: kind }])),
  ...Object.fromEntries(
    Object.entries(TRIGGER_ICONS).map(([trigger, icon]) => [trigger, { icon, fill: 'var(--ink)', ink: 'var(--paper)' }]),
  ),
  ...Object.fromEntries(
    Object.entries(COLOUR_ICONS).map(([colour, icon]) => [
      colour,
      { icon, fill: `var(--g-${colour})`, ink: `var(--g-${colour}-ink)` },
    ]),
  ),
  card: { icon: 'card-draw' },
}

export function goodToken(words: GameWords, good: string, n?: number | string): Token {
  return {
    ...(TOKENS[good] ?? { kind: 'any', icon: 'cube' }),
    label: words.text(`good-${good}`, { case: 'nom', n: 1 }),
    ...(n === undefined ? {} : { n }),
  }
}

/** What there is some of, in the usual order. */
export const goodTokens = (words: GameWords, goods: Readonly<Record<string, number>>): Token[] =>
  GOODS.flatMap((good) => (goods[good] ? [goodToken(words, good, goods[good])] : []))

/** Changes added up by good. */
export function sums(changes: readonly Change[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { good, n } of changes) found[good] = (found[good] ?? 0) + n
  return found
}
