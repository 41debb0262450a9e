import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { address, close, Person } from '../browser.ts'
import { playOn } from '../play.ts'

/** How far each game is played before its picture is taken: the table is full then, and it is one's turn. */
const FULL: Readonly<Record<string, number>> = { ginkgopolis: 40, imperium: 60, minerva: 45, rollwrite: 60, settlers: 45 }
const SIZE = { width: 1366, height: 768 }
const QUALITY = 0.82
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

test('pictures of the boards and the lobby for the README', async () => {
  const games = (await (await fetch(`${address()}/api/games`)).json()) as Game[]
  const known = games.filter(({ name }) => name in FULL)
  for (const language of ['en', 'hu'] as const) {
    const person = await Person.come('Réka', { lobby: false, language, viewport: SIZE })
    for (const { name, players } of known) {
      const seats = Math.min(4, players.at(-1) ?? 1)
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'medium' }))
      const table = await person.table({ game: name, start: true, seed: 7, seats: [{ kind: 'me' }, ...bots] })
      await person.sitAt(table.id)
      await playOn([person], { enough: FULL[name] ?? 0 })
      await person.page.keyboard.press('Escape')
      await picture(person, `${name}.${language}`)
    }
    await person.page.goto('/?game=ginkgopolis')
    await person.page.locator('[data-round]').first().waitFor()
    await picture(person, `lobby.${language}`)
    await person.leave()
  }
})
