import { settings } from './settings.svelte.ts'
import { type Argument, Speaker } from './text/speaker.ts'

/** A board's own words in both languages, besides those of its game. */
export function boardTexts(en: string, hu: string): (id: string, args?: Record<string, Argument>) => string {
  const speakers = { en: new Speaker('en', [en]), hu: new Speaker('hu', [hu]) }
  return (id, args = {}) => speakers[settings.language].text(id, args)
}
