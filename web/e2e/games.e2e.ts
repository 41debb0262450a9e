import { afterAll, describe, expect, test } from 'vitest'
import { address, close, Person, PHONE } from './browser.ts'
import { playOn } from './play.ts'

/** Of the longest games, each move drawn on two pages, on a busy machine. */
const LONG = 420_000

/** Where chance alone takes hundreds of decisions: innovating empties the market's decks. */
const HURRY: Readonly<Record<string, string>> = { imperium: 'innovate' }

afterAll(close)

interface Game {
  name: string
  players: number[]
}
/** How far the end of the log lies below what can be seen of it. */
const endBelow = ({ page }: Person): Promise<number> =>
  page.locator('.rail .lines').evaluate((log) => {
    const last = log.querySelector('li:last-child')
    return last ? last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom : Number.NaN
  })

const games = (await (await fetch(`${address()}/api/games`)).json()) as Game[]

describe.each(games)('$name', ({ name, players }) => {
  const hurry = HURRY[name] ?? ''
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
      await playOn([reka, bela], { enough: 80, hurry })
      await bela.shot(`${name}-plain`)
      await bela.isAccessible(`${name} on the plain board`)
      await playOn([reka, bela], { hurry })
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
    'against a bot to the end',
    async () => {
      const person = await Person.come('Réka', { lobby: false, language: 'en' })
      const table = await person.table({
        game: name,
        seed: 3,
        start: true,
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      })
      await person.sitAt(table.id)
      await playOn([person], { hurry })
      await expect.poll(() => endBelow(person), { message: 'the log shows its end' }).toBeLessThan(1)
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
