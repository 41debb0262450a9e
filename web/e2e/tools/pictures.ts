import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { address, close, Person } from '../browser.ts'
import { nextTurn, playOn } from '../play.ts'

/**
 * `GAMES=minerva,settlers npm run pictures` takes some of them. How far each game is played before its picture is taken: the table
 * is full then, and it is one's turn.
 */
const FULL: Readonly<Record<string, number>> = { ginkgopolis: 36, imperium: 40, minerva: 12, rollwrite: 8, settlers: 16 }
const SIZE = { width: 1366, height: 768 }
const QUALITY = 0.82
const LANGUAGES = ['en', 'hu'] as const
const FOLDER = join(import.meta.dirname, '../../../docs/img')

afterAll(close)

interface Game {
  name: string
  players: number[]
}

/** The page as a picture for documents: WebP, written by the browser itself. */
async function picture(person: Person, name: string): Promise<void> {
  await person.still()
  const png = (await person.page.screenshot()).toString('base64')
  const webp = await person.page.evaluate(
    async ([data, quality]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    },
    [png, QUALITY] as const,
  )
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(webp, 'base64'))
}

/** The same page in another language. */
async function speak(person: Person, language: string): Promise<void> {
  await person.page.evaluate((value) => localStorage.setItem('asztal.language', value), language)
  await person.page.reload()
}

test('pictures of the boards and the lobby for the README', async () => {
  const games = (await (await fetch(`${address()}/api/games`)).json()) as Game[]
  const person = await Person.come('Réka', { lobby: false, viewport: SIZE })
  const wanted = process.env.GAMES?.split(',') ?? Object.keys(FULL)
  for (const { name, players } of games.filter((game) => wanted.includes(game.name))) {
    // Who moves at random needs no time: the picture is about the table, not about the play.
    const bots = Array.from({ length: Math.min(4, players.at(-1) ?? 1) - 1 }, () => ({ kind: 'bot', bot: 'random' }))
    const table = await person.table({ game: name, start: true, seed: 7, seats: [{ kind: 'me' }, ...bots] })
    await person.sitAt(table.id)
    await playOn([person], { enough: FULL[name] ?? 0 })
    for (const language of LANGUAGES) {
      await speak(person, language)
      await nextTurn(person)
      await picture(person, `${name}.${language}`)
    }
  }
  await person.page.goto('/?game=ginkgopolis')
  for (const language of LANGUAGES) {
    await speak(person, language)
    await person.page.locator('[data-round]').first().waitFor()
    await picture(person, `lobby.${language}`)
  }
  await person.leave()
})
