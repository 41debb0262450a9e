import { SvelteMap } from 'svelte/reactivity'
import type { CardFacts } from './types.ts'

/** The pictures of the cards, by content file: each is fetched when somebody plays with these cards. */
const SHEETS = import.meta.glob<Record<string, string>>('../../../../src/asztal/games/imperium/content/*.toml', {
  query: '?art',
  import: 'default',
})
const fileOf = (sheet: string): string => `../../../../src/asztal/games/imperium/content/${sheet}.toml`
const asked = new Set<string>()
const bodies = new SvelteMap<string, string>()

/** Fetch the pictures of a content file: `romans`, `common`. Cards are drawn without until they are there. */
function bring(file: string): void {
  const sheet = SHEETS[file]
  if (!sheet || asked.has(file)) return
  asked.add(file)
  sheet().then(
    (icons) => {
      for (const [name, body] of Object.entries(icons)) bodies.set(name, body)
    },
    () => asked.delete(file), // the next card asks again
  )
}

export function bringArt(nations: readonly string[]): void {
  for (const sheet of ['common', 'shared', 'unrest', ...nations]) bring(fileOf(sheet))
}

/** The picture of a card, empty as long as it has not come. */
export function artOf({ art = '' }: CardFacts): string {
  const body = bodies.get(art)
  // A card of a nation nobody leads, in a list say.
  if (body === undefined && asked.size) for (const file of Object.keys(SHEETS)) bring(file)
  return body ?? ''
}

/** All of them, for whoever checks that there are pictures of all cards. */
export const allArt = async (): Promise<Set<string>> =>
  new Set((await Promise.all(Object.values(SHEETS).map((sheet) => sheet()))).flatMap((icons) => Object.keys(icons)))
