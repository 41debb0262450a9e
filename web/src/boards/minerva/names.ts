import { parted } from '../../lib/soft.ts'

/** Second halves of long names of tiles: where they are parted if they need two lines. */
const TAILS = [
  'temploma',
  'műhely',
  'kereskedő',
  'kovács',
  'terem',
  'tábor',
  'égető',
  'teátrum',
  'theatre',
  'telep',
  'vezeték',
  'mező',
  'bánya',
  'smith',
  'works',
  'tower',
  'csarnok',
]

export const soft = (name: string): string => parted(name, TAILS, 9)
