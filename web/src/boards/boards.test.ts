import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nearer, shaped, showing, within } from './ginkgopolis/camera.ts'
import { bill, countWords, districts, heights, scoreNow } from './ginkgopolis/plan.ts'
import { lastPlays } from './ginkgopolis/plays.ts'
import type { Building, Printed, Side, View } from './ginkgopolis/types.ts'
import { bare, mentions, runs } from './plain/markup.ts'
import { pointsOf } from './plain/points.ts'
import { pairOf, threatens } from './settlers/attacks.ts'
import { countsOf, exchange, goodsOf, lacking, parts, soft } from './settlers/effect.ts'
import { meant } from './settlers/twins.ts'
import type { Location } from './settlers/types.ts'

const side = (more: Partial<Side> = {}): Side => ({
  points: 5, resources: 5, stock: 10, in_city: 0, tiles: 3, new_hand_tokens: 2, cards: [], hand: 4, playing: null, ready: false, known_cards: [], known_tiles: [], ...more,
})
const building = (tile: string, x: number, y: number, height = 1, owner: number | null = null): Building => ({ tile, x, y, height, owner, site: false })
const facts = (card: string): Printed => {
  if (/^[a-l]$/.test(card)) return { kind: 'letter', letter: card.toUpperCase() }
  const [colour, number] = card.split('-')
  const printed: Printed = { kind: 'building', colour: colour as 'red', number: Number(number) }
  if (card === 'blue-6') return { ...printed, trigger: 'construct', gain: { tile: 1 } }
  if (card === 'red-14') return { ...printed, score: { sp: 1, per: 'building', height: '1-2' } }
  if (card === 'red-10') return { ...printed, score: { sp: 1, per: 'resource', on: 'red' } }
  return printed
}
const view = (city: Building[], sides: Side[]): View =>
  ({ city, sides, seats: sides.length, letters: [{ letter: 'A', x: 0, y: 2 }] }) as unknown as View

describe('the bill of Ginkgopolis', () => {
  const city = [building('blue-6', 0, 1, 2, 1), building('red-2', 0, 0), building('yellow-3', 1, 1, 3, 0)]

  test('a floor costs a resource for each floor and one for the colour; the owner gets theirs back with points', () => {
    const found = bill(view(city, [side(), side()]), 0, 'blue-6', 'red-9', facts)
    expect(found).toMatchObject({ action: 'construct', height: 3, place: 3, colourCost: 1, pointCost: 0, affordable: true, back: { owner: 1, resources: 2, points: 2 } })
    expect(found?.left).toEqual({ resource: 1, tile: 2, sp: 5 })
  })
  test('a lower number costs the difference in points', () => {
    expect(bill(view(city, [side(), side()]), 0, 'blue-6', 'blue-4', facts)).toMatchObject({ colourCost: 0, pointCost: 2 })
    expect(bill(view(city, [side({ points: 1 }), side()]), 0, 'blue-6', 'blue-4', facts)).toMatchObject({ affordable: false })
  })
  test('what cannot be paid says what is missing', () => {
    expect(bill(view(city, [side({ resources: 1, points: 0 }), side()]), 0, 'blue-6', 'red-4', facts)).toMatchObject({ affordable: false, missing: { resource: 3, tile: 0, sp: 2 } })
    expect(bill(view(city, [side({ resources: 0 }), side()]), 0, 'a', 'red-9', facts)).toMatchObject({ affordable: false, missing: { resource: 1, tile: 0, sp: 0 } })
  })
  test("one's own resources come back in time to pay", () => {
    expect(bill(view(city, [side({ resources: 1 }), side()]), 0, 'yellow-3', 'yellow-8', facts)).toMatchObject({ place: 4, affordable: true, back: { owner: 0, resources: 3, points: 0 } })
  })
  test('a new building uses its neighbours', () => {
    expect(bill(view(city, [side(), side()]), 0, 'a', 'red-9', facts)).toMatchObject({ action: 'urbanise', place: 1, yields: { resource: 0, tile: 2, sp: 0 } })
  })
  test('bonuses of kept cards are added', () => {
    expect(bill(view(city, [side({ cards: ['blue-6'] }), side()]), 0, 'red-2', 'red-9', facts)?.bonus).toEqual({ resource: 0, tile: 1, sp: 0 })
  })
})

describe('points of Ginkgopolis', () => {
  const city = [building('red-1', 0, 0, 2, 0), building('red-3', 1, 0, 1, 1), building('red-5', 2, 0, 1, 0), building('blue-2', 0, 1, 3, 1)]
  test('end-of-game cards are worth something now', () => {
    expect(scoreNow(view(city, [side(), side()]), 0, 'red-14', facts)).toBe(2)
    expect(scoreNow(view(city, [side(), side()]), 0, 'red-10', facts)).toBe(3)
    expect([heights('1-2'), heights('3+')]).toEqual([{ low: 1, high: 2 }, { low: 3, high: Infinity }])
  })
  test("what they count is said in the game's words", () => {
    expect(countWords({ sp: 1, per: 'building', height: '3+' })).toEqual({ id: 'count-building', args: { 'height-low': 3, 'height-high': 0 } })
    expect(countWords({ sp: 2, per: 'card', with: 'exploit' })).toMatchObject({ id: 'count-card', args: { with: 'exploit' } })
    expect(countWords({ sp: 9 })).toBeNull()
  })
  test('districts give all resources to the first and their own to the second', () => {
    expect(districts(view(city, [side(), side()]), facts)).toMatchObject([{ colour: 'red', points: [{ side: 0, points: 4 }, { side: 1, points: 1 }] }])
  })
})

describe('what was played last in Ginkgopolis', () => {
  const lines = [
    { id: 'log-round', args: { n: 1 } },
    { id: 'log-exploit-building', args: { player: '#0', colour: 'red', number: 2 } },
    { id: 'log-gain-resource', args: { player: '#0', n: 1 } },
    { id: 'log-gain-resource', args: { player: '#0', n: 2 } },
    { id: 'log-construct', args: { player: '#1', colour: 'blue', number: 9, colour2: 'red', number2: 3 } },
    { id: 'log-pass' },
    { id: 'log-gain-sp', args: { player: '#1', n: 4 } },
    { id: 'log-round', args: { n: 2 } },
  ]
  test('is read from the log, until the next round is carried out', () => {
    expect([...lastPlays(lines, null)]).toEqual([
      [0, { action: 'exploit', card: 'red-2', tile: null, gains: { resource: 3, tile: 0, sp: 0 } }],
      [1, { action: 'construct', card: 'red-3', tile: 'blue-9', gains: { resource: 0, tile: 0, sp: 0 } }],
    ])
    const next = [...lines, { id: 'log-urbanise', args: { player: '#1', letter: 'D', colour: 'red', number: 7 } }]
    expect([...lastPlays(next, null)]).toMatchObject([[1, { action: 'urbanise', card: 'd', tile: 'red-7' }]])
  })
  test('Hal has points of his own', () => {
    expect(lastPlays([{ id: 'log-hal-urbanise', args: { player: '#0', letter: 'A', colour: 'red', number: 7 } }, { id: 'log-hal-points', args: { n: 3 } }], 1).get(1)?.gains.sp).toBe(3)
  })
})

describe('looking at the city of Ginkgopolis', () => {
  const whole = { x: 0, y: 0, width: 400, height: 200 }
  test('all of it fills the window', () => {
    expect(shaped({ x: 0, y: 0, width: 100, height: 100 }, { width: 200, height: 100 })).toEqual({ x: -50, y: 0, width: 200, height: 100 })
  })
  test('going nearer leaves the point under the finger where it is', () => {
    expect(nearer(whole, 2, { x: 100, y: 50 })).toEqual({ x: 50, y: 25, width: 200, height: 100 })
  })
  test('nothing outside is ever shown', () => {
    expect(within({ x: 350, y: -40, width: 200, height: 100 }, whole)).toEqual({ x: 200, y: 0, width: 200, height: 100 })
    expect(within({ x: 90, y: 9, width: 800, height: 400 }, whole)).toEqual(whole)
  })
  test('what gets the focus comes into sight', () => {
    const near = { x: 100, y: 50, width: 200, height: 100 }
    expect(showing(near, { x: 200, y: 100 }, 20)).toEqual(near)
    expect(showing(near, { x: 350, y: 60 }, 20)).toEqual({ ...near, x: 170, y: 40 })
  })
})

describe('effects of Imperial Settlers as icons', () => {
  test('costs and gains', () => {
    expect(parts('worker, 2 stone => 3 vp')).toEqual([
      { what: 'good', good: 'worker', n: 1 }, { what: 'good', good: 'stone', n: 2 }, { what: 'arrow' }, { what: 'good', good: 'vp', n: 3 },
    ])
    expect(parts('when build red: gold, vp')).toEqual([
      { what: 'when', kind: 'build' }, { what: 'colour', colour: 'red' }, { what: 'arrow' }, { what: 'good', good: 'gold', n: 1 }, { what: 'good', good: 'vp', n: 1 },
    ])
    expect(parts('vp per location red max 6; card')?.map((part) => part.what)).toEqual(['good', 'per', 'good'])
    expect(parts('vp per samurai max 3')).toEqual([{ what: 'good', good: 'vp', n: 1 }, { what: 'per', kind: 'samurai', colour: '', max: 3 }])
  })
  test('rare effects take a few words', () => {
    expect(parts('worker => steal wood|stone|food')?.map((part) => part.what)).toEqual(['good', 'arrow', 'words', 'good', 'slash', 'good', 'slash', 'good'])
    expect(parts('when pair-exchanged limit 4: worker')).toEqual([{ what: 'words', id: 'pair' }, { what: 'arrow' }, { what: 'good', good: 'worker', n: 1 }])
    expect(parts('when build faction: may (gold => 2 vp) or (stone => vp)')?.map((part) => part.what)).toEqual(['when', 'colour', 'arrow', 'good', 'arrow', 'good', 'or', 'good', 'arrow', 'good'])
    expect(parts('repeat-production other')).toEqual([{ what: 'words', id: 'repeat-other' }])
    expect(parts('worker => dance')).toBeNull()
  })
  test('every effect on a card has icons or short words in both languages', () => {
    const content = new URL('../../../src/asztal/games/settlers/content/', import.meta.url)
    const notations = readdirSync(content).flatMap((file) => [...readFileSync(new URL(file, content), 'utf8').matchAll(/^(?:production|feature|action|bonus|build|raze|deal) = "(.*)"$/gm)].map((found) => found[1] ?? ''))
    expect(notations.length).toBeGreaterThan(200)
    const ids = notations.flatMap((notation) => (parts(notation) ?? [{ what: 'words', id: `unknown: ${notation}` } as const]).flatMap((part) => (part.what === 'words' ? [part.id] : [])))
    for (const language of ['hu', 'en']) {
      const texts = readFileSync(new URL(`./settlers/${language}.ftl`, import.meta.url), 'utf8')
      expect(ids.filter((id) => !texts.includes(`\nfx-${id} = `))).toEqual([])
    }
  })
  test('what is missing to build, with gold for any resource', () => {
    expect(lacking('2 wood, stone, location', { wood: 1, stone: 0, gold: 1 }, 0)).toEqual([{ good: 'stone', n: 1 }, { good: 'location', n: 1 }])
    expect(lacking('2 wood, stone', { wood: 1, stone: 0, gold: 2 }, 0)).toEqual([])
  })
  test('long names are parted where their words meet', () => {
    expect(soft('Sertéstenyésztő')).toBe('Sertés\u00ADtenyésztő')
    expect([soft('Falu'), soft('Rabszolga-kereskedő')]).toEqual(['Falu', 'Rabszolga-kereskedő'])
  })
  test('an action that is goods for goods', () => {
    expect(exchange('worker => 2 wood')).toEqual({ cost: [{ good: 'worker', n: 1 }], gain: [{ good: 'wood', n: 2 }] })
    expect([exchange('worker => steal wood|stone'), exchange('worker'), exchange('worker => vp per location red')]).toEqual([null, null, null])
  })
  test('goods', () => {
    expect(goodsOf('2 wood, stone, location')).toEqual(['wood', 'wood', 'stone', 'location'])
    expect(countsOf('5 worker, raze-token')).toEqual([{ good: 'worker', n: 5 }, { good: 'raze-token', n: 1 }])
  })
})

describe('twins in an empire of Settlers', () => {
  const location = (more: Partial<Location> = {}): Location => ({
    card: 'x', kind: 'action', faction: false, used: 0, uses: 1, blocked: false, defended: false, samurai: false, taken_from: null, goods: 0, under: 0, routes: [], ...more,
  })
  test('the one that costs least is razed, of these the one least used', () => {
    expect(meant('raze', 'turn', 'x', [location({ samurai: true }), location({ card: 'y' }), location({ used: 1 }), location()], 1)).toBe(3)
  })
  test('the one that is free is activated, a guest before all others', () => {
    expect(meant('activate', 'turn', 'x', [location({ used: 1 }), location({ blocked: true }), location()], 0)).toBe(2)
    expect(meant('activate', 'turn', 'x', [location(), location({ taken_from: 1 })], 0)).toBe(1)
    expect(meant('activate-twice', 'turn', 'x', [location({ used: 1, uses: 2 }), location({ uses: 2 })], 0)).toBe(1)
  })
  test('a guard goes where none is, and the worn-out one is given up', () => {
    expect(meant('defend', 'turn', 'x', [location({ defended: true }), location()], 0)).toBe(1)
    expect(meant('samurai', 'turn', 'x', [location({ samurai: true })], 0)).toBe(-1)
    expect(meant('give', 'give', 'x', [location({ taken_from: 1, used: 1 }), location(), location({ used: 1 })], 0)).toBe(2)
  })
  test('a question may be about a few of them only', () => {
    expect(meant('target', 'block', 'x', [location({ blocked: true }), location({ used: 1 })], 0)).toBe(1)
    expect(meant('choose', 'reset', 'x', [location(), location({ used: 1 })], 0)).toBe(1)
  })
})

describe('attacks of the virtual player in Settlers', () => {
  test('the newest card hits with the other good of the location', () => {
    expect([pairOf(['wood', 'stone', 'gold'], ['gold', 'wood'], false), pairOf(['wood'], ['wood', 'wood'], false)]).toEqual([['wood', 'gold'], ['wood', 'wood']])
    expect([pairOf(['vp', 'wood', 'vp'], ['vp'], true), pairOf([], ['wood', 'wood'], false)]).toEqual([['vp', 'vp'], null])
  })
  test('a location is in danger if one of its goods is in the line and the other still to come', () => {
    const two = () => 2
    expect([threatens(['wood'], ['food', 'wood'], false, two), threatens(['wood'], ['food', 'gold'], false, two), threatens(['vp'], ['vp'], true, two)]).toEqual([true, false, true])
    expect([threatens(['wood', 'wood'], ['wood', 'wood'], false, two), threatens(['vp'], ['wood', 'vp'], false, (good) => (good === 'wood' ? 0 : 3))]).toEqual([false, false])
  })
})

describe('the plain board', () => {
  test('reads the markup games draw with', () => {
    expect(runs('a [bold red]b[/] [on #123456]c[dim]d[/dim][/]')).toMatchObject([
      { text: 'a ', bold: false }, { text: 'b', bold: true, colour: '#c0392b' }, { text: ' ', colour: '' }, { text: 'c', back: '#123456', dim: false }, { text: 'd', back: '#123456', dim: true },
    ])
    expect(bare('\\[x] [1] [b]y[/b] [/]z')).toBe('[x] [1] y z')
  })
  test('finds the names of printed things in a text', () => {
    expect('Tanya, Nagy Tanya (5) és Tanyák'.split(mentions(['Tanya', 'Nagy Tanya (5)', 'és']))).toEqual(['', 'Tanya', ', Nagy Tanya (5) és Tanyák'.slice(0, 2), 'Nagy Tanya (5)', ' és Tanyák'])
    expect('x'.split(mentions([]))).toEqual(['x'])
  })
  test('finds the points of a seat', () => {
    expect(pointsOf({ seats: 2, players: [{ vp: 3 }, { vp: 7 }] }, 1)).toBe(7)
    expect(pointsOf({ seats: 2, board: [1, 2] }, 0)).toBeNull()
  })
})
