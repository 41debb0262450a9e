import { iconBody } from './icons.ts'

/**
 * What the pictures of a guide are drawn with: our cards, tiles, tokens and arrows on a mat of 300 × 200.
 * Colours are the design tokens, so a picture changes with the theme; whoever draws brings the icons (addIcons).
 * A drawing gets the words that stand in it from the guide, in the reader's language.
 */
export type Drawing = (words: readonly string[]) => string

export const WIDTH = 300
export const HEIGHT = 200

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const box = (x: number, y: number, w: number, h: number, round: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" ${more}/>`

/** Everything here stands at its middle: who moves a piece need not know how large it is. */
export const icon = (name: string, x: number, y: number, size: number, colour = 'var(--mat-ink)'): string =>
  `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 512 512" color="${colour}">${iconBody(name)}</svg>`

export const turned = (degrees: number, x: number, y: number, what: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${what}</g>`

export const faded = (what: string): string => `<g opacity=".4">${what}</g>`

const shadow = (x: number, y: number, w: number, h: number, round: number): string =>
  box(x - w / 2 + 2, y - h / 2 + 3, w, h, round, '#14182a', 'opacity=".22"')

/** The light of what can be touched. */
export const lit = (x: number, y: number, w: number, h: number, round = 8): string =>
  box(x - w / 2 - 3.5, y - h / 2 - 3.5, w + 7, h + 7, round + 3, 'none', 'stroke="var(--lamp)" stroke-width="5"') +
  box(x - w / 2 - 0.5, y - h / 2 - 0.5, w + 1, h + 1, round, 'none', 'stroke="var(--ring-in)" stroke-width="2"')

/** A colour as it is seen on its own tint, which is dark in the evening. */
export const lifted = (colour: string): string => `color-mix(in srgb, ${colour}, #fff var(--art-lift))`

export const CARD = { w: 60, h: 82 }

/** A card as ours are: picture, band, text. */
export function card(x: number, y: number, picture: string, band: string, tint: string): string {
  const { w, h } = CARD
  const left = x - w / 2
  const top = y - h / 2
  return (
    shadow(x, y, w, h, 7) +
    box(left, top, w, h, 7, 'var(--paper)') +
    `<path d="M${left} ${top + 43}v-36a7 7 0 0 1 7-7h${w - 14}a7 7 0 0 1 7 7v36z" fill="${tint}"/>` +
    icon(picture, x, top + 22, 33, lifted(band)) +
    box(left, top + 43, w, 11, 0, band) +
    box(left + 10, top + 61, w - 20, 4.5, 2, 'var(--line)') +
    box(left + 16, top + 70, w - 32, 4.5, 2, 'var(--line)') +
    box(left + 0.5, top + 0.5, w - 1, h - 1, 7, 'none', 'stroke="var(--art-edge)"')
  )
}

/** The back of a card, with or without a sign. */
export const back = (x: number, y: number, sign = '', { w, h } = CARD): string =>
  shadow(x, y, w, h, 7) +
  box(x - w / 2, y - h / 2, w, h, 7, 'var(--dye-2)') +
  box(
    x - w / 2 + 4,
    y - h / 2 + 4,
    w - 8,
    h - 8,
    4,
    'none',
    'stroke="var(--dye-ink-2)" stroke-dasharray="2 3" stroke-width="1.5"',
  ) +
  (sign && icon(sign, x, y, 30, 'var(--dye-ink)'))

/** A sheet of paper, a board, a strip: something flat to lay things on. */
export const plate = (x: number, y: number, w: number, h: number, fill = 'var(--paper)', round = 7): string =>
  shadow(x, y, w, h, round) +
  box(x - w / 2, y - h / 2, w, h, round, fill) +
  box(x - w / 2 + 0.5, y - h / 2 + 0.5, w - 1, h - 1, round, 'none', 'stroke="var(--art-edge)"')

/** A part of the mat on which things gather. */
export const spot = (x: number, y: number, w: number, h: number): string =>
  box(x - w / 2, y - h / 2, w, h, 12, 'var(--mat-line)', 'opacity=".5"')

/** A place that is still free. */
export const place = (x: number, y: number, w: number, h: number): string =>
  box(x - w / 2, y - h / 2, w, h, 7, 'none', 'stroke="var(--mat-ink-2)" stroke-width="2" stroke-dasharray="5 5"')

type Shape = 'circle' | 'square' | 'hexagon' | 'diamond' | 'shield' | 'gem' | 'none'

const SHAPES: Record<Exclude<Shape, 'circle' | 'square' | 'none'>, readonly (readonly [number, number])[]> = {
  hexagon: [
    [25, 3],
    [75, 3],
    [100, 50],
    [75, 97],
    [25, 97],
    [0, 50],
  ],
  diamond: [
    [50, -8],
    [108, 50],
    [50, 108],
    [-8, 50],
  ],
  shield: [
    [0, 0],
    [100, 0],
    [100, 58],
    [50, 100],
    [0, 58],
  ],
  gem: [
    [50, 0],
    [100, 38],
    [82, 100],
    [18, 100],
    [0, 38],
  ],
}

/** Goods as they lie on every table: colour, icon and outline. */
const GOODS: Record<string, readonly [shape: Shape, icon: string, colour: string, ink?: string]> = {
  wood: ['square', 'log', '--wood'],
  stone: ['hexagon', 'stone-block', '--stone'],
  food: ['circle', 'shiny-apple', '--food'],
  gold: ['circle', 'crown-coin', '--gold', 'var(--on-gold)'],
  worker: ['none', 'meeple', '--worker'],
  raze: ['diamond', 'torch', '--raze', '#ffb98a'],
  vp: ['circle', 'round-star', '--vp', '#fff'],
  wheat: ['circle', 'wheat', '--wheat', 'var(--on-gold)'],
  ore: ['gem', 'ore', '--ore'],
  denarius: ['circle', 'two-coins', '--denarius'],
  art: ['square', 'large-paint-brush', '--art'],
  population: ['circle', 'three-friends', '--population'],
  progress: ['gem', 'sprout', '--progress'],
}

export function token(good: string, x: number, y: number, size = 26): string {
  const [shape, sign, name, ink = 'var(--on-good)'] = GOODS[good] ?? ['square', good, '--c-none']
  const colour = `var(${name})`
  if (shape === 'none') return icon(sign, x, y, size * 1.15, colour)
  const outline = {
    circle: () => `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${colour}"/>`,
    square: () => box(x - size / 2, y - size / 2, size, size, size * 0.26, colour),
  }
  const at = (right: number, down: number): string => `${x + ((right - 50) * size) / 100},${y + ((down - 50) * size) / 100}`
  const drawn =
    shape === 'circle' || shape === 'square'
      ? outline[shape]()
      : `<polygon points="${SHAPES[shape].map(([right, down]) => at(right, down)).join(' ')}" fill="${colour}"/>`
  return drawn + icon(sign, x, y, size * 0.68, ink)
}

/** A round piece with a sign of its own. */
export const disc = (x: number, y: number, r: number, colour: string, sign = '', ink = '#fff'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="var(--art-edge)"/>${sign && icon(sign, x, y, r * 1.35, ink)}`

/** From one point over another to a third. */
export function arrow(fromX: number, fromY: number, overX: number, overY: number, toX: number, toY: number): string {
  const angle = Math.atan2(toY - overY, toX - overX)
  const wing = (turn: number): string =>
    `${(toX - 11 * Math.cos(angle + turn)).toFixed(1)} ${(toY - 11 * Math.sin(angle + turn)).toFixed(1)}`
  const line = `M${fromX} ${fromY}Q${overX} ${overY} ${toX} ${toY}M${wing(0.55)}L${toX} ${toY}L${wing(-0.55)}`
  return `<path d="${line}" fill="none" stroke="var(--mat-ink)" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`
}

export const straight = (fromX: number, fromY: number, toX: number, toY: number): string =>
  arrow(fromX, fromY, (fromX + toX) / 2, (fromY + toY) / 2, toX, toY)

/** One stroke of a pen: crossed out, taken away. */
export const stroke = (fromX: number, fromY: number, toX: number, toY: number, colour = 'var(--bad)'): string =>
  `<path d="M${fromX} ${fromY}L${toX} ${toY}" stroke="${colour}" stroke-width="4.5" stroke-linecap="round"/>`

export const word = (x: number, y: number, text = '', anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" class="word">${escaped(text)}</text>`

/** A number or letter printed on a piece. */
export const sign = (x: number, y: number, text: string, size: number, colour: string): string =>
  `<text x="${x}" y="${y + size * 0.34}" text-anchor="middle" font-size="${size}" fill="${colour}" class="sign">${text}</text>`

/** The hand that takes something, its finger at this point. */
export const hand = (x: number, y: number): string => {
  const drawn = icon('pointing', -18, -20, 46, 'var(--ink)')
  return `<g transform="translate(${x} ${y}) scale(1 -1)" stroke="var(--paper)" stroke-width="14" paint-order="stroke">${drawn}</g>`
}
