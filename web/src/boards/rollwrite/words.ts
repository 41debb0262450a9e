import { both, type GameWords } from '../../lib/words.svelte.ts'
import { goodToken, TRAY } from './goods.ts'
import { say } from './texts.ts'
import type { Side } from './types.ts'

/** What a box costs, in words. */
export function goodsText(words: GameWords, goods: Readonly<Record<string, number>>): string {
  const named = listed(words, goods)
  return named ? say('costs', { goods: named }) : say('costs-action')
}

export const listed = (words: GameWords, goods: Readonly<Record<string, number>>): string =>
  TRAY.filter((good) => goods[good])
    .map((good) => `${goods[good]} ${goodToken(words, good).label}`)
    .join(', ')

/** The name of a building, also of a village somebody has made up. */
export const buildingName = (side: Side, building: string): string =>
  both(side.buildings.find(({ id }) => id === building)?.name ?? {})
