import type { Deed } from '../../lib/types.ts'

/** A place in the row of face-up cards: the card that lies there, or lay there until somebody took it. */
export interface Slot {
  piece: string
  taker: number | null
}

/**
 * The row of face-up cards as deeds tell it: a card stays where it was laid, and whoever takes it leaves a gap, which the next card laid
 * fills. `open` is what lies there now; what was swept away leaves nothing.
 */
export function draftRow(deeds: Iterable<Deed>, open: readonly string[]): Slot[] {
  let row: Slot[] = []
  for (const { what, side, on = [] } of deeds) {
    const [piece] = on
    if (what === 'production') row = []
    if (piece === undefined) continue
    if (what === 'take') row = row.map((slot) => (slot.piece === piece ? { piece, taker: side } : slot))
    if (what !== 'refill') continue
    row = row.filter((slot) => slot.piece !== piece)
    const gap = row.findIndex(({ taker }) => taker !== null)
    row.splice(gap < 0 ? row.length : gap, gap < 0 ? 0 : 1, { piece, taker: null })
  }
  const seen = row.filter(({ piece, taker }) => (taker === null) === open.includes(piece))
  const untold = open.filter((piece) => !seen.some((slot) => slot.piece === piece))
  return [...seen, ...untold.map((piece) => ({ piece, taker: null }))]
}
