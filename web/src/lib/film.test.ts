import { expect, test } from 'vitest'
import { isNews, lengthOf, scenes, sinceOwn, touches } from './film.ts'
import type { Deed, WireLine } from './types.ts'

const told = (number: number, deed: Deed | null, args: Record<string, string> = {}): { number: number; line: WireLine } => ({
  number,
  line: { id: 'log-x', args, ...(deed ? { deed } : {}) },
})
const goods = (side: number, good: string, n: number): Deed => ({ side, changes: [{ side, good, n }] })

test('what one side does in one move is one scene, with what it cost and brought', () => {
  const [scene, ...more] = scenes([
    told(7, { side: 1, what: 'build', on: ['goldsmith'] }),
    told(7, goods(1, 'stone', -1)),
    told(7, goods(1, 'stone', -1)),
    told(7, goods(1, 'vp', 2)),
  ])
  expect(more).toEqual([])
  expect(scene).toMatchObject({ number: 7, side: 1, what: 'build', pieces: ['goldsmith'] })
  expect(scene?.changes).toEqual([
    { side: 1, good: 'stone', n: -2 },
    { side: 1, good: 'vp', n: 2 },
  ])
  expect(scene?.lines.length).toBe(4)
})

test('a deed that takes several moves is one scene, at the last of them', () => {
  const found = scenes([
    told(7, { side: 1, what: 'exchange' }),
    told(7, goods(1, 'worker', -2)),
    told(8, goods(1, 'card', 1)),
    told(9, { side: 2, what: 'pass' }),
  ])
  expect(found.map(({ number, side, what }) => [number, side, what])).toEqual([
    [8, 1, 'exchange'],
    [9, 2, 'pass'],
  ])
  expect(found[0]?.changes.map(({ n }) => n)).toEqual([-2, 1])
})

test('what the owner of a razed location gets belongs to the razing', () => {
  const found = scenes([told(3, { side: 2, what: 'raze', on: ['pillory'] }), told(3, goods(0, 'wood', 1))])
  expect(found.length).toBe(1)
  expect(found[0]?.changes).toEqual([{ side: 0, good: 'wood', n: 1 }])
  expect(touches(found[0] as never, 0)).toBe(true)
  expect(touches(found[0] as never, 1)).toBe(false)
})

test('what all are given without anybody doing anything is nobody’s deed', () => {
  expect(scenes([told(1, goods(2, 'card', 2)), told(1, goods(0, 'card', 2)), told(1, goods(1, 'card', 2))])).toEqual([])
  expect(scenes([told(2, goods(2, 'card', 1))]).length).toBe(1)
  expect(scenes([told(3, goods(2, 'wood', 1)), told(3, goods(0, 'wood', -1))]).length).toBe(1)
})

test('choices made at the same time are seen seat by seat', () => {
  const found = scenes([
    told(9, { side: 0, what: 'construct', on: ['red-3', 'blue-9'] }),
    told(9, goods(0, 'sp', 2)),
    told(9, { side: 1, what: 'exploit', on: ['blue-4'] }),
    told(9, { side: 2, what: 'urbanise', on: ['a', 'red-7'] }),
  ])
  expect(found.map(({ side }) => side)).toEqual([0, 1, 2])
})

test('production is a scene for every seat, also behind a deed of the same seat', () => {
  const found = scenes([
    told(4, { side: 0, what: 'pass' }),
    told(4, { side: 0, what: 'production' }),
    told(4, goods(0, 'wood', 2)),
    told(4, { side: 1, what: 'production' }),
  ])
  expect(found.map(({ side, what }) => [side, what])).toEqual([
    [0, 'pass'],
    [0, 'production'],
    [1, 'production'],
  ])
})

test('the course of the game is no deed, and what was taken back is not shown', () => {
  const struck = { ...told(2, { side: 1, what: 'build', on: ['x'] }), struck: true }
  expect(scenes([struck, told(3, { side: 0, what: 'turn' }), told(3, null)])).toEqual([])
})

test('the strip begins after my own last deed; my production is news', () => {
  const log = [
    told(1, { side: 1, what: 'build', on: ['x'] }),
    told(2, { side: 0, what: 'build', on: ['y'] }),
    told(3, { side: 1, what: 'deal', on: ['z'] }),
    told(4, { side: 0, what: 'production' }),
  ]
  expect(sinceOwn(log, [0]).map(({ number }) => number)).toEqual([3, 4])
  expect(sinceOwn(log, []).map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(scenes(log).map((scene) => isNews(scene, [0]))).toEqual([true, false, true, true])
})

test('the strip begins after all that my last deed brought, also in the moves after it', () => {
  const log = [
    told(1, { side: 0, what: 'exchange', on: ['y'] }),
    told(2, goods(0, 'card', 1)),
    told(3, { side: 1, what: 'deal', on: ['z'] }),
    told(3, goods(0, 'wood', 1)),
    { ...told(4, { side: 0, what: 'build', on: ['x'] }), struck: true },
  ]
  expect(sinceOwn(log, [0]).map(({ number, changes }) => [number, changes.length])).toEqual([[3, 1]])
})

test('a scene lasts as long as its tempo says, one that touches me never less', () => {
  const [built, passed, razed] = scenes([
    told(1, { side: 1, what: 'build', on: ['x'] }),
    told(2, { side: 1, what: 'pass' }),
    told(3, { side: 1, what: 'raze', on: ['y'] }, { other: '#0' }),
  ])
  expect([built, passed, razed].map((scene) => lengthOf(scene as never, 'normal', 0, 0))).toEqual([1100, 500, 1600])
  expect(lengthOf(built as never, 'off', 0, 0)).toBe(0)
  expect(lengthOf(built as never, 'slow', 0, 9)).toBe(1000)
})
