import type { Token } from '../../lib/board.ts'
import type { Sign } from '../../lib/signs.ts'
import type { GameWords } from '../../lib/words.svelte.ts'

const TOKENS: Record<string, { kind: string; icon: string }> = {
  worker: { kind: 'worker', icon: 'meeple' },
  wood: { kind: 'wood', icon: 'log' },
  stone: { kind: 'stone', icon: 'stone-block' },
  food: { kind: 'food', icon: 'shiny-apple' },
  gold: { kind: 'gold', icon: 'crown-coin' },
  'raze-token': { kind: 'raze', icon: 'torch' },
  'defense-token': { kind: 'defence', icon: 'checked-shield' },
  vp: { kind: 'vp', icon: 'round-star' },
  card: { kind: 'card', icon: 'card-draw' },
  'common-card': { kind: 'card', icon: 'card-draw' },
  'faction-card': { kind: 'card', icon: 'imperial-crown' },
  samurai: { kind: 'samurai', icon: 'samurai-helmet' },
  resource: { kind: 'any', icon: 'wooden-crate' },
  location: { kind: 'location', icon: 'house' },
}

/** Your tray, in the order of the board. */
export const TRAY = ['worker', 'wood', 'stone', 'food', 'gold', 'raze-token', 'defense-token'] as const

export function goodToken(words: GameWords, good: string, n?: number | string): Token {
  const token = TOKENS[good] ?? { kind: 'any', icon: 'wooden-crate' }
  const label = words.has(`good-${good}`) ? words.text(`good-${good}`, { case: 'nom', n: 1 }) : good
  return { ...token, label, ...(n === undefined ? {} : { n }) }
}

/** A card's colour as its band: kit tokens --c-* and --t-*, and the icon of the good it stands for. */
export const COLOURS: Record<string, { band: string; icon: string }> = {
  brown: { band: 'brown', icon: 'log' },
  grey: { band: 'gray', icon: 'stone-block' },
  red: { band: 'red', icon: 'shiny-apple' },
  pink: { band: 'pink', icon: 'meeple' },
  'gold-coloured': { band: 'gold', icon: 'crown-coin' },
  gold: { band: 'gold', icon: 'crown-coin' },
  blue: { band: 'blue', icon: 'card-draw' },
  black: { band: 'black', icon: 'torch' },
  purple: { band: 'purple', icon: 'round-star' },
  faction: { band: 'none', icon: 'imperial-crown' },
  none: { band: 'none', icon: 'ancient-ruins' },
}

/** What the words of effects look like. */
export const SIGNS: Readonly<Record<string, Sign | null>> = {
  ...Object.fromEntries(Object.entries(TOKENS).map(([good, { kind, icon }]) => [good, { icon, token: kind }])),
  ...Object.fromEntries(
    Object.entries(COLOURS)
      .filter(([colour]) => !(colour in TOKENS))
      .map(([colour, { band, icon }]) => [colour, { icon, fill: `var(--c-${band})` }]),
  ),
  'discard-card': { icon: 'card-draw', token: 'card' },
  'count-location': null,
  build: { icon: 'hammer-nails' },
  raze: { icon: 'torch' },
  deal: { icon: 'shaking-hands' },
}

export const FACTIONS: Record<string, { icon: string; colour: string }> = {
  barbarian: { icon: 'barbarian', colour: 'var(--c-black)' },
  japanese: { icon: 'samurai-helmet', colour: 'var(--c-pink)' },
  roman: { icon: 'galea', colour: 'var(--c-red)' },
  egyptian: { icon: 'pharoah', colour: 'var(--c-gold)' },
}
export const colourOf = (colours: readonly string[] | undefined): { band: string; icon: string } =>
  COLOURS[colours?.[0] ?? 'none'] ?? { band: 'none', icon: 'ancient-ruins' }
