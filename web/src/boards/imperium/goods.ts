import type { Token } from '../../lib/board.ts'
import type { Sign } from '../../lib/signs.ts'
import type { GameWords } from '../../lib/words.svelte.ts'
import type { CardFacts } from './types.ts'

const TOKENS: Readonly<Record<string, { kind: string; icon: string }>> = {
  mat: { kind: 'material', icon: 'stone-block' },
  pop: { kind: 'population', icon: 'three-friends' },
  prg: { kind: 'progress', icon: 'sprout' },
  action: { kind: 'action', icon: 'sprint' },
  exhaust: { kind: 'exhaust', icon: 'night-sleep' },
  unrest: { kind: 'unrest', icon: 'fist' },
  vp: { kind: 'vp', icon: 'round-star' },
}

/** What lies in one's tray, in this order. */
export const TRAY = ['mat', 'pop', 'prg'] as const

export function goodToken(words: GameWords, good: string, n?: number | string): Token {
  const token = TOKENS[good] ?? { kind: 'any', icon: 'wooden-crate' }
  const label =
    good === 'exhaust'
      ? words.text('good-name', { good })
      : words.has(`good-${good}`)
        ? words.text(`good-${good}`, { case: 'nom', n: 1 })
        : good
  return { ...token, label, ...(n === undefined ? {} : { n }) }
}

/** A suit as its band: kit tokens --i-*, and its icon. */
export const SUITS: Readonly<Record<string, { band: string; icon: string }>> = {
  region: { band: 'reg', icon: 'peaks' },
  uncivilised: { band: 'unc', icon: 'hut' },
  civilised: { band: 'civ', icon: 'greek-temple' },
  tributary: { band: 'tri', icon: 'receive-money' },
  fame: { band: 'fam', icon: 'laurels-trophy' },
  unrest: { band: 'unr', icon: 'fist' },
  power: { band: 'nat', icon: 'crown' },
}
/** The colour of a card: that of its first suit, of nations otherwise. */
export const bandOf = ({ suits = [] }: CardFacts): string => SUITS[suits[0] ?? '']?.band ?? 'nat'

/** What regions hold, and the types of cards: signs at the foot of a card. */
export const MARKS: Readonly<Record<string, { icon: string; fill: string }>> = {
  production: { icon: 'swap-bag', fill: '#6a5b3a' },
  fertile: { icon: 'wheat', fill: '#7d680f' },
  river: { icon: 'water-drop', fill: '#256f96' },
  city: { icon: 'capitol', fill: '#6f6552' },
  metropolis: { icon: 'byzantin-temple', fill: '#5d5240' },
  knight: { icon: 'mounted-knight', fill: '#5a4a66' },
  mask: { icon: 'ceremonial-mask', fill: '#4c6650' },
  scroll: { icon: 'tied-scroll', fill: '#735027' },
}

/** What the words of effects look like; those of cards stand in sentences. */
export const SIGNS: Readonly<Record<string, Sign | null>> = {
  ...Object.fromEntries(Object.entries(TOKENS).map(([good, { kind, icon }]) => [good, { icon, token: kind }])),
  ...Object.fromEntries(
    Object.entries(SUITS)
      .filter(([suit]) => suit !== 'power')
      .map(([suit, { band, icon }]) => [suit, { icon, fill: `var(--i-${band})`, inText: true }]),
  ),
  ...Object.fromEntries(Object.entries(MARKS).map(([word, { icon, fill }]) => [word, { icon, fill, inText: true }])),
}

/** The signs of deeds, in the log and in the film. */
export const DEEDS: Readonly<Record<string, string>> = {
  play: 'card-draw',
  use: 'night-sleep',
  innovate: 'light-bulb',
  revolt: 'rally-the-troops',
  draw: 'card-draw',
  reshuffle: 'card-exchange',
  'nation-card': 'crown',
  empire: 'imperial-crown',
  develop: 'upgrade',
  discard: 'card-pickup',
  topdeck: 'stack',
  'to-hand': 'poker-hand',
  history: 'scroll-unfurled',
  garrison: 'hill-fort',
  abandon: 'return-arrow',
  recall: 'anticlockwise-rotation',
  sink: 'big-wave',
  acquire: 'trade',
  breakthrough: 'breaking-chain',
  exile: 'exit-door',
  refill: 'card-exchange',
  unrest: 'fist',
  'return-unrest': 'fist',
  fame: 'laurels-trophy',
  king: 'throne-king',
  avoid: 'checked-shield',
  solstice: 'sun',
  'solstice-card': 'sun',
  round: 'hourglass',
  turn: 'player-next',
  win: 'trophy',
  journey: 'player-next',
}
