import { afterAll, expect, test } from 'vitest'
import { address, close, Person, PHONE } from './browser.ts'
import { nextTurn, playOn, turn } from './play.ts'

afterAll(close)

const games = (await (await fetch(`${address()}/api/games`)).json()) as { name: string; players: number[] }[]
const game = games.find(({ name }) => name === 'ginkgopolis')?.name ?? games[0]?.name ?? ''
const withBot = { game, start: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }

/** The six buildings of a village. */
const HALLS = Array.from(
  { length: 6 },
  (_, i) => `[tihany.hall-${i}]\nname = { en = "Hall ${i}", hu = "Terem ${i}" }\nboxes = ["food"]\nability = "food"`,
)

/** Two people at a running table; Réka looks at it. */
async function seated(absent?: number): Promise<{ reka: Person; bela: Person; table: string }> {
  const reka = await Person.come('Réka', { lobby: false })
  const bela = await Person.come('Béla', { lobby: false })
  const table = await reka.table({ game, seats: [{ kind: 'me' }, { kind: 'open' }], public: true, absent })
  await bela.context.request.post(`/api/tables/${table.id}/join`, { data: { seat: 1 } })
  await reka.context.request.post(`/api/tables/${table.id}/start`)
  await reka.sitAt(table.id)
  return { reka, bela, table: table.id }
}

test('create a table in the lobby', async () => {
  const person = await Person.come('Réka')
  const { page } = person
  await page.getByRole('button', { name: 'Ide mellém' }).click()
  await page.getByPlaceholder('Neve').fill('Papa')
  await page.locator('[data-start]').click()
  await page.waitForURL(/\/table\//)
  // Hot-seat: nothing is shown before the screen is handed over.
  await page.getByRole('heading', { name: 'Réka következik' }).waitFor()
  expect(await page.locator('.hand-region').count()).toBe(0)
  await page.locator('[data-answer="here"]').click()
  await page.locator('.hand-region').waitFor()
  await playOn([person], { enough: 3 })
  await person.leave()
})

test('a game is played with a file of one’s own, and a mistake in it is shown', async () => {
  const person = await Person.come('Réka')
  const { page } = person
  await person.choose('rollwrite')
  await page.getByRole('combobox', { name: 'Játékmód' }).selectOption({ label: 'Kalandozó' })
  await page.getByRole('combobox', { name: 'Falu' }).selectOption({ label: 'Saját fájl…' })
  const file = (text: string): object => ({ name: 'tihany.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
  const input = page.locator('.newt input[type="file"]')
  await input.setInputFiles(
    file('[tihany]\nname = { en = "Ostia", hu = "Ostia" }\n[tihany.bath]\nboxes = ["marble"]\n') as never,
  )
  await page.locator('[data-start]').click()
  await page.getByText('Hiba van a fájl 3. sorában, az 1. jelnél.').click()
  expect(await page.locator('.newt .detail').innerText()).toMatch(/village:3:1: /)
  await person.shot('own-file')
  await person.isAccessible('a mistake in a file of one’s own')
  await input.setInputFiles(file(['[tihany]\nname = { en = "Tihany", hu = "Tihany" }', ...HALLS].join('\n')) as never)
  await page.locator('[data-start]').click()
  await page.waitForURL(/\/table\//)
  await page.getByText('Tihany').first().waitFor()
  await person.leave()
})

test('a box and one button start a game', async () => {
  const person = await Person.come('Réka')
  await person.choose(game)
  await person.page.locator(`[data-start="${game}"]`).click()
  await person.page.waitForURL(/\/table\//)
  await nextTurn(person)
  await person.leave()
})

test('undo takes the last choice back', async () => {
  const { reka, bela, table } = await seated()
  await bela.sitAt(table)
  await nextTurn(reka)
  const hand = await reka.page.locator('[data-card]').count()
  await playOn([reka], { until: async () => (await reka.mood()) === 'wait' })
  await reka.page.keyboard.press('u')
  await nextTurn(reka)
  expect(await reka.page.locator('[data-card]').count()).toBe(hand)
  await reka.leave()
  await bela.leave()
})

test('a lost connection comes back, and nothing is lost', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await playOn([person], { enough: 6 })
  await nextTurn(person)
  await person.cut()
  await person.page.locator('[data-mood="lost"]').waitFor()
  await person.mend()
  await nextTurn(person)
  await playOn([person], { enough: 6 })
  await person.page.reload()
  await person.page.locator('[data-status="running"]').waitFor()
  await nextTurn(person)
  await person.leave()
})

test('replay with the slider and through any eyes, also for whoever has the link', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await playOn([person])
  await person.page.locator('[data-end]').getByRole('link', { name: 'Visszajátszás' }).click()
  await person.page.locator('[data-replay]').waitFor()
  const slider = person.page.getByRole('slider')
  const steps = Number(await slider.getAttribute('max'))
  expect(steps).toBeGreaterThan(20)
  await slider.fill(String(Math.floor(steps / 2)))
  await expect.poll(() => person.page.locator('[data-replay]').getAttribute('data-step')).toBe(String(Math.floor(steps / 2)))
  await person.page.locator('.hand-region').waitFor()
  await person.shot('replay-light')
  await person.page.getByLabel('Kinek a szemével?').selectOption('1')
  await person.page.locator('.hand-region').waitFor()
  await person.page.getByLabel('Kinek a szemével?').selectOption('')
  await expect.poll(() => person.page.locator('.hand-region').count()).toBe(0)
  await person.isAccessible('replay')
  // The table is private: whoever was given its link sees the chart, the replay and the record as well.
  const { key } = (await (await person.context.request.get(`/api/tables/${table.id}`)).json()) as { key: string }
  const nora = await Person.come('Nóra', { lobby: false })
  await nora.sitAt(`${table.id}?key=${key}`)
  await nora.page.locator('[data-end] figure').waitFor()
  await nora.page.locator('[data-end]').getByRole('link', { name: 'Visszajátszás' }).click()
  await nora.page.locator('[data-replay]').waitFor()
  expect(Number(await nora.page.getByRole('slider').getAttribute('max'))).toBe(steps)
  const record = await nora.page.locator('.slider a[download]').getAttribute('href')
  expect((await nora.context.request.get(record ?? '')).status()).toBe(200)
  await nora.leave()
  await person.leave()
})

test('the language changes everywhere without a reload', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await nextTurn(person)
  const asked = await person.page.locator('.pr-main').innerText()
  await person.page.evaluate(() => ((globalThis as unknown as { stayed: boolean }).stayed = true))
  await person.page.getByRole('button', { name: 'Menü' }).click()
  await person.page.getByLabel('English').check()
  await person.page.getByRole('button', { name: 'Close' }).click()
  expect(await person.page.locator('.pr-main').innerText()).not.toBe(asked)
  expect(await person.page.locator('html').getAttribute('lang')).toBe('en')
  expect(await person.page.locator('body').innerText()).not.toMatch(/[őűŐŰ]/)
  expect(await person.page.evaluate(() => (globalThis as unknown as { stayed?: boolean }).stayed)).toBe(true)
  await person.leave()
})

test('a whole game on a phone, without sideways scrolling', async () => {
  const person = await Person.come('Réka', { viewport: PHONE, hasTouch: true, isMobile: true })
  const wide = (): Promise<boolean> => person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)
  expect(await wide(), 'lobby').toBe(false)
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await nextTurn(person)
  expect(await wide(), 'table').toBe(false)
  await playOn([person])
  expect(await wide(), 'end').toBe(false)
  await isInSight(person, '[data-end] .btn.go')
  await isInSight(person, '[data-end] tbody tr .tt')
  await person.leave()
})

/** Nobody has to scroll for it, and nothing lies over it. */
async function isInSight(person: Person, selector: string): Promise<void> {
  await expect
    .poll(() =>
      person.page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const box = element.getBoundingClientRect()
          const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          return element.contains(seen) && box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        }),
    )
    .toBe(true)
}

test('a long press reads a card and chooses nothing', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: PHONE, hasTouch: true, isMobile: true })
  const { page } = person
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await nextTurn(person)
  const large = page.locator('.large')
  const chosen = page.locator('.hand-region [aria-pressed="true"]')
  const card = page.locator('.hand-region [data-card][data-can]').first()
  await person.still() // cards are dealt into the hand: where they come to lie counts
  const box = await card.boundingBox()
  const finger = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  const touch = await person.context.newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await large.waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await card.dispatchEvent('click', { detail: 1 }) // browsers differ in whether a click follows
  expect(await chosen.count()).toBe(0)
  expect(await large.count()).toBe(1)
  // The next tap, even on a card, only puts it away.
  await page.touchscreen.tap(finger.x, finger.y)
  await large.waitFor({ state: 'detached' })
  expect(await chosen.count()).toBe(0)
  await page.touchscreen.tap(finger.x, finger.y)
  await chosen.waitFor()
  await person.leave()
})

test('a tap on a player says more about them', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: PHONE, hasTouch: true, isMobile: true })
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await nextTurn(person)
  await person.page.locator('.pl').nth(1).tap()
  await person.page.getByText('Gépi játékos, kezdő.').waitFor()
  expect(await person.page.locator('dialog [data-seat="1"]').count()).toBe(1)
  await person.isAccessible('about a player')
  await person.leave()
})

test('the large card goes when its card is clicked, and never covers the answers', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: { width: 1280, height: 720 } })
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await nextTurn(person)
  const card = person.page.locator('.hand-region [data-card][data-can]').last()
  await card.hover()
  await person.page.locator('.large').waitFor()
  const bottom = await person.page.locator('.large').evaluate((large) => large.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(await person.page.locator('.dock').evaluate((dock) => dock.getBoundingClientRect().top))
  await card.click()
  await person.page.locator('.large').waitFor({ state: 'detached' })
  await isInSight(person, '.prompt .btn.go')
  await person.leave()
})

test('Enter on the chosen card is the honey button', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const { page } = person
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await nextTurn(person)
  const number = (): Promise<string | null> => page.locator('[data-number]').getAttribute('data-number')
  const before = await number()
  await person.still() // the question takes the focus when it comes
  await page.keyboard.press('h')
  await page.locator('.hand-region :focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.hand-region [aria-pressed="true"]').waitFor()
  await page.locator('.prompt .btn.go').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(number).not.toBe(before)
  await person.leave()
})

test('while a bot plays for you, you are told, and can come back', async () => {
  const { reka, bela } = await seated()
  await nextTurn(reka)
  await reka.page.getByRole('button', { name: 'Menü' }).click()
  await reka.page.getByRole('button', { name: 'Játsszon helyettem a gép' }).click()
  await reka.page.locator('.pr-main').getByText('A gép játszik helyetted').waitFor()
  await reka.page.locator('.prompt [data-answer="take-back"]').click()
  await expect.poll(() => reka.page.locator('.pr-main').innerText()).not.toContain('A gép játszik')
  await reka.leave()
  await bela.leave()
})

test('a whole game by keyboard only', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const { page } = person
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  for (let acted = 0; acted < 3000 && (await nextTurn(person)) === 'asked'; acted++) {
    if (await page.locator('.prompt .btn.go:not([disabled])').count()) {
      // The honey button: Enter, wherever nothing else has the focus.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Enter')
    } else if (await page.locator('.hand-region [data-can]').count()) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('h')
      for (let i = 0; i < acted % 4; i++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      if ((await turn(page)) !== 'asked' || (await page.locator('.prompt .btn.go').count())) continue
      await page.keyboard.press('h')
      await page.keyboard.press('Enter')
    } else {
      await page.keyboard.press('1')
    }
  }
  await page.locator('[data-end]').waitFor()
  await person.leave()
})

test('spectators see no hand, and are told whose turn it is', async () => {
  const reka = await Person.come('Réka', { lobby: false })
  const nora = await Person.come('Nóra', { lobby: false })
  const table = await reka.table({ ...withBot, public: true })
  await reka.sitAt(table.id)
  await nora.sitAt(table.id)
  await nextTurn(reka)
  expect(await nora.page.locator('.hand-region').count()).toBe(0)
  await nora.page.getByText('Nézed a játszmát').waitFor()
  await reka.page.getByRole('tab', { name: 'Csevegés' }).click()
  await reka.page.locator('[data-chat]').fill('Szia!')
  await reka.page.locator('[data-chat]').press('Enter')
  await nora.page.getByRole('tab', { name: 'Csevegés' }).click()
  await nora.page.getByText('Szia!').first().waitFor()
  await reka.leave()
  await nora.leave()
})

test('what cannot be chosen says why, and the log shows cards', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const table = await person.table(withBot)
  await person.sitAt(table.id)
  await nextTurn(person)
  await person.page.locator('.board [role="button"]:not([data-can])').first().click()
  await person.page.locator('.whynot').waitFor()
  await person.page.locator('.log .ref').last().hover()
  await person.page
    .getByRole('tooltip')
    .filter({ has: person.page.locator('.large') })
    .waitFor()
  await person.leave()
})

test('where everybody is waited for, no bot is offered for who is away', async () => {
  for (const [absent, offered] of [
    [0, 0],
    [600, 1],
  ] as const) {
    const { reka, bela, table } = await seated(absent)
    await bela.sitAt(table)
    await bela.leave()
    await reka.page.getByRole('button', { name: 'Béla: részletek' }).click()
    const sheet = reka.page.getByRole('dialog')
    await sheet.getByText(absent ? 'Játszhat helyette a gép' : 'Ennél az asztalnál mindenkit megvárnak').waitFor()
    expect(await sheet.getByRole('button', { name: 'Játsszon helyette a gép' }).count()).toBe(offered)
    await reka.leave()
  }
})
