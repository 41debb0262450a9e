import { describe, expect, test } from 'vitest'
import { addSigns, signOf } from '../lib/signs.ts'
import type { Deed, Part } from '../lib/types.ts'
import { nearer, shaped, showing, within } from './ginkgopolis/camera.ts'
import { sums } from './ginkgopolis/goods.ts'
import { billFor } from './ginkgopolis/plan.ts'
import { lastPlays } from './ginkgopolis/plays.ts'
import type { View } from './ginkgopolis/types.ts'
import { soft as softTile } from './minerva/names.ts'
import { planOf, rowsOf, tileSize } from './minerva/plan.ts'
import { counted, printed } from './minerva/printed.ts'
import type { Placed } from './minerva/types.ts'
import { bare, mentions, runs } from './plain/markup.ts'
import { pointsOf } from './plain/points.ts'
import { fence, letter, middle, placed } from './rollwrite/estates.ts'
import { buildingIcon } from './rollwrite/goods.ts'
import { cross } from './rollwrite/pencil.ts'
import { draftRow } from './settlers/draft.ts'
import { soft } from './settlers/names.ts'

const view = {
  city: [{ tile: 'blue-6', x: 0, y: 1, height: 2, grows_to: 3 }],
  letters: [{ letter: 'A', x: 0, y: 2, height: 1 }],
} as unknown as View

describe('what is about to be built in Ginkgopolis', () => {
  const preview = { changes: [{ side: 0, good: 'resource', n: -3, why: 'floors' }] }
  test('a new floor stands on its building, a new building where its letter lies', () => {
    expect(billFor(view, 'blue-6', undefined, preview)).toEqual({ action: 'construct', x: 0, y: 1, height: 3, preview })
    expect(billFor(view, 'a', 'A', preview)).toMatchObject({ action: 'urbanise', x: 0, y: 2, height: 1 })
    expect(billFor(view, 'red-1', undefined, preview)).toBeNull()
  })
  test('changes are added up by good', () => {
    expect(
      sums([
        { side: 0, good: 'sp', n: 2 },
        { side: 0, good: 'tile', n: -1 },
        { side: 0, good: 'sp', n: 1 },
      ]),
    ).toEqual({ sp: 3, tile: -1 })
  })
})

describe('the row of face-up cards in Settlers', () => {
  const laid = (...pieces: string[]): Deed[] => pieces.map((piece) => ({ side: 0, what: 'refill', on: [piece] }))
  const took = (side: number, piece: string): Deed => ({ side, what: 'take', on: [piece] })
  const read = (deeds: readonly Deed[], ...open: string[]): string =>
    draftRow(deeds, open)
      .map(({ piece, taker }) => (taker === null ? piece : `${taker} took ${piece}`))
      .join(', ')
  const first = [...laid('well', 'farm', 'mill', 'inn'), took(2, 'farm'), took(0, 'inn')]

  test('keeps a gap where a card was taken, and every other card in its place', () => {
    expect(read(first, 'mill', 'well')).toBe('well, 2 took farm, mill, 0 took inn')
  })
  test('a card laid later fills a gap; what was swept away leaves none', () => {
    expect(read([...first, ...laid('ruins')], 'mill', 'ruins', 'well')).toBe('well, ruins, mill, 0 took inn')
    const second = [...first, took(1, 'mill'), ...laid('a', 'b', 'c', 'well')]
    expect(read(second, 'a', 'b', 'c', 'well')).toBe('a, b, c, well')
  })
  test('begins anew after production; what nobody told of lies at its end', () => {
    expect(read([...first, { side: 0, what: 'production' }, ...laid('a', 'b')], 'a', 'b', 'c')).toBe('a, b, c')
  })
})

describe('what was played last in Ginkgopolis', () => {
  const deeds: Deed[] = [
    { side: 0, what: 'round' },
    { side: 0, what: 'exploit', on: ['red-2'] },
    { side: 0, changes: [{ side: 0, good: 'resource', n: 1 }] },
    { side: 0, changes: [{ side: 0, good: 'resource', n: 2 }] },
    { side: 1, what: 'construct', on: ['red-3', 'blue-9'] },
    { side: 0, changes: [{ side: 0, good: 'resource', n: 2, why: 'back' }] },
    { side: 0, what: 'pass' },
    { side: 1, changes: [{ side: 1, good: 'sp', n: 4 }] },
    { side: 0, what: 'round' },
  ]
  test('is told by deeds, until the next round is carried out', () => {
    expect([...lastPlays(deeds)]).toEqual([
      [0, { action: 'exploit', card: 'red-2', tile: null, gains: { resource: 3 } }],
      [1, { action: 'construct', card: 'red-3', tile: 'blue-9', gains: {} }],
    ])
    expect([...lastPlays([...deeds, { side: 1, what: 'urbanise', on: ['d', 'red-7'] }])]).toMatchObject([
      [1, { action: 'urbanise', card: 'd', tile: 'red-7' }],
    ])
  })
})

describe('looking at the city of Ginkgopolis', () => {
  const whole = { x: 0, y: 0, width: 400, height: 200 }
  test('all of it fills the window', () => {
    expect(shaped({ x: 0, y: 0, width: 100, height: 100 }, { width: 200, height: 100 })).toEqual({
      x: -50,
      y: 0,
      width: 200,
      height: 100,
    })
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

describe('names', () => {
  test('long ones are parted where their words meet', () => {
    expect(soft('Sertéstenyésztő')).toBe('Sertés\u00ADtenyésztő')
    expect([soft('Falu'), soft('Rabszolga-kereskedő')]).toEqual(['Falu', 'Rabszolga-kereskedő'])
    expect(softTile('Apolló nagytemploma')).toBe('Apolló nagy\u00ADtemploma')
  })
})

describe('what is printed on the tiles of Minerva', () => {
  const good = (good: string, n = 1): Part => ({ what: 'good', good, icon: good, n }) as Part
  const sign = (sign: string): Part => ({ what: 'sign', sign }) as Part
  const verb = (name: string, args = {}): Part => ({ what: 'verb', name, text: `verb-${name}`, icon: name, args }) as Part
  const read = (...parts: Part[]): string[] =>
    printed(parts).map((one) => (one.what === 'good' ? `${one.n} ${one.good}` : one.what === 'sign' ? one.sign : one.part.name))

  test('what is counted = what it gives', () => {
    expect(read(good('denarius'), sign('per'), good('wheat'))).toEqual(['1 wheat', '=', '1 denarius'])
  })
  test('an arrow needs no brackets, different resources are told apart', () => {
    const exchange = [verb('exchange'), sign('open'), good('wood'), sign('arrow'), good('glory', 2), sign('close')]
    expect(read(...exchange)).toEqual(['1 wood', '→', '2 glory'])
    expect(read(verb('pay-different', { n: 2 }), sign('arrow'))).toEqual(['1 resource', '≠', '1 resource', '→'])
  })
  test('one or the other; verbs of their own keep their word', () => {
    expect(read(good('art'), sign('or'), good('science'))).toEqual(['1 art', '/', '1 science'])
    expect(read(sign('may'), verb('move-tile', { n: 1 }))).toEqual(['move-tile'])
  })
  test('a temple draws where it looks and for what', () => {
    const count = (...words: string[]): Part =>
      ({ what: 'count', name: 'facility', text: 'count-facility', icon: '', words }) as unknown as Part
    expect(counted([good('vp', 3), sign('per'), count('cultural', 'around8')])).toEqual({ vp: 3, area: 'ring', of: 'cultural' })
    expect(counted([good('vp', 2), sign('per'), count('lines4')])).toEqual({ vp: 2, area: 'cross', of: null })
    expect(counted([good('vp', 2), sign('per'), good('ore')])).toEqual({ vp: 2, area: 'crate', of: 'ore' })
    expect(counted([good('wheat')])).toBeNull()
  })
})

describe('a city of Minerva', () => {
  const city = [
    { piece: 'spring', x: 0, y: 0 },
    { piece: 'farm', x: 1, y: 0 },
  ] as Placed[]
  const ring = ['0,1', '1,1', '-1,0', '2,0', '0,-1', '1,-1']
  test('is as large as its tiles and the free ring around them', () => {
    expect(planOf(city, ring)).toEqual({ left: -1, top: 1, columns: 4, rows: 3 })
    expect(planOf(city)).toEqual({ left: 0, top: 0, columns: 2, rows: 1 })
  })
  test('is read row by row from the top', () => {
    const rows = rowsOf(planOf(city, ring), city, ring)
    expect(rows.map((row) => row.map(({ tile, place }) => tile?.piece ?? place))).toEqual([
      ['0,1', '1,1'],
      ['-1,0', 'spring', 'farm', '2,0'],
      ['0,-1', '1,-1'],
    ])
    expect(rows[1]?.[1]).toMatchObject({ row: 2, column: 2 })
  })
  test('fills the window, but tiles stay large enough to be pointed at', () => {
    const plan = { left: 0, top: 0, columns: 8, rows: 6 }
    expect(tileSize(plan, 700, 500)).toBe(79)
    expect(tileSize(plan, 700, 0)).toBe(83)
    expect([tileSize(plan, 200, 0), tileSize(plan, 200, 500)]).toEqual([40, 30])
    expect(tileSize({ ...plan, columns: 3, rows: 3 }, 900, 900)).toBe(104)
  })
})

describe('signs of effects', () => {
  addSigns('game', { wood: { icon: 'log', token: 'wood' }, 'count-location': null })
  test('the first word that has a sign decides; some are drawn by nothing at all', () => {
    expect(signOf('game', 'timber', 'wood')).toEqual({ icon: 'log', token: 'wood' })
    expect([signOf('game', 'count-location', 'wood'), signOf('game', 'stone'), signOf('other', 'wood')]).toEqual([
      null,
      undefined,
      undefined,
    ])
  })
})

describe('the plain board', () => {
  test('reads the markup games draw with', () => {
    expect(runs('a [bold red]b[/] [on #123456]c[dim]d[/dim][/]')).toMatchObject([
      { text: 'a ', bold: false },
      { text: 'b', bold: true, colour: '#c0392b' },
      { text: ' ', colour: '' },
      { text: 'c', back: '#123456', dim: false },
      { text: 'd', back: '#123456', dim: true },
    ])
    expect(bare('\\[x] [1] [b]y[/b] [/]z')).toBe('[x] [1] y z')
  })
  test('finds the names of printed things in a text', () => {
    expect('Tanya, Nagy Tanya (5) és Tanyák'.split(mentions(['Tanya', 'Nagy Tanya (5)', 'és']))).toEqual([
      '',
      'Tanya',
      ', Nagy Tanya (5) és Tanyák'.slice(0, 2),
      'Nagy Tanya (5)',
      ' és Tanyák',
    ])
    expect('x'.split(mentions([]))).toEqual(['x'])
  })
  test('finds the points of a seat', () => {
    expect(pointsOf({ seats: 2, players: [{ vp: 3 }, { vp: 7 }] }, 1)).toBe(7)
    expect(pointsOf({ seats: 2, board: [1, 2] }, 0)).toBeNull()
    expect(pointsOf({ seats: 2, culture: [{ vp: 2 }, { vp: 2 }, { vp: 2 }], sides: [{ score: 0 }, { score: 5 }] }, 0)).toBe(0)
  })
})

describe('the sheet of Roll & Write', () => {
  test('crosses differ from box to box and are the same every time', () => {
    expect(cross('walls.0.1 0')).toBe(cross('walls.0.1 0'))
    expect(cross('walls.0.1 0')).not.toBe(cross('walls.0.2 0'))
    expect(
      cross('x')
        .match(/-?\d+(\.\d+)?/g)
        ?.every((n) => Number(n) > 0 && Number(n) < 40),
    ).toBe(true)
  })
  test('a blueprint lies on the sections below and right of its corner', () => {
    expect(placed(['#.', '##'], { row: 1, column: 3 })).toEqual([
      { row: 1, column: 3 },
      { row: 2, column: 3 },
      { row: 2, column: 4 },
    ])
  })
  test('a fence runs around an estate, not through it', () => {
    const lines = (cells: { row: number; column: number }[]): number => fence(cells).match(/M/g)?.length ?? 0
    expect(lines([{ row: 0, column: 0 }])).toBe(4)
    expect(lines(placed(['##', '##'], { row: 0, column: 0 }))).toBe(8)
    // Where it turns inwards both lines meet.
    expect(fence(placed(['#.', '##'], { row: 0, column: 0 }))).toContain('M97 3V103')
    expect(fence(placed(['#.', '##'], { row: 0, column: 0 }))).toContain('M97 103H197')
  })
  test('places are called A to Z, then AA', () => {
    expect([0, 25, 26, 27].map(letter)).toEqual(['A', 'Z', 'AA', 'AB'])
    expect(middle(placed(['##', '##'], { row: 0, column: 3 }))).toEqual({ x: 4, y: 1 })
  })
  test('the sign of a building is what it is for', () => {
    const good = { what: 'good', good: 'food', icon: 'food' } as const
    expect(buildingIcon([good], false)).toBe('barn')
    expect(buildingIcon([good, { what: 'sign', sign: 'arrow' }, good], false)).toBe('shop')
    expect(buildingIcon([{ what: 'verb', name: 'reroll', text: 'verb-reroll', icon: 'reroll' }], false)).toBe('rolling-dices')
    expect(buildingIcon([], true)).toBe('castle')
  })
})
