import type { Token } from '../../lib/board.ts'
import type { Sign } from '../../lib/signs.ts'
import type { Part } from '../../lib/types.ts'
import type { GameWords } from '../../lib/words.svelte.ts'

const TOKENS: Readonly<Record<string, { kind: string; icon: string }>> = {
  stone: { kind: 'stone', icon: 'stone-block' },
  wood: { kind: 'wood', icon: 'log' },
  food: { kind: 'food', icon: 'shiny-apple' },
  gold: { kind: 'gold', icon: 'crown-coin' },
  resource: { kind: 'any', icon: 'wooden-crate' },
  action: { kind: 'worker', icon: 'meeple' },
  vp: { kind: 'vp', icon: 'round-star' },
}

/** Your tray, in the order of the sheet. */
export const TRAY = ['stone', 'wood', 'food', 'gold'] as const

export const TRACK_ICONS: Readonly<Record<string, string>> = {
  walls: 'brick-wall',
  cottages: 'hut',
  granaries: 'granary',
  bridges: 'stone-bridge',
}
export const FAVOUR_ICONS: Readonly<Record<string, string>> = {
  helper: 'meeple',
  donation: 'receive-money',
  crops: 'grain',
  export: 'trade',
  coin: 'crown-coin',
}
/** The parts of the score: tracks, then what estates and the rest bring. */
export const PART_ICONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TRACK_ICONS).map(([track, icon]) => [`part-${track}`, icon])),
  'part-estates': 'pencil-ruler',
  'part-extra': 'village',
}

export function goodToken(words: GameWords, good: string, n?: number | string): Token {
  return {
    ...(TOKENS[good] ?? { kind: 'any', icon: 'wooden-crate' }),
    label: words.text(`good-${good}`, { case: 'nom', n: 1 }),
    ...(n === undefined ? {} : { n }),
  }
}

/** What the words of effects look like. */
export const SIGNS: Readonly<Record<string, Sign | null>> = {
  ...Object.fromEntries(Object.entries(TOKENS).map(([good, { kind, icon }]) => [good, { icon, token: kind }])),
  ...Object.fromEntries(Object.entries(TRACK_ICONS).map(([track, icon]) => [track, { icon }])),
  imperial: { icon: 'imperial-crown' },
  estate: { icon: 'pencil-ruler' },
  'locked-field': { icon: 'padlock' },
  'any-track': { icon: 'x-check' },
  'count-section': null,
  'count-circle': { icon: 'grain-bundle' },
  'count-field': { icon: 'field' },
  'count-die': { icon: 'rolling-dices' },
  'if-die': { icon: 'rolling-dices' },
}

const DOES: Readonly<Record<string, string>> = {
  food: 'barn',
  wood: 'circular-saw',
  stone: 'stone-pile',
  action: 'anvil',
  discount: 'price-tag',
  cross: 'pencil',
  harvest: 'grain-bundle',
  'harvest-more': 'grain',
  reroll: 'rolling-dices',
  store: 'wooden-crate',
}

/** The sign of a building is what it is for: what it gives, an exchange, points in a round, points at the end. */
export function buildingIcon(parts: readonly Part[], star: boolean): string {
  if (star) return parts.some((part) => part.what === 'count' && part.name === 'estate') ? 'pencil-ruler' : 'castle'
  if (parts.some((part) => part.what === 'sign' && part.sign === 'arrow')) return 'shop'
  if (parts.some((part) => part.what === 'if' && part.name !== 'die')) return 'laurels'
  const first = parts.find((part) => part.what === 'verb' || (part.what === 'good' && part.good in DOES))
  const name = first?.what === 'good' ? first.good : first?.what === 'verb' ? first.name : ''
  return DOES[name] ?? 'greek-temple'
}
