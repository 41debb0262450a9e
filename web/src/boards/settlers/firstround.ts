import {
  arrow,
  back,
  CARD,
  card,
  type Drawing,
  hand,
  icon,
  lifted,
  lit,
  place,
  plate,
  spot,
  straight,
  stroke,
  token,
  turned,
  word,
} from '../../lib/drawing.ts'
import { addIcons } from '../../lib/icons.ts'
import icons from './firstround.icons'

addIcons(icons)

const site = (x: number, y: number, picture: string, colour: string): string =>
  card(x, y, picture, `var(--c-${colour})`, `var(--t-${colour})`)

const board = (x: number, y: number, goods: string): string =>
  plate(x, y, 66, 92) +
  `<path d="M${x - 33} ${y - 16}v-23a7 7 0 0 1 7-7h52a7 7 0 0 1 7 7v23z" fill="var(--t-red)"/>` +
  icon('galea', x, y - 31, 24, lifted('var(--c-red)')) +
  goods

const pictures: Record<string, Drawing> = {
  lookout: ([taken]) =>
    site(52, 72, 'birch-trees', 'brown') +
    site(122, 72, 'castle', 'blue') +
    lit(122, 72, CARD.w, CARD.h) +
    site(192, 72, 'trophy', 'purple') +
    place(258, 72, CARD.w - 6, CARD.h - 6) +
    icon('meeple', 258, 72, 28, 'var(--p2)') +
    hand(140, 80) +
    arrow(112, 128, 112, 164, 150, 164) +
    word(160, 169, taken, 'start'),
  production: () =>
    board(
      54,
      92,
      token('worker', 42, 90, 22) + token('worker', 66, 90, 22) + token('wood', 42, 119, 22) + token('stone', 67, 119, 22),
    ) +
    site(132, 74, 'village', 'pink') +
    spot(238, 104, 104, 96) +
    token('worker', 208, 84) +
    token('worker', 238, 78) +
    token('worker', 268, 84) +
    token('wood', 222, 120, 28) +
    token('stone', 256, 120, 28) +
    arrow(92, 142, 132, 178, 178, 142),
  build: ([paid]) =>
    spot(190, 140, 190, 84) +
    site(124, 144, 'village', 'pink') +
    site(194, 144, 'birch-trees', 'brown') +
    place(260, 144, CARD.w - 4, CARD.h - 4) +
    turned(-6, 56, 66, site(56, 66, 'circular-saw', 'brown') + lit(56, 66, CARD.w, CARD.h)) +
    token('wood', 28, 30, 26) +
    arrow(100, 60, 236, 28, 258, 96) +
    token('wood', 186, 24, 24) +
    word(168, 29, paid, 'end'),
  deal: ([again]) =>
    back(150, 128, '', { w: 50, h: 76 }) +
    token('raze', 150, 150, 24) +
    board(150, 66, token('worker', 138, 72, 20) + token('worker', 162, 72, 20) + token('stone', 150, 96, 20)) +
    turned(-7, 50, 76, site(50, 76, 'galley', 'blue')) +
    token('food', 92, 48, 26) +
    arrow(62, 128, 82, 168, 118, 152) +
    straight(184, 150, 216, 150) +
    token('raze', 240, 150, 28) +
    word(218, 190, again),
  raze: ([yours, theirs]) =>
    token('raze', 34, 74, 30) +
    token('raze', 62, 98, 30) +
    straight(88, 86, 116, 86) +
    site(154, 84, 'imprisoned', 'black') +
    straight(192, 86, 216, 86) +
    back(254, 84, 'ancient-ruins') +
    token('vp', 24, 160, 25) +
    token('wood', 53, 160, 25) +
    word(74, 165, yours, 'start') +
    token('wood', 228, 160, 25) +
    word(248, 165, theirs, 'start'),
  cleanup: ([lost, kept]) =>
    icon('exit-door', 62, 96, 92, 'var(--mat-ink-2)') +
    straight(118, 96, 146, 96) +
    token('worker', 168, 62, 26) +
    token('wood', 196, 62, 26) +
    token('stone', 224, 62, 26) +
    stroke(156, 78, 238, 44) +
    word(244, 67, lost, 'start') +
    token('raze', 178, 132, 30) +
    icon('padlock', 212, 132, 28) +
    word(234, 137, kept, 'start'),
}

export default pictures
