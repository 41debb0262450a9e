import { parted } from '../../lib/soft.ts'

/** Second halves of long Hungarian names: where they are parted if they need two lines. */
const TAILS = [
  'műhely',
  'mester',
  'iskola',
  'kolónia',
  'kereskedelem',
  'kereskedő',
  'zsonglőrök',
  'tenyésztő',
  'kovács',
  'szállás',
  'képző',
  'főzde',
  'főző',
  'barlang',
  'verem',
  'szobrász',
  'torony',
  'malom',
  'céh',
  'inas',
]

export const soft = (name: string): string => parted(name, TAILS, 9)
