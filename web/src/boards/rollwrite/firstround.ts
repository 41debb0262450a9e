import {
  arrow,
  type Drawing,
  disc,
  faded,
  hand,
  icon,
  lit,
  plate,
  sign,
  straight,
  stroke,
  token,
  turned,
  word,
} from '../../lib/drawing.ts'
import { addIcons } from '../../lib/icons.ts'
import icons from './firstround.icons'

addIcons(icons)

const BOX = 38

const die = (x: number, y: number, face: string, tilt: number): string =>
  turned(tilt, x, y, plate(x, y, 50, 50, 'var(--paper)', 11) + face)
const favour = (x: number, y: number, picture: string): string =>
  disc(x, y, 32, 'var(--paper)') + disc(x, y, 26, 'var(--dye-2)', picture, 'var(--dye-ink)')

const cross = (x: number, y: number, size = 12): string =>
  stroke(x - size, y - size, x + size, y + size, 'var(--pencil)') +
  stroke(x - size, y + size, x + size, y - size, 'var(--pencil)')
const box = (x: number, y: number, what = ''): string =>
  `<rect x="${x - BOX / 2}" y="${y - BOX / 2}" width="${BOX}" height="${BOX}" rx="5" fill="var(--paper)" stroke="var(--line-strong)" stroke-width="2"/>${what}`
const two = (good: string, x: number, y: number, size: number): string =>
  token(good, x - size / 2, y, size) + token(good, x + size / 2, y, size)
const circle = (x: number, y: number, what: string): string =>
  `<circle cx="${x}" cy="${y}" r="19" fill="var(--paper)" stroke="var(--line-strong)" stroke-width="2"/>${what}`

const track = (y: number, picture: string, boxes: string): string =>
  plate(150, y, 272, 62, 'var(--sheet)') + icon(picture, 44, y, 38, 'var(--ink-2)') + boxes

const pictures: Record<string, Drawing> = {
  roll: ([all]) =>
    die(52, 76, token('stone', 52, 76, 32), -8) +
    die(116, 66, token('wood', 116, 66, 32), 5) +
    die(180, 76, token('food', 180, 76, 32), -3) +
    turned(
      8,
      246,
      70,
      plate(246, 70, 50, 50, 'var(--worker)', 11) + sign(236, 70, '4', 28, '#fff') + icon('meeple', 257, 70, 21, '#fff'),
    ) +
    straight(150, 112, 150, 142) +
    word(150, 170, all),
  favour: () =>
    favour(58, 74, 'receive-money') +
    favour(150, 74, 'crown-coin') +
    `<circle cx="150" cy="74" r="36" fill="none" stroke="var(--lamp)" stroke-width="5"/>` +
    favour(242, 74, 'trade') +
    hand(164, 84) +
    arrow(150, 132, 150, 164, 176, 164) +
    token('gold', 204, 164, 34),
  build: ([left]) =>
    token('worker', 46, 48, 34) +
    token('stone', 86, 48, 30) +
    arrow(112, 48, 150, 48, 160, 86) +
    track(
      122,
      'brick-wall',
      box(94, 122, token('stone', 94, 122, 22)) +
        cross(94, 122) +
        box(140, 122) +
        cross(140, 122) +
        lit(186, 122, BOX, BOX, 5) +
        box(186, 122, token('stone', 186, 122, 22)) +
        box(232, 122, token('stone', 232, 122, 22)),
    ) +
    icon('pencil', 216, 86, 44, 'var(--mat-ink)') +
    word(150, 182, left),
  bridge: () =>
    track(56, 'stone-bridge', box(94, 56) + cross(94, 56) + box(140, 56) + cross(140, 56) + box(186, 56) + box(232, 56)) +
    arrow(140, 92, 140, 112, 140, 118) +
    plate(150, 154, 200, 62, 'var(--sheet)') +
    icon('padlock-open', 76, 154, 30, 'var(--good)') +
    circle(120, 154, two('stone', 120, 154, 16)) +
    circle(168, 154, two('wood', 168, 154, 16)) +
    circle(216, 154, two('food', 216, 154, 16)),
  harvest: () =>
    token('worker', 40, 62, 36) +
    straight(66, 62, 94, 62) +
    plate(190, 62, 176, 64, 'var(--sheet)') +
    circle(136, 62, two('stone', 136, 62, 16)) +
    circle(190, 62, two('wood', 190, 62, 16)) +
    cross(190, 62, 14) +
    circle(244, 62, two('food', 244, 62, 16)) +
    straight(190, 100, 190, 132) +
    two('wood', 190, 160, 38),
  end: ([lost]) =>
    faded(token('stone', 60, 76, 38) + token('worker', 110, 76, 40)) +
    stroke(32, 102, 140, 50) +
    word(86, 134, lost) +
    arrow(196, 132, 240, 174, 262, 118) +
    die(184, 92, token('wood', 184, 92, 32), -6) +
    icon('meeple', 256, 84, 52, 'var(--p2)'),
}

export default pictures
