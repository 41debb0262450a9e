import type { Token } from '../../lib/board.ts'
import type { GameWords } from '../../lib/words.svelte.ts'
import type { GoodName, Goods, Trigger } from './types.ts'

const TOKENS: Record<GoodName, { kind: string; icon: string }> = {
  resource: { kind: 'resource', icon: 'cube' },
  tile: { kind: 'tile', icon: 'x-tile' },
  sp: { kind: 'vp', icon: 'round-star' },
}
/** The sign of each action. */
export const TRIGGER_ICONS: Record<Trigger, string> = { exploit: 'cog', urbanise: 'expand', construct: 'upgrade' }
const GOODS: readonly GoodName[] = ['resource', 'tile', 'sp']

export function goodToken(words: GameWords, good: GoodName, n?: number | string): Token {
  return { ...TOKENS[good], label: words.text(`good-${good}`, { case: 'nom', n: 1 }), ...(n === undefined ? {} : { n }) }
}

/** What there is some of, in the usual order. */
export const goodTokens = (words: GameWords, goods: Partial<Goods>): Token[] =>
  GOODS.flatMap((good) => (goods[good] ? [goodToken(words, good, goods[good])] : []))
