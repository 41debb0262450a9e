import { SvelteMap } from 'svelte/reactivity'
import type { CardFacts } from './types.ts'

/** The pictures of the cards, by content file, in two halves: each is fetched when somebody plays with these cards. */
type Sheets = Record<string, () => Promise<Record<string, string>>>
const HALVES: readonly Sheets[] = [
  import.meta.glob<Record<string, string>>('../../../../src/asztal/games/imperium/content/*.toml', {
    query: '?art=0',
    import: 'default',
  }),
  import.meta.glob<Record<string, string>>('../../../../src/asztal/games/imperium/content/*.toml', {
    query: '?art=1',
    import: 'default',
  }),
]
const fileOf = (sheet: string): string => `../../../../src/asztal/games/imperium/content/${sheet}.toml`
const asked = new Set<string>()
const bodies = new SvelteMap<string, string>()

/** Fetch the pictures of a content file: `romans`, `common`. Cards are drawn without until they are there. */
function bring(file: string): void {
  if (asked.has(file)) return
  asked.add(file)
  for (const sheets of HALVES)
    sheets[file]?.().then(
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
  if (body === undefined && asked.size) for (const file of Object.keys(HALVES[0] ?? {})) bring(file)
  return body ?? ''
}

/** All of them, for whoever checks that there are pictures of all cards. */
export const allArt = async (): Promise<Set<string>> =>
  new Set(
    (await Promise.all(HALVES.flatMap(Object.values<Sheets[string]>).map((sheet) => sheet()))).flatMap((icons) =>
      Object.keys(icons),
    ),
  )
