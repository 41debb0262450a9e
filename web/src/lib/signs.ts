/** How something in an effect is drawn: as a token, as a patch of colour, or as a mere icon. */
export interface Sign {
  icon: string
  /** A token of this kind. */
  token?: string
  /** A patch of this colour, its icon in `ink`. */
  fill?: string
  ink?: string
  /** Stands in sentences in place of its word. */
  inText?: boolean
}

/** By game: what its words (goods, verbs, colours ...) look like; null: nothing is drawn, what follows it says enough. */
const tables = new Map<string, Readonly<Record<string, Sign | null>>>()

/** A board says once what the words of its game look like. */
export function addSigns(game: string, signs: Readonly<Record<string, Sign | null>>): void {
  tables.set(game, signs)
}

/** The first of these words that has a sign; undefined if none has. */
export function signOf(game: string, ...words: readonly string[]): Sign | null | undefined {
  const signs = tables.get(game) ?? {}
  for (const word of words) if (word in signs) return signs[word]
  return undefined
}

/** All words of a game that have a sign, each sign once, in the order its board gave them. */
export function signsOf(game: string): readonly (Sign & { word: string })[] {
  const seen = new Set<string>()
  return Object.entries(tables.get(game) ?? {}).flatMap(([word, sign]) => {
    if (!sign) return []
    const look = JSON.stringify([sign.icon, sign.token, sign.fill])
    if (seen.has(look)) return []
    seen.add(look)
    return [{ ...sign, word }]
  })
}
