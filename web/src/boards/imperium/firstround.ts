import {
  arrow,
  back,
  CARD,
  card,
  type Drawing,
  disc,
  faded,
  hand,
  icon,
  lit,
  place,
  spot,
  straight,
  token,
  turned,
  word,
} from '../../lib/drawing.ts'
import { addIcons } from '../../lib/icons.ts'
import icons from './firstround.icons'

addIcons(icons)

const suited = (x: number, y: number, picture: string, suit: string, tint: string): string =>
  card(x, y, picture, `var(--i-${suit})`, `var(--t-${tint})`)
const region = (x: number, y: number): string => suited(x, y, 'peaks', 'reg', 'none')
const civilised = (x: number, y: number): string => suited(x, y, 'capitol', 'civ', 'blue')
const uncivilised = (x: number, y: number): string => suited(x, y, 'hut', 'unc', 'brown')
const deed = (x: number, y: number): string => suited(x, y, 'crossed-swords', 'nat', 'gray')
const unrest = (x: number, y: number): string => suited(x, y, 'fist', 'unr', 'red')
/** Under another card only the lower edge is seen. */
const tucked = (x: number, y: number): string => unrest(x, y) + disc(x, y + 29, 10, 'var(--i-unr)', 'fist')
const power = (x: number, y: number): string => suited(x, y, 'throne-king', 'nat', 'gold')
const action = (x: number, y: number): string => disc(x, y, 14, '#33425f', 'sprint')

const pictures: Record<string, Drawing> = {
  play: ([area]) =>
    spot(216, 92, 136, 112) +
    place(184, 92, CARD.w - 4, CARD.h - 4) +
    civilised(250, 92) +
    turned(-6, 56, 116, deed(40, 120)) +
    turned(2, 96, 110, region(88, 114) + lit(88, 114, CARD.w, CARD.h)) +
    arrow(116, 62, 140, 24, 172, 50) +
    action(26, 32) +
    action(58, 32) +
    faded(action(90, 32)) +
    icon('pin', 184, 94, 26, 'var(--mat-ink-2)') +
    word(216, 176, area),
  acquire: ([unrestToo]) =>
    region(48, 70) +
    tucked(122, 94) +
    uncivilised(122, 70) +
    lit(122, 70, CARD.w, CARD.h) +
    tucked(196, 94) +
    civilised(196, 70) +
    token('progress', 218, 38, 26) +
    region(264, 70) +
    hand(140, 78) +
    arrow(108, 146, 108, 174, 146, 174) +
    word(156, 179, unrestToo, 'start'),
  garrison: () => turned(-6, 60, 104, unrest(60, 104)) + straight(104, 104, 146, 104) + tucked(206, 122) + region(206, 84),
  history: ([points]) =>
    turned(-6, 54, 88, deed(54, 88)) +
    arrow(72, 142, 100, 172, 138, 152) +
    deed(176, 116) +
    power(176, 72) +
    word(218, 142, points, 'start'),
  market: () =>
    token('progress', 46, 66, 40) +
    arrow(76, 60, 110, 30, 136, 56) +
    region(86, 132) +
    civilised(156, 104) +
    lit(156, 104, CARD.w, CARD.h) +
    token('progress', 156, 76, 28) +
    uncivilised(226, 132),
  draw: ([five]) =>
    back(44, 100) +
    back(48, 96, 'imperial-crown') +
    straight(84, 98, 112, 98) +
    turned(-14, 176, 190, region(176, 104)) +
    turned(-7, 192, 190, deed(192, 100)) +
    civilised(208, 98) +
    turned(7, 224, 190, uncivilised(224, 100)) +
    turned(14, 240, 190, deed(240, 104)) +
    word(208, 180, five),
}

export default pictures
