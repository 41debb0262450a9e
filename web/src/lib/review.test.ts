import { expect, test } from 'vitest'
import { apart, asCsv, expectedAt, figure, turnsOf } from './review.ts'
import type { Review } from './types.ts'

const moment = (step: number, seat: number): Review['moments'][number] => ({
  step,
  round: 1,
  seat,
  code: 'pass',
  label: { en: 'Pass, "so"', hu: 'Passz' },
  asked: {},
  on: [],
  expected: 10,
  gap: 2,
  best: { code: 'build', label: { en: 'Build', hu: 'Építek' }, on: [], expected: 12 },
  why: { en: 'More.', hu: 'Több.' },
  others: [],
  ordinary: {},
  changed: [0],
  luck: [0],
  happened: {},
  came_up: {},
})
const review: Review = {
  game: 'x',
  seats: ['Anna', 'Béla'],
  steps: 9,
  tries: 1,
  seed: 0,
  curve: [
    { step: 0, round: 1, expected: [10, 11], spread: [2, 2] },
    { step: 4, round: 1, expected: [12, 9], spread: [1, 1] },
    { step: 9, round: 1, expected: [14, 8], spread: [0, 0] },
  ],
  moments: [moment(0, 0), moment(4, 1)],
  turns: [[{ moment: 1, kind: 'other', points: 2 }], []],
  balances: [],
}

test('turning points come with their moments and numbers', () => {
  expect(turnsOf(review, 0).map(({ number, at }) => [number, at.step])).toEqual([[1, 4]])
  expect(turnsOf(review, 1)).toEqual([])
})

test('what a seat could expect holds until the next decision', () => {
  expect([0, 3, 4, 8, 9].map((step) => expectedAt(review, 0, step))).toEqual([10, 10, 12, 12, 14])
})

test('figures are written as each language writes them', () => {
  expect([figure(2.64, 'en'), figure(2.64, 'hu', true), figure(-2.64, 'hu', true), figure(0, 'en', true)]).toEqual([
    '2.6',
    '+2,6',
    '−2,6',
    '0.0',
  ])
})

test('labels are moved apart and keep their order', () => {
  expect(apart([10, 12, 50], 10)).toEqual([10, 20, 50])
  expect(apart([50, 12, 10], 10)).toEqual([50, 20, 10])
})

test('a review can be taken home as a table', () => {
  const [head, first] = asCsv(review, 'en').split('\n')
  expect(head).toBe('step,round,"Anna","Béla",seat,move,better,lost,why')
  expect(first).toBe('0,1,10,11,"Anna","Pass, ""so""","Build",2,"More."')
})
