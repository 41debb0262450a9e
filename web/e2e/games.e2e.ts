import { afterAll, describe, expect, test } from 'vitest'
import { address, close, Person, PHONE } from './browser.ts'
import { playOn, skipToTheEnd } from './play.ts'

/** Of the longest games, each move drawn on two pages, on a busy machine. */
const LONG = 420_000

afterAll(close)

interface Game {
  name: string
  players: number[]
}
const games = (await (await fetch(`${address()}/api/games`)).json()) as Game[]

describe.each(games)('$name', ({ name, players }) => {
  test.runIf(players.includes(2))(
    'two browsers play to the end, one of them on the plain board',
    async () => {
      const reka = await Person.come('Réka', { lobby: false })
      const bela = await Person.come('Béla', { lobby: false, language: 'en' })
      const table = await reka.table({ game: name, seats: [{ kind: 'me' }, { kind: 'person' }] })
      await reka.sitAtWaiting(table.id)
      await bela.page.goto(`/join/${table.seats[1]?.invitation}`)
      await bela.page.locator('form .btn.go').click()
      await bela.page.waitForURL(/\/table\//)
      await reka.page.getByRole('button', { name: 'Kezdjük!' }).click()
      await bela.page.locator('[data-status]').waitFor()
      await bela.sitAt(`${table.id}?board=plain`)
      await playOn([reka, bela], { enough: 80 })
      await bela.shot(`${name}-plain`)
      await bela.isAccessible(`${name} on the plain board`)
      await playOn([reka, bela])
      for (const person of [reka, bela]) {
        await person.page.locator('[data-end]').waitFor()
        expect(await person.page.locator('[data-end] tbody tr').count()).toBe(2)
        const totals = await person.page.locator('[data-end] .tt').allInnerTexts()
        const shown = await person.page.locator('.rail .pl-s').allInnerTexts()
        expect(shown.map((points) => points.trim()).sort(), 'the final scores stand beside the players').toEqual(totals.sort())
      }
      await reka.shot(`${name}-end`)
      await reka.isAccessible(`${name}: score sheet`)
      await reka.page.setViewportSize(PHONE)
      await reka.still()
      const hidden = await reka.page.locator('[data-end] :is(thead th, tbody th, td)').evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const { left, right, top, height } = cell.getBoundingClientRect()
            const on = document.elementFromPoint((left + right) / 2, top + height / 2)
            return cell.scrollWidth > cell.clientWidth || right > innerWidth || (on && !on.closest('[data-end]'))
          })
          .map(({ textContent }) => textContent),
      )
      expect(hidden, 'all points can be read on a phone').toEqual([])
      await reka.leave()
      await bela.leave()
    },
    LONG,
  )

  test(
    'against bots, of whom one plays the rest',
    async () => {
      const person = await Person.come('Réka', { lobby: false, language: 'en' })
      const bot = { kind: 'bot', bot: 'random' }
      const table = await person.table({
        game: name,
        start: true,
        seats: [{ kind: 'me' }, bot, bot].slice(0, Math.min(3, players.at(-1) ?? 1)),
      })
      await person.sitAt(table.id)
      await playOn([person], { enough: 60 })
      await skipToTheEnd(person, table.id)
      const below = (): Promise<number> =>
        person.page.locator('.rail .lines').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)
      await expect.poll(below, { message: 'the log shows its end' }).toBeLessThan(60)
      await person.page.locator('[data-end] .btn.go').click()
      await person.page.waitForURL((url) => !url.pathname.endsWith(table.id))
      await person.leave()
    },
    LONG,
  )

  test.runIf(players.includes(1))('alone to the end', async () => {
    const person = await Person.come('Réka', { lobby: false })
    const table = await person.table({ game: name, start: true, seats: [{ kind: 'me' }] })
    await person.sitAt(table.id)
    await playOn([person])
    await person.page.locator('[data-end]').waitFor()
    await person.leave()
  })
})
