import { t } from './words.svelte.ts'

/** What a kind of bot is called; kinds we have no word for keep their own. */
export function botName(kind: string | null): string {
  const id = `bot-${kind ?? 'bot'}`
  const said = t(id)
  return said === id ? (kind ?? t('bot')) : said
}
