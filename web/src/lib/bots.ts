import type { SeatInfo } from './types.ts'
import { t } from './words.svelte.ts'

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
export const nameOf = (seat: SeatInfo): string => seat.name ?? t('seat-n', { n: seat.seat + 1 })
