import type { WireLine } from '../../lib/types.ts'
import { add, nothing } from './plan.ts'
import type { GoodName, Goods, Trigger } from './types.ts'

/** What a side did with its card, and what that brought. */
export interface Play {
  action: Trigger
  card: string
  tile: string | null
  gains: Goods
}

type Words = Record<string, unknown>
const tileOf = (args: Words, copy = ''): string => `${args[`colour${copy}`]}-${args[`number${copy}`]}`
const letterOf = (args: Words): string => String(args.letter).toLowerCase()

const PLAYS: Record<string, (args: Words) => Omit<Play, 'gains'>> = {
  'log-exploit-building': (args) => ({ action: 'exploit', card: tileOf(args), tile: null }),
  'log-exploit-letter': (args) => ({ action: 'exploit', card: letterOf(args), tile: null }),
  'log-urbanise': (args) => ({ action: 'urbanise', card: letterOf(args), tile: tileOf(args) }),
  'log-construct': (args) => ({ action: 'construct', card: tileOf(args, '2'), tile: tileOf(args) }),
  'log-hal-urbanise': (args) => ({ action: 'urbanise', card: letterOf(args), tile: tileOf(args) }),
  'log-hal-construct': (args) => ({ action: 'construct', card: tileOf(args, '2'), tile: tileOf(args) }),
}
/** Whether a line tells what somebody did with a card. */
export const isPlay = (id: string): boolean => id in PLAYS

const GAINS: Record<string, GoodName> = { 'log-gain-resource': 'resource', 'log-gain-tile': 'tile', 'log-gain-sp': 'sp', 'log-hal-points': 'sp' }
/** What is gained after these comes from no card. */
const AFTERWARDS = new Set(['log-exhausted', 'log-pass'])

/**
 * What each side played last, read from the log: of the round that is being carried out, or else of the one before.
 * Several bots can act between two looks at the table, and this is where one reads it up.
 */
export function lastPlays(lines: Iterable<WireLine>, hal: number | null): Map<number, Play> {
  let plays = new Map<number, Play>()
  let complete = true
  let counting = false
  for (const { id, args = {} } of lines) {
    // What Hal does is told by the seat that carries it out.
    const player = id.startsWith('log-hal') ? hal : typeof args.player === 'string' ? Number(args.player.slice(1)) : null
    const played = PLAYS[id]
    if (id === 'log-round') complete = true
    else if (AFTERWARDS.has(id)) counting = false
    else if (played && player !== null) {
      if (complete) plays = new Map()
      complete = false
      counting = true
      plays.set(player, { ...played(args), gains: nothing() })
    } else if (counting && GAINS[id] && player !== null) {
      const play = plays.get(player)
      if (play) play.gains = add(play.gains, { [GAINS[id]]: Number(args.n) })
    }
  }
  return plays
}
