import type { Lying } from '../../lib/board.ts'
import type { View } from './types.ts'

/** Which piece is which. Equal cards have no names of their own: the second one on the table is "x.2", the third "x.3". */
export interface Pieces {
  /** By place ("market", "play 1", "hand") the ids of the cards there, in their order. */
  readonly ids: ReadonlyMap<string, readonly string[]>
  /** Where those lie that everybody sees. */
  readonly where: ReadonlyMap<string, Lying>
}

export function numbered(view: View, seat: number | null): Pieces {
  const counted = new Map<string, number>()
  const id = (card: string): string => {
    const n = (counted.get(card) ?? 0) + 1
    counted.set(card, n)
    return n > 1 ? `${card}.${n}` : card
  }
  const ids = new Map<string, string[]>()
  const where = new Map<string, Lying>()
  const lay = (place: string, cards: readonly string[], lying: Lying | null): void => {
    const found = cards.map(id)
    ids.set(place, found)
    if (lying) for (const piece of found) where.set(piece, lying)
  }
  lay('market', view.market.map(({ card }) => card), { side: null }) // biome-ignore format: one place on each line
  for (const [side, { power, play }] of view.sides.entries()) {
    lay(`power ${side}`, power.map(({ card }) => card), { side, as: 'power' }) // biome-ignore format: one place on each line
    lay(`play ${side}`, play.map(({ card }) => card), { side, as: 'play' }) // biome-ignore format: one place on each line
    const under = [...power, ...play].flatMap((shown) => shown.under ?? [])
    lay(`garrison ${side}`, under, { side, as: 'garrison' })
  }
  const hand = seat === null ? [] : (view.sides[seat]?.hand ?? [])
  lay('hand', hand.filter((card) => card !== null), null) // biome-ignore format: one place on each line
  return { ids, where }
}
