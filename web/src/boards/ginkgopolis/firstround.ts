import { arrow, back, type Drawing, hand, icon, lit, plate, sign, straight, turned, word } from '../../lib/drawing.ts'
import { addIcons } from '../../lib/icons.ts'
import icons from './firstround.icons'

addIcons(icons)

type Colour = 'red' | 'blue' | 'yellow'
const SIZE = 46
const CARD = { w: 52, h: 72 }

/** A building seen from above and in front: every floor lifts its topmost tile a little. */
function building(x: number, y: number, colour: Colour, number: number, floors = 1): string {
  const floor = (n: number): string => plate(x, y - n * 9, SIZE, SIZE, `var(--g-${colour}${n === floors - 1 ? '' : '-2'})`, 6)
  const top = y - (floors - 1) * 9
  return (
    Array.from({ length: floors }, (_, n) => floor(n)).join('') + sign(x, top, String(number), 25, `var(--g-${colour}-ink)`)
  )
}

const cube = (x: number, y: number, size = 24): string => icon('cube', x, y, size, 'var(--p1)')

const buildingCard = (x: number, y: number, colour: Colour, number: number): string =>
  plate(x, y, CARD.w, CARD.h) +
  plate(x, y - 11, 36, 36, `var(--g-${colour})`, 5) +
  sign(x, y - 11, String(number), 21, `var(--g-${colour}-ink)`) +
  plate(x, y + 23, 34, 6, 'var(--line)', 3)

const letter = (x: number, y: number, text: string, r = 17): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--paper)" stroke="var(--mat-ink-2)" stroke-width="2.5"/>` +
  sign(x, y, text, r * 1.25, 'var(--ink)')

const letterCard = (x: number, y: number, text: string): string =>
  plate(x, y, CARD.w, CARD.h) + letter(x, y - 11, text) + plate(x, y + 23, 34, 6, 'var(--line)', 3)

const pictures: Record<string, Drawing> = {
  choose: ([secret]) =>
    turned(-9, 62, 140, buildingCard(62, 122, 'red', 2)) +
    turned(-3, 118, 130, buildingCard(118, 116, 'blue', 3) + lit(118, 116, CARD.w, CARD.h)) +
    turned(3, 176, 130, letterCard(176, 118, 'G')) +
    turned(9, 232, 140, buildingCard(232, 124, 'yellow', 1)) +
    hand(136, 124) +
    arrow(112, 70, 116, 36, 152, 36) +
    word(162, 41, secret, 'start'),
  exploit: () =>
    buildingCard(52, 100, 'red', 9) +
    straight(88, 100, 116, 100) +
    building(156, 118, 'red', 9, 3) +
    straight(192, 100, 218, 100) +
    cube(246, 74, 30) +
    cube(246, 104, 30) +
    cube(246, 134, 30),
  urbanise: ([gives]) =>
    letterCard(44, 58, 'D') +
    turned(-5, 44, 140, building(44, 140, 'yellow', 12)) +
    building(138, 64, 'red', 2) +
    building(190, 64, 'blue', 1) +
    building(138, 116, 'yellow', 3) +
    building(190, 116, 'red', 1) +
    lit(242, 64, SIZE, SIZE, 6) +
    letter(242, 64, 'D') +
    arrow(80, 150, 250, 190, 243, 102) +
    word(190, 28, gives),
  construct: ([kept]) =>
    building(54, 140, 'blue', 3) +
    turned(-6, 54, 62, building(54, 62, 'blue', 8)) +
    arrow(88, 60, 144, 50, 148, 92) +
    building(148, 140, 'blue', 8, 2) +
    cube(137, 107, 24) +
    cube(160, 107, 24) +
    buildingCard(244, 90, 'blue', 3) +
    lit(244, 90, CARD.w, CARD.h) +
    word(244, 160, kept),
  'pass-on': ([drawn]) =>
    turned(-8, 46, 86, buildingCard(46, 78, 'red', 2)) +
    letterCard(84, 72, 'G') +
    turned(8, 122, 86, buildingCard(122, 78, 'yellow', 1)) +
    arrow(160, 70, 196, 44, 226, 64) +
    icon('meeple', 254, 80, 52, 'var(--p2)') +
    icon('meeple', 84, 156, 44, 'var(--p1)') +
    back(172, 152, 'ginkgo-leaf', { w: 44, h: 60 }) +
    straight(142, 156, 114, 156) +
    word(204, 158, drawn, 'start'),
}

export default pictures
