import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as english from './english.ts'
import * as hungarian from './hungarian.ts'
import { Speaker } from './speaker.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const NUMBERS = [...Array.from({ length: 121 }, (_, i) => i), 200, 500, 1000, 1500, 5000, 10_000, 12_500, 1_000_000, -2, -15]
const NAMES = [
  'Malom',
  'Oázis',
  'az Uraság',
  'A',
  'B',
  'F',
  'L',
  'Y',
  'GYP',
  'MTK',
  'Ynys',
  'York',
  '„Egy”',
  '5',
  '15',
  '1',
  '10',
  '1000',
  'V. Ramszesz',
  'XI. kör',
  'hour',
  '×3',
  '100 000',
  'Őrtorony',
  'unit',
  'use',
  'hour',
  '8',
  '11',
  '18',
  '80',
  'X-ray',
  'one',
]

/** What the Python side says: [[accusative, times, adjective, instrumental, ordinal, number], article], and the English article and ordinal. */
function python(): { numbers: string[][]; hu: string[]; en: string[]; ord: string[] } {
  const program = `
import json, sys
sys.path.insert(0, sys.argv[1])
from asztal.core.text import english, hungarian as h
given = json.loads(sys.argv[2])
numbers = [[h.accusative(n), h.times(n), h.adjective(n), h.instrumental(n), h.ordinal(n), h.number(n)] for n in given["numbers"]]
print(json.dumps({"numbers": numbers, "hu": [h.with_article(x) for x in given["names"]], "en": [english.with_article(x) for x in given["names"]], "ord": [english.ordinal(n) for n in given["numbers"]]}))`
  const interpreter =
    [process.env.ASZTAL_PYTHON, join(ROOT, '.venv/bin/python')].find((path) => path && existsSync(path)) ?? 'python3'
  return JSON.parse(
    execFileSync(interpreter, ['-c', program, join(ROOT, 'src'), JSON.stringify({ numbers: NUMBERS, names: NAMES })], {
      encoding: 'utf8',
    }),
  )
}

describe('the twins of the Python grammar say the same', () => {
  const said = python()
  test.each(NUMBERS.map((n, i) => [n, said.numbers[i]] as const))('%i', (n, expected) => {
    expect([
      hungarian.accusative(n),
      hungarian.times(n),
      hungarian.adjective(n),
      hungarian.instrumental(n),
      hungarian.ordinal(n),
      hungarian.number(n),
    ]).toEqual(expected)
  })
  test('articles', () => {
    expect(NAMES.map(hungarian.withArticle)).toEqual(said.hu)
    expect(NAMES.map(english.withArticle)).toEqual(said.en)
    expect(NUMBERS.map(english.ordinal)).toEqual(said.ord)
  })
})

describe('Speaker', () => {
  const source =
    'log = { $player } { AZ($letter) } helyen: { ES($number) } lapka, { $card }.\nnamed-card = „{ $name }”\nword-a = alma\nword-b = barack\nlist = { WORDS($what) }\nall = { WORDS($what, join: "and") }\ncap = { CAP($x) }'
  const speaker = new Speaker('hu', [source], { 'red-5': 'Piros 5-ös' })

  test('puts names and articles in', () => {
    expect(speaker.say({ id: 'log', args: { player: '#1', letter: 'A', number: 9, card: '@red-5' } }, ['Réka', 'Béla'])).toBe(
      'Béla az A helyen: 9-es lapka, Piros 5-ös.',
    )
  })
  test('lists words and cards', () => {
    expect(speaker.text('list', { what: 'a|b|@red-5' })).toBe('alma, barack vagy „„Piros 5-ös””')
    expect(speaker.text('all', { what: 'a|b' })).toBe('alma és barack')
    expect(speaker.text('cap', { x: '„őrtorony”' })).toBe('„Őrtorony”')
  })
  test('a missing message is its id', () => {
    expect(speaker.text('nothing')).toBe('nothing')
  })
})

test('both languages have the same messages everywhere', () => {
  const folders = [
    join(ROOT, 'web/src/text'),
    ...readdirSync(join(ROOT, 'web/src/boards')).map((board) => join(ROOT, 'web/src/boards', board)),
  ]
  const ids = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '').sort()
  for (const folder of folders.filter((folder) => existsSync(join(folder, 'hu.ftl')))) {
    const found = ids(join(folder, 'hu.ftl'))
    expect(found).toEqual(ids(join(folder, 'en.ftl')))
    expect(new Set(found).size, folder).toBe(found.length)
  }
})
