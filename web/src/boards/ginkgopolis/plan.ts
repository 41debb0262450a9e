import type { Preview } from '../../lib/types.ts'
import type { Building, Letter, Trigger, View } from './types.ts'

export const buildingOf = (view: View, card: string): Building | undefined =>
  view.city.find((building) => building.tile === card)
export const letterOf = (view: View, letter: string): Letter | undefined =>
  view.letters.find((token) => token.letter === letter)

/** What is about to be built, where, and what the game says about its price. */
export interface Bill {
  action: Trigger
  x: number
  y: number
  /** Floors of the building once it stands. */
  height: number
  preview: Preview
}

/** What a card with this letter, or on its building, would put there. */
export function billFor(view: View, card: string, letter: string | undefined, preview: Preview): Bill | null {
  const token = letter ? letterOf(view, letter) : undefined
  if (token) return { action: 'urbanise', x: token.x, y: token.y, height: token.height, preview }
  const building = buildingOf(view, card)
  return building ? { action: 'construct', x: building.x, y: building.y, height: building.grows_to, preview } : null
}
