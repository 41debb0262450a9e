import type { SeatInfo } from './types.ts'
import { t } from './words.svelte.ts'

/** The bot offered first, if there is one of these. */
const USUAL = ['medium', 'greedy']

/** How strong a kind of bot is; kinds we have no word for are plugged in and keep their own name. */
export function botLevel(kind: string | null): string {
  if (!kind) return ''
  const id = `level-${kind}`
  const said = t(id)
  return said === id ? t('level-plugged', { name: kind }) : said
}

/** What that means, in a sentence. */
export function botStrength(kind: string): string {
  const id = `strength-${kind}`
  const said = t(id)
  return said === id ? t('strength-plugged') : said
}

/** What a kind of bot is called. */
export const botName = (kind: string | null): string => (kind ? t('bot-name', { level: botLevel(kind) }) : t('bot-short'))

export const usualBot = (kinds: readonly string[]): string =>
  USUAL.find((kind) => kinds.includes(kind)) ?? kinds.at(-1) ?? 'random'

/** Somebody sits there: nobody is waited for. */
export const isTaken = (seat: SeatInfo): boolean => seat.kind === 'person' || seat.kind === 'bot'

/** What to call whoever sits there. */
export const nameOf = (seat: SeatInfo): string => seat.name ?? t('seat-n', { n: seat.seat + 1 })
