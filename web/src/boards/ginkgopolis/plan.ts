import type { Building, Colour, GoodName, Goods, Letter, Printed, Side, Trigger, View } from './types.ts'

/** What a choice would cost and bring, so that the bill can be shown before it is paid. The server has the last word. */

const GOOD_OF: Record<Colour, GoodName> = { red: 'resource', blue: 'tile', yellow: 'sp' }
export const TRIGGERS: readonly Trigger[] = ['exploit', 'urbanise', 'construct']
export type Facts = (card: string) => Printed

export const nothing = (): Goods => ({ resource: 0, tile: 0, sp: 0 })

export function add(goods: Goods, more: Partial<Goods>): Goods {
  return { resource: goods.resource + (more.resource ?? 0), tile: goods.tile + (more.tile ?? 0), sp: goods.sp + (more.sp ?? 0) }
}

export const some = (goods: Goods): boolean => goods.resource + goods.tile + goods.sp > 0

/** What the permanent bonuses of one kind bring together. */
export function bonuses(cards: readonly string[], trigger: Trigger, facts: Facts): { cards: number; goods: Goods } {
  const own = cards.map(facts).filter((card) => card.trigger === trigger)
  return { cards: own.length, goods: own.reduce((sum, card) => add(sum, card.gain ?? {}), nothing()) }
}

export const buildingOf = (view: View, card: string): Building | undefined => view.city.find((building) => building.tile === card)
export const letterOf = (view: View, letter: string): Letter | undefined => view.letters.find((token) => token.letter === letter)

/** What the card brings on its own now; nothing for a letter, where one chooses later. */
export function alone(view: View, card: string, facts: Facts): Goods {
  const printed = facts(card)
  const building = buildingOf(view, card)
  if (!printed.colour || !building) return nothing()
  return add(nothing(), { [GOOD_OF[printed.colour]]: building.height })
}

const NEIGHBOURS = [[0, 1], [1, 0], [0, -1], [-1, 0]] as const

function neighbourYields(view: View, x: number, y: number, facts: Facts): Goods {
  return NEIGHBOURS.reduce((sum, [dx, dy]) => {
    const beside = view.city.find((building) => building.x === x + dx && building.y === y + dy)
    const colour = beside && facts(beside.tile).colour
    return beside && colour ? add(sum, { [GOOD_OF[colour]]: beside.height }) : sum
  }, nothing())
}

export interface Bill {
  action: Trigger
  x: number
  y: number
  /** Floors of the building once it stands. */
  height: number
  /** Resources put on the building. */
  place: number
  colourCost: number
  pointCost: number
  /** Whose resources come back, how many, and points for it. */
  back: { owner: number; resources: number; points: number } | null
  yields: Goods
  bonus: Goods
  /** What one is short of; nothing if it can be paid. */
  missing: Goods
  affordable: boolean
  left: Goods
}

/** What the card would do with this tile. */
export function bill(view: View, seat: number, card: string, tile: string, facts: Facts): Bill | null {
  const side = view.sides[seat]
  const printed = facts(card)
  const laid = facts(tile)
  if (!side) return null
  if (printed.letter) {
    const token = letterOf(view, printed.letter)
    return token ? urbanise(view, side, token, facts) : null
  }
  const building = buildingOf(view, card)
  return building ? construct(side, seat, building, printed, laid, facts) : null
}

function urbanise(view: View, side: Side, token: Letter, facts: Facts): Bill {
  const yields = neighbourYields(view, token.x, token.y, facts)
  const bonus = bonuses(side.cards, 'urbanise', facts).goods
  const missing = add(nothing(), { resource: Math.max(0, 1 - side.resources) })
  return {
    action: 'urbanise', x: token.x, y: token.y, height: 1, place: 1, colourCost: 0, pointCost: 0, back: null, yields, bonus,
    missing, affordable: !some(missing),
    left: add(add(held(side), { resource: -1, tile: -1 }), add(yields, bonus)),
  }
}

function construct(side: Side, seat: number, building: Building, card: Printed, tile: Printed, facts: Facts): Bill {
  const place = building.height + 1
  const colourCost = card.colour === tile.colour ? 0 : 1
  const pointCost = Math.max(0, (card.number ?? 0) - (tile.number ?? 0))
  const own = building.owner === seat
  const bonus = bonuses(side.cards, 'construct', facts).goods
  const returned = own ? building.height : 0
  const missing = add(nothing(), { resource: Math.max(0, place + colourCost - side.resources - returned), sp: Math.max(0, pointCost - side.points) })
  return {
    action: 'construct', x: building.x, y: building.y, height: place, place, colourCost, pointCost,
    back: building.owner === null ? null : { owner: building.owner, resources: building.height, points: own ? 0 : building.height },
    yields: nothing(), bonus, missing, affordable: !some(missing),
    left: add(add(held(side), { resource: returned - place - colourCost, tile: -1, sp: -pointCost }), bonus),
  }
}

const held = (side: Side): Goods => ({ resource: side.resources, tile: side.tiles, sp: side.points })

/** What an end-of-game card would give a side now. */
export function scoreNow(view: View, seat: number, card: string, facts: Facts): number {
  const score = facts(card).score
  const side = view.sides[seat]
  if (!score || !side) return 0
  return score.sp * count(view, seat, side, score, facts)
}

function count(view: View, seat: number, side: Side, score: NonNullable<Printed['score']>, facts: Facts): number {
  const own = view.city.filter((building) => building.owner === seat)
  if (score.per === 'resource') return own.filter((building) => facts(building.tile).colour === score.on).reduce((sum, building) => sum + building.height, 0)
  if (score.per === 'building') {
    const { low, high } = heights(score.height ?? '')
    return own.filter((building) => building.height >= low && building.height <= high).length
  }
  if (score.per === 'card') return side.cards.map(facts).filter((other) => (score.with ? other.trigger === score.with : other.colour === score.of)).length
  return 1
}

/** The game's own words for what an end-of-game card counts; null if it counts nothing. */
export function countWords(score: NonNullable<Printed['score']>): { id: string; args: Record<string, string | number> } | null {
  if (score.per === 'resource') return { id: 'count-resource', args: { on: score.on ?? '' } }
  if (score.per === 'building') {
    const { low, high } = heights(score.height ?? '')
    return { id: 'count-building', args: { 'height-low': low, 'height-high': high === Infinity ? 0 : high } }
  }
  return score.per === 'card' ? { id: 'count-card', args: { with: score.with ?? 'none', of: score.of ?? '' } } : null
}

/** "1-2" or "3+". */
export function heights(range: string): { low: number; high: number } {
  const [low = '0', high] = range.split(/[-–]/)
  return { low: Number.parseInt(low, 10), high: high ? Number(high) : range.endsWith('+') ? Infinity : Number.parseInt(low, 10) }
}

export interface District {
  colour: Colour
  tiles: string[]
  /** Resources of each side, most first. */
  held: { side: number; resources: number }[]
  points: { side: number; points: number }[]
}

/** Districts that count: two or more adjacent buildings of one colour with somebody's resources on them. */
export function districts(view: View, facts: Facts): District[] {
  const free = new Set(view.city)
  const found: District[] = []
  for (const start of view.city) {
    if (!free.delete(start)) continue
    const colour = facts(start.tile).colour
    const group = [start]
    for (const building of group)
      for (const other of free)
        if (facts(other.tile).colour === colour && Math.abs(other.x - building.x) + Math.abs(other.y - building.y) === 1) {
          free.delete(other)
          group.push(other)
        }
    const district = colour && scored(colour, group, facts)
    if (district) found.push(district)
  }
  return found
}

function scored(colour: Colour, group: readonly Building[], facts: Facts): District | null {
  const sides = new Map<number, { resources: number; tallest: number }>()
  for (const { owner, height, tile } of group) {
    if (owner === null) continue
    const had = sides.get(owner) ?? { resources: 0, tallest: 0 }
    sides.set(owner, { resources: had.resources + height, tallest: Math.max(had.tallest, height * 100 + (facts(tile).number ?? 0)) })
  }
  if (group.length < 2 || !sides.size) return null
  const ranked = [...sides].sort(([, a], [, b]) => b.resources - a.resources || b.tallest - a.tallest)
  const total = ranked.reduce((sum, [, side]) => sum + side.resources, 0)
  const [first, second] = ranked
  const points = first ? [{ side: first[0], points: total + (second ? 0 : first[1].resources) }] : []
  if (second) points.push({ side: second[0], points: second[1].resources })
  return { colour, tiles: group.map((building) => building.tile), held: ranked.map(([side, { resources }]) => ({ side, resources })), points }
}
