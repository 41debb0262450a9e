import { type Sign, signsOf } from './signs.ts'
import type { GameWords } from './words.svelte.ts'

/** What a sign is called, and in half a sentence what there is to know of it. */
export interface Named {
  name: string
  more: string
}

/** The name of a word that has a sign: as the legend of its game says, else as the game calls the good. */
export function named(words: GameWords, word: string): Named | null {
  const said = words.has(`legend-${word}`)
    ? words.text(`legend-${word}`)
    : words.has(`good-${word}`)
      ? words.text(`good-${word}`, { case: 'nom', n: 1 })
      : null
  if (said === null) return null
  const [name = '', ...more] = said.split(': ')
  return { name, more: more.join(': ') }
}

export interface Entry extends Named {
  word: string
  sign: Sign
}

/** All signs of a game that have a name, in three kinds: tokens, patches of colour, mere icons. */
export function legendOf(words: GameWords): { tokens: Entry[]; patches: Entry[]; marks: Entry[] } {
  const entries = signsOf(words.catalogue.name).flatMap(({ word, ...sign }) => {
    const found = named(words, word)
    return found ? [{ ...found, word, sign }] : []
  })
  return {
    tokens: entries.filter(({ sign }) => sign.token),
    patches: entries.filter(({ sign }) => sign.fill),
    marks: entries.filter(({ sign }) => !sign.token && !sign.fill),
  }
}
