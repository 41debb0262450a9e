import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { picturesOf } from '../lib/firstround.ts'
import { html, search } from '../lib/guide.ts'

const ROOMS = new URL('../../../src/asztal/games/', import.meta.url)
const GAMES = readdirSync(ROOMS).filter((game) => existsSync(new URL(`${game}/guide/`, ROOMS)))
const guide = (game: string, language: string): string => readFileSync(new URL(`${game}/guide/${language}.md`, ROOMS), 'utf8')
const named = (source: string): string[] => [...source.matchAll(/\]\(picture:([\w-]+)/g)].map(([, name = '']) => name)

describe.each(GAMES)('the first round of %s in pictures', (game) => {
  test.each(['hu', 'en'])('every picture is drawn, with the words of the guide and no others (%s)', async (language) => {
    const source = guide(game, language)
    const pictures = await picturesOf(game)
    expect(named(source)).toEqual(expect.arrayContaining(Object.keys(pictures)))
    const drawn = [
      ...html(source, pictures).matchAll(/<svg viewBox="0 0 300 200".*?aria-label="(.+?)">(.*?)<\/svg>\s*<strong>/gs),
    ]
    expect(drawn).toHaveLength(named(source).length)
    const given = [...source.matchAll(/\]\(picture:[\w-]+(?: "(.*?)")?\)/g)].map(([, words]) => words?.split(' | ') ?? [])
    for (const [place, [, , picture = '']] of drawn.entries()) {
      expect([...picture.matchAll(/class="word">(.*?)</g)].map(([, word]) => word)).toEqual(given[place])
      expect(picture).not.toMatch(/undefined|NaN|viewBox="0 0 512 512" color="[^"]*"><\/svg>/) // every icon is there
    }
  })

  test('a guide without its drawings is a guide of words, and what pictures say of themselves is not found in it', () => {
    const source = guide(game, 'en')
    expect(html(source)).not.toMatch(/picture:|<img/)
    expect(search(source, 'picture:build')).toEqual([])
  })
})
