import { parted } from '../../lib/soft.ts'

/** Second halves of long words: where they are parted if they need two lines. */
const TAILS = [
  'kereskedők',
  'játékok',
  'sztyeppe',
  'fejlesztés',
  'egyéniség',
  'csillagászat',
  'térképészet',
  'lovasság',
  'mérnökök',
  'szertartás',
  'terjeszkedés',
  'hieroglifák',
  'hálózat',
  'katonák',
  'torony',
  'hajók',
  'művelés',
  'építés',
  'igazgatás',
  'könyv',
  'játék',
  'gazdagság',
  'dinasztia',
  'szigetek',
  'árkok',
  'síkság',
  'demokrácia',
  'színház',
]

export const soft = (name: string): string => parted(name, TAILS, 10)
