import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLOURS } from './axe.ts'
import { address, close, DESKTOP, Person, PHONE, TABLET } from './browser.ts'
import { nextTurn, playOn } from './play.ts'
import { boards, MOST, weightOf } from './weight.ts'

afterAll(close)

const games = (await (await fetch(`${address()}/api/games`)).json()) as { name: string; players: number[] }[]
const SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE }

/** Look at a page in both themes and all sizes; nothing serious for axe in any. A theme changes colours only. */
async function look(person: Person, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await person.page.setViewportSize(viewport)
    for (const theme of ['light', 'dark'] as const) {
      await person.theme(theme)
      await person.shot(`${name}-${size}-${theme}`)
      if (size !== 'tablet') await person.isAccessible(`${name} ${size} ${theme}`, theme === 'dark' ? COLOURS : undefined)
    }
    expect(
      await person.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1),
      `${name} ${size} scrolls sideways`,
    ).toBe(true)
  }
  await person.page.setViewportSize(DESKTOP)
}

describe('pages', () => {
  let person: Person
  beforeAll(async () => {
    person = await Person.come('Réka')
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }]
    await person.table({ game: games[0]?.name, seats, public: true })
    await person.table({ game: games[0]?.name, start: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  })
  afterAll(() => person.leave())

  test('the first page needs less than 150 kB of code, and no board', async () => {
    const heard: Promise<{ name: string; size: number }>[] = []
    const weigh = async (response: Response): Promise<{ name: string; size: number }> => ({
      name: new URL(response.url()).pathname,
      size: gzipSync(await response.body()).length,
    })
    const hear = (response: Response): void => {
      if (response.request().resourceType() === 'script') heard.push(weigh(response))
    }
    person.page.on('response', hear)
    await person.page.goto('/')
    await person.page.locator('[data-start]').waitFor()
    const ready = await person.page.evaluate(() => performance.now())
    person.page.off('response', hear)
    const scripts = await Promise.all(heard)
    const size = scripts.reduce((sum, script) => sum + script.size, 0)
    console.log(`first page: ${Math.round(size / 1024)} kB of code, usable after ${Math.round(ready)} ms`)
    expect(scripts.length).toBeGreaterThan(0)
    expect(size).toBeLessThan(150 * 1024)
    expect(scripts.filter(({ name }) => games.some((game) => name.includes(game.name)))).toEqual([])
  })

  test.each(boards())('the board %s is light', (board) => {
    expect(weightOf(board)).toBeLessThan(MOST)
  })

  test('lobby', async () => {
    await person.page.goto('/')
    await person.page.locator('[data-start]').waitFor()
    await look(person, 'lobby')
  })

  test('tables and replays', async () => {
    await person.page.goto('/tables')
    await person.page
      .getByRole('link', { name: /^(Folytatom|Te jössz)$/ })
      .first()
      .waitFor()
    await look(person, 'tables')
    await person.page.goto('/replays')
    await person.page.getByRole('heading', { level: 1 }).waitFor()
    await look(person, 'replays')
  })

  test('about', async () => {
    await person.page.goto('/about')
    await person.page.getByText('game-icons.net').first().waitFor()
    await person.page.getByText('rajongói munka').first().waitFor()
    await look(person, 'about')
  })

  test('waiting for players, and the invitation', async () => {
    const table = await person.table({
      game: games[0]?.name,
      seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', bot: 'random' }],
    })
    await person.sitAtWaiting(table.id)
    await look(person, 'waiting')
    const guest = await Person.come('Béla', { lobby: false })
    await guest.page.goto(`/join/${table.seats[1]?.invitation}`)
    await guest.page.locator('form .btn.go').waitFor()
    await look(guest, 'invitation')
    await guest.leave()
  })

  test('a host without a seat closes the table, and stays if that is refused', async () => {
    const { page } = person
    const table = await person.table({ game: games[0]?.name, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }] })
    await person.sitAtWaiting(table.id)
    await page.route(`**/api/tables/${table.id}`, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    )
    const close = page.getByRole('button', { name: 'Bezárom az asztalt' })
    await close.click()
    await page.getByText('Most nem érjük el a kiszolgálót').waitFor()
    await page.unroute(`**/api/tables/${table.id}`)
    await close.click()
    await page.locator('[data-start]').waitFor()
    expect((await person.context.request.get(`/api/tables/${table.id}`)).status()).toBe(404)
  })

  test('a file that was refused can be chosen again', async () => {
    const { page } = person
    await page.goto('/replays')
    const input = page.locator('input[type="file"]')
    await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{') })
    await page.getByText('Ez a fájl nem egy kimentett játszma.').waitFor()
    // A browser says nothing when the file is the one it holds already.
    await expect.poll(() => input.evaluate((element) => (element as HTMLInputElement).files?.length)).toBe(0)
  })

  test('what is missing says so, and shows the way out', async () => {
    for (const path of [
      '/table/nothing',
      '/replay/nothing',
      '/join/nothing',
      '/games/nothing',
      '/nowhere',
      '/table/%E0%A4%A',
    ]) {
      await person.page.goto(path)
      await person.page.locator('.trouble a.btn').waitFor()
    }
    await person.shot('missing')
    await person.isAccessible('missing')
  })

  test('a page that cannot be fetched says so, and comes when asked again', async () => {
    await person.page.goto('/')
    await person.page.locator('[data-start]').waitFor()
    await person.page.route('**/assets/Tables*', (route) => route.abort())
    await person.page.getByRole('link', { name: 'Asztalok' }).click()
    const again = person.page.getByRole('button', { name: 'Megpróbálom újra' })
    await again.waitFor()
    await person.page.unroute('**/assets/Tables*')
    await again.click()
    await person.page.getByRole('heading', { level: 1, name: 'Asztalok' }).waitFor()
  })

  test.each(games)('learn about $name', async ({ name }) => {
    await person.page.goto(`/games/${name}`)
    await person.page.locator('.guide').waitFor()
    await look(person, `learn-${name}`)
    await person.page.getByRole('button', { name: 'A játék elemei' }).click()
    await person.page.locator('.items li').first().waitFor()
    await person.shot(`items-${name}`)
    await person.isAccessible(`items of ${name}`)
  })
})

describe.each(games)('the board of $name', ({ name, players }) => {
  test('at the beginning, in the middle, and with a choice in hand', async () => {
    const person = await Person.come('Réka', { lobby: false })
    const count = Math.min(3, players.at(-1) ?? 1)
    const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', bot: 'random' }))
    const table = await person.table({ game: name, start: true, seed: 11, seats: [{ kind: 'me' }, ...bots] })
    await person.sitAt(table.id)
    await nextTurn(person)
    await look(person, `${name}-begin`)
    await playOn([person], { enough: 16 })
    await look(person, `${name}-middle`)
    const card = person.page.locator('.hand-region [data-card][data-can]').first()
    await playOn([person], { enough: 200, until: async () => (await card.count()) > 0 })
    if (await card.count()) {
      await card.click({ position: { x: 10, y: 24 } }) // the cards of a full hand overlap
      const tile = person.page.locator('.hand-region [data-tile][data-can]').first()
      if (await tile.count()) await tile.click()
      await look(person, `${name}-choice`)
    }
    await person.leave()
  })
})
