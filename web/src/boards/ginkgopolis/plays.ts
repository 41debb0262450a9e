import type { Deed } from '../../lib/types.ts'
import { sums, TRIGGERS } from './goods.ts'
import type { Trigger } from './types.ts'

/** What a side did with its card, and what that brought. */
export interface Play {
  action: Trigger
  card: string
  tile: string | null
  gains: Record<string, number>
}

const actionOf = (deed: Deed): Trigger | undefined => TRIGGERS.find((trigger) => trigger === deed.what)
/** What is gained after these comes from no card. */
const AFTERWARDS: ReadonlySet<string | undefined> = new Set(['exhausted', 'pass'])

/**
 * What each side played last: of the round that is being carried out, or else of the one before.
 * Several bots can act between two looks at the table, and this is where one reads it up.
 */
export function lastPlays(deeds: Iterable<Deed>): Map<number, Play> {
  let plays = new Map<number, Play>()
  let complete = true
  let counting = false
  for (const deed of deeds) {
    const action = actionOf(deed)
    const [card = '', tile = null] = deed.on ?? []
    if (deed.what === 'round') complete = true
    else if (AFTERWARDS.has(deed.what)) counting = false
    else if (action) {
      if (complete) plays = new Map()
      complete = false
      counting = true
      plays.set(deed.side, { action, card, tile, gains: {} })
    } else if (counting) {
      const play = plays.get(deed.side)
      const gains = (deed.changes ?? []).filter(({ n, why }) => n > 0 && !why)
      if (play) play.gains = sums([...Object.entries(play.gains).map(([good, n]) => ({ side: deed.side, good, n })), ...gains])
    }
  }
  return plays
}
