import type { SeatInfo } from './types.ts'
import { t } from './words.svelte.ts'

/** Names for bots that came without one: who sits where keeps it easy to tell them apart. */
const NAMES = ['Dió', 'Panni', 'Gergő', 'Márti', 'Berci']
/** The bot offered first, if there is one of these. */
const USUAL = ['medium', 'greedy']

/** What a kind of bot is called; kinds we have no word for keep their own. */
export function botName(kind: string | null): string {
  const id = `bot-${kind ?? 'bot'}`
  const said = t(id)
  return said === id ? (kind ?? t('bot')) : said
}

export const usualBot = (kinds: readonly string[]): string => USUAL.find((kind) => kinds.includes(kind)) ?? kinds.at(-1) ?? 'random'

/** What to call whoever sits there. */
export function nameOf(seat: SeatInfo): string {
  if (seat.kind === 'bot' && !seat.user && (!seat.name || seat.name === seat.bot)) return NAMES[seat.seat % NAMES.length] ?? ''
  return seat.name ?? t('seat-n', { n: seat.seat + 1 })
}
