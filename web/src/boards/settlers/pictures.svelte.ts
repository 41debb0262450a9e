import { ART } from './art.ts'

/** The pictures come after the board: they weigh three times as much, and a card can be read without its picture. */
let bodies = $state.raw<Record<string, string>>({})
let asked: Promise<void> | null = null

export function bringPictures(): Promise<void> {
  asked ??= import('./art.icons').then(
    (icons) => {
      bodies = icons.default
    },
    () => {
      asked = null // the next board asks again
    },
  )
  return asked
}

/** The picture of a card, empty as long as it has not come. */
export const pictureOf = (card: string): string => bodies[ART[card] ?? 'village'] ?? ''
