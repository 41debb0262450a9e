import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Speaker } from '../../lib/text/speaker.ts'
import { allArt } from './art.svelte.ts'
import { SIGNS } from './goods.ts'
import { soft } from './names.ts'
import { numbered } from './pieces.ts'
import type { View } from './types.ts'

const CONTENT = join(import.meta.dirname, '../../../../src/asztal/games/imperium/content')

describe('pictures of Imperium', () => {
  test('every design names one, and each of them is there', async () => {
    const texts = readdirSync(CONTENT).map((file) => readFileSync(join(CONTENT, file), 'utf8'))
    const designs = texts.flatMap((text) => [...text.matchAll(/^\[[a-z0-9-]+\]/gm)]).length
    const named = texts.flatMap((text) => [...text.matchAll(/^art\s*=\s*"([^"]+)"/gm)].map(([, name = '']) => name))
    expect(named.length).toBe(designs)
    const there = await allArt()
    expect(named.filter((name) => !there.has(name))).toEqual([])
  })
})

describe('pieces of Imperium', () => {
  const side = (play: string[], hand: string[]) => ({
    power: [{ card: 'romans-b', under: ['elders'] }],
    play: play.map((card) => ({ card })),
    hand,
  })
  const view = {
    market: [{ card: 'city' }, { card: 'river' }],
    sides: [side(['city', 'legions'], ['advance', 'advance']), side(['city'], ['conquer'])],
  } as unknown as View
  test('of equal cards the second has a name of its own', () => {
    const { ids, where } = numbered(view, 0)
    expect(ids.get('play 0')).toEqual(['city.2', 'legions'])
    expect(ids.get('play 1')).toEqual(['city.3'])
    expect(ids.get('hand')).toEqual(['advance', 'advance.2'])
    expect(where.get('city')).toEqual({ side: null })
    expect(where.get('city.3')).toEqual({ side: 1, as: 'play' })
    expect(where.get('elders')).toEqual({ side: 0, as: 'garrison' })
    expect(where.has('advance')).toBe(false)
  })
  test('nobody sees a hand who has none', () => {
    expect(numbered(view, null).ids.get('hand')).toEqual([])
  })
})

describe('words of Imperium', () => {
  test('long names are parted where their words meet', () => {
    expect(soft('Városfejlesztés')).toBe('Város\u00ADfejlesztés')
    expect([soft('Vadon'), soft('Pontuszi-sztyeppe')]).toEqual(['Vadon', 'Pontuszi-sztyeppe'])
  })
  test('suits and icons stand in sentences as signs, places do not', () => {
    const speaker = new Speaker(
      'hu',
      ['get = szerezz { WORDS($what) }\nword-region = régió\nword-hand = kéz'],
      {},
      false,
      (word) => Boolean(SIGNS[word]?.inText),
    )
    const sign = (word: string): string => `\u2064${word}\u2064`
    expect(speaker.text('get', { what: 'region|tributary' })).toBe(`szerezz ${sign('region')}${sign('tributary')}`)
    expect(speaker.text('get', { what: 'hand' })).toBe('szerezz kéz')
  })
})
