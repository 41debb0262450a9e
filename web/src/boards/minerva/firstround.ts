import {
  arrow,
  type Drawing,
  disc,
  faded,
  icon,
  lifted,
  lit,
  place,
  plate,
  sign,
  spot,
  straight,
  token,
  word,
} from '../../lib/drawing.ts'
import { addIcons } from '../../lib/icons.ts'
import icons from './firstround.icons'

addIcons(icons)

const SIZE = 52

const tile = (x: number, y: number, kind: string, picture: string, tint: string): string =>
  plate(x, y, SIZE, SIZE, `var(--t-${tint})`, 6) +
  `<path d="M${x - 26} ${y - 12}v-8a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v8z" fill="var(--m-${kind})"/>` +
  icon(picture, x, y + 7, 31, lifted(`var(--m-${kind})`))
const spring = (x: number, y: number): string => tile(x, y, 'production', 'water-drop', 'none')
const camp = (x: number, y: number): string => tile(x, y, 'production', 'logging', 'none')
const quarry = (x: number, y: number): string => tile(x, y, 'production', 'mining', 'none')
const workshop = (x: number, y: number): string => tile(x, y, 'cultural', 'mona-lisa', 'purple')
const residence = (x: number, y: number): string =>
  plate(x, y, SIZE, SIZE, 'var(--m-residence)', 6) + icon('house', x, y, 34, '#fff')

const pictures: Record<string, Drawing> = {
  build: ([paid]) =>
    spot(86, 54, 140, 72) +
    faded(quarry(50, 54)) +
    camp(120, 54) +
    lit(120, 54, SIZE, SIZE, 6) +
    spring(120, 148) +
    place(178, 148, SIZE - 4, SIZE - 4) +
    arrow(154, 54, 196, 62, 182, 116) +
    token('wheat', 228, 58, 28) +
    word(228, 96, paid),
  residence: () =>
    residence(62, 52) +
    straight(62, 84, 62, 109) +
    lit(62, 146, SIZE, SIZE, 6) +
    place(62, 146, SIZE - 6, SIZE - 6) +
    spring(120, 146) +
    camp(178, 146) +
    quarry(236, 146),
  street: () =>
    residence(48, 132) +
    spring(114, 132) +
    camp(176, 132) +
    quarry(238, 132) +
    [114, 176, 238].map((x) => lit(x, 132, SIZE, SIZE, 6)).join('') +
    straight(40, 182, 266, 182) +
    token('ore', 114, 66, 32) +
    token('wood', 176, 66, 32) +
    token('stone', 238, 66, 32) +
    [114, 176, 238].map((x, n) => disc(x, 28, 11, 'var(--dye)') + sign(x, 28, String(n + 1), 14, 'var(--dye-ink)')).join(''),
  culture: ([top]) =>
    workshop(54, 72) +
    residence(54, 130) +
    lit(54, 72, SIZE, SIZE, 6) +
    straight(92, 100, 118, 100) +
    token('art', 146, 100, 36) +
    straight(174, 100, 198, 100) +
    plate(246, 106, 58, 58, 'var(--art)') +
    plate(241, 101, 58, 58, 'var(--paper)') +
    token('art', 226, 88, 20) +
    token('vp', 248, 108, 30) +
    word(230, 164, top),
  pass: ([gains, pays]) =>
    plate(46, 60, 44, 44, 'var(--dye-2)') +
    sign(46, 60, '1', 30, 'var(--dye-ink)') +
    icon('meeple', 106, 60, 48, 'var(--p1)') +
    straight(174, 60, 140, 60) +
    token('denarius', 202, 60, 38) +
    word(230, 65, gains, 'start') +
    icon('meeple', 106, 142, 48, 'var(--p2)') +
    straight(140, 142, 174, 142) +
    token('denarius', 202, 142, 38) +
    word(230, 147, pays, 'start'),
}

export default pictures
