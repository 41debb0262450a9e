import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { COLOURS } from './axe.ts'
import { close, DESKTOP, Person } from './browser.ts'
import { nextTurn, playOn } from './play.ts'

afterAll(close)

const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
const bot = { kind: 'bot', bot: 'random' }

/** Click a piece, and wait until the table shows what came of it. */
async function move(page: Page, piece: Locator): Promise<void> {
  const number = (): Promise<string | null> => page.locator('[data-number]').getAttribute('data-number')
  const before = await number()
  await piece.click()
  await expect.poll(number).not.toBe(before)
  await page.locator('[data-busy="false"]').waitFor()
}
const goods = (page: Page): Promise<number> =>
  page.locator('.goods b').evaluateAll((all) => all.reduce((sum, one) => sum + Number(one.textContent), 0))
const done = (page: Page): Locator => page.locator('.prompt [data-answer="done"]')

/** Cross out sections from the left of these tracks as long as one can, then end the round. */
async function round(person: Person, ...tracks: readonly string[]): Promise<void> {
  const { page } = person
  await nextTurn(person)
  const tile = page.locator('.tile[data-can]').first()
  if (await tile.isVisible()) await move(page, tile)
  await nextTurn(person)
  for (;;) {
    const open = page.locator(tracks.map((track) => `.board .sec[data-can][data-piece^="${track}."]`).join(', ')).first()
    if (!(await open.isVisible())) break
    await move(page, open)
  }
  await move(page, done(page))
}

test('two people play Roll & Write on their sheets, each at the own speed, one in Hungarian and one in English', async () => {
  const reka = await Person.come('Réka', { viewport: LAPTOP, lobby: false })
  const bela = await Person.come('Béla', { language: 'en', viewport: DESKTOP, lobby: false })
  const table = await reka.table({
    game: 'rollwrite',
    options: { mode: 'advanced' },
    seats: [{ kind: 'me' }, { kind: 'person' }],
  })
  await reka.sitAtWaiting(table.id)
  await bela.page.goto(`/join/${table.seats[1]?.invitation}`)
  await bela.page.locator('form .btn.go').click()
  await bela.page.waitForURL(/\/table\//)
  await reka.page.getByRole('button', { name: 'Kezdjük!' }).click()
  await bela.page.locator('[data-status]').waitFor()
  // Favour tiles, in turn: where they lie, or in the prompt.
  const first = (await reka.mood()) === 'you' ? reka : bela
  const second = first === reka ? bela : reka
  await move(first.page, first.page.locator('.tile[data-can]').first())
  await nextTurn(second)
  await move(second.page, second.page.locator('.prompt [data-answer^="favour:"]').last())
  await nextTurn(reka)
  await nextTurn(bela)
  // Pointing at a section tells what it would do; crossing it costs what its pill says.
  const section = reka.page.locator('.sec[data-can]').first()
  await section.hover()
  await expect.poll(() => reka.page.locator('.pr-sub').innerText()).toMatch(/1 akció.*; elkészül a szekció/)
  expect(await section.locator('.vh').innerText()).toMatch(/, 1\. szekció, \d pont, költség: /)
  const [price, before] = [await section.locator('.pill .g').count(), await goods(reka.page)]
  const piece = await section.getAttribute('data-piece')
  await move(reka.page, section)
  expect(before - (await goods(reka.page))).toBe(price)
  expect(await reka.page.locator(`.board [data-piece="${piece}"] .cross`).count()).toBe(1)
  // What comes later on the track says why not.
  await reka.page.locator('.sec[data-piece="walls.0.5"]').click()
  await expect.poll(() => reka.page.locator('.whynot').innerText()).toContain('bal szélső')
  // By the keys alone: the next glowing piece, Enter; then it is taken back.
  await reka.page.keyboard.press('g')
  const focused = await reka.page.evaluate(() => document.activeElement?.getAttribute('data-piece'))
  expect(focused).toBeTruthy()
  await reka.page.keyboard.press('ArrowRight')
  expect(await reka.page.evaluate(() => document.activeElement?.getAttribute('data-piece'))).not.toBe(focused)
  await reka.isAccessible('growing')
  // Réka is done; Béla goes on, and Réka may look at his sheets meanwhile.
  await move(reka.page, done(reka.page))
  await expect.poll(() => reka.page.locator('.pr-main').innerText()).toContain('Béla')
  expect(await reka.mood()).toBe('wait')
  await expect.poll(() => bela.page.locator('.rail .tag.ok').count()).toBe(1)
  await reka.page.locator('[data-answer="see-1"]').click()
  await reka.page.locator('[data-sheet="1"]').waitFor()
  expect(await reka.page.locator('.board [data-can]').count()).toBe(0)
  const thumb = reka.page.locator('.rail [data-seat="1"] .thumb')
  const wall = bela.page.locator('.sec[data-can]').first()
  const crossed = await wall.getAttribute('data-piece')
  await move(bela.page, wall)
  await expect.poll(() => reka.page.locator(`[data-piece="${crossed}"] .cross`).count()).toBe(1)
  expect(await thumb.locator('.done').count()).toBe(await bela.page.locator('.sec .worth, .sec.worth').count())
  await reka.isAccessible('somebody else’s sheets')
  // Second thoughts: one may go on, as long as the round does.
  await reka.page.locator('[data-answer="undo"]').click()
  await expect.poll(() => reka.mood()).toBe('you')
  await reka.page.locator('.rail [data-seat="0"] .see').click()
  await reka.page.locator('[data-sheet="0"]').waitFor()
  await move(reka.page, done(reka.page))
  expect(await bela.page.locator('.phase').innerText()).toMatch(/^Round 1 of 10/)
  await move(bela.page, done(bela.page))
  await expect.poll(() => bela.page.locator('.phase').innerText()).toMatch(/^Round 2 of 10/)
  await reka.leave()
  await bela.leave()
})

test('an estate of Roll & Write is chosen by its building and its place, and stays on the sheet', async () => {
  const person = await Person.come('Réka', { viewport: LAPTOP, lobby: false })
  const { page } = person
  const { id } = await person.table({
    game: 'rollwrite',
    options: { mode: 'advanced' },
    start: true,
    seats: [{ kind: 'me' }, bot],
  })
  await person.sitAt(id)
  const letters = page.locator('.letter')
  const choosing = (): Promise<boolean> => page.locator('[data-answer="estate:none"]').isVisible()
  for (let n = 0; n < 6 && !(await choosing()); n++) await round(person, 'walls', 'cottages', 'granaries', 'bridges')
  // The building first, in the prompt or on the village sheet; then one of its places.
  const plan = page.locator('.bd .act').first()
  await plan.click()
  expect(await plan.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.prompt [aria-pressed="true"] .blueprint').count()).toBe(1)
  const places = await letters.count()
  expect(await plan.innerText()).toContain(String(places))
  await letters.last().click()
  expect(await letters.last().getAttribute('aria-pressed')).toBe('true')
  expect(await letters.last().getAttribute('aria-label')).toMatch(/hely: .*\d/)
  const honey = page.locator('.prompt .go')
  expect(await honey.innerText()).toContain(`Ide: ${await letters.last().innerText()}`)
  await person.isAccessible('placing an estate')
  await person.theme('dark')
  await person.isAccessible('placing an estate in the dark', COLOURS)
  await move(page, honey)
  await page.locator('.board [data-piece="estate.0.1"]').waitFor()
  expect(await page.locator('.rail [data-seat="0"] .thumb .estate').count()).toBeGreaterThan(2)
  // Its building says so.
  await expect.poll(() => page.locator('.bd small', { hasText: '1 telek' }).count()).toBe(1)
  await person.leave()
})

test('an adventure of Roll & Write on the phone: a village of one’s choice, its ranks, and the end', async () => {
  const person = await Person.come('Réka', { viewport: PHONE, hasTouch: true, isMobile: true })
  const { page } = person
  await person.choose('rollwrite')
  await page.locator('.newt .x').click()
  await page.getByRole('combobox', { name: 'Falu' }).selectOption({ label: 'Capua' })
  await page.locator('[data-start]').click()
  await page.locator('[data-status]').waitFor()
  expect(await page.locator('.village h2').innerText()).toBe('Capua')
  expect(await page.locator('.rank').innerText()).toMatch(/^0\s+Közember · még 40 pont/)
  await nextTurn(person)
  await move(page, page.locator('.tile[data-can]').first())
  await nextTurn(person)
  const section = page.locator('.sec[data-can]').first()
  const piece = await section.getAttribute('data-piece')
  await section.tap()
  await page.locator(`[data-piece="${piece}"] .cross`).first().waitFor()
  // The whole grid moves as one, and every target is large enough for a finger.
  const grid = await page.locator('.pane').evaluate((pane) => ({ beside: pane.scrollWidth > pane.clientWidth }))
  expect(grid.beside).toBe(true)
  const small = await page
    .locator('.board [data-can], .prompt .btn')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().width < 40 || one.getBoundingClientRect().height < 40)
        .map((one) => `${one.className} ${one.clientWidth} ${one.clientHeight}`),
    )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await person.isAccessible('adventure on the phone')
  await person.theme('dark')
  await person.isAccessible('adventure on the phone in the dark', COLOURS)
  await playOn([person])
  await page.locator('[data-end]').waitFor()
  expect(await page.locator('[data-end] h2').innerText()).toBe('A rangod: Közember')
  await person.leave()
})

interface Sheet {
  tracks: { sections: { boxes: { crossed: boolean }[]; complete: boolean; estate: number | null; piece: string }[] }[]
  buildings: {
    id: string
    boxes: { crossed: boolean }[]
    finished: boolean
    works: boolean
    estates: number
    used: number
    drawing: string[]
  }[]
  estates: object[]
  fields: { open: boolean; circles: { crossed: boolean }[] }[]
  goods: Record<string, number>
}
interface Message {
  eyes?: { view?: { sides: Sheet[] } }[]
}

/** The same table with all four sheets nearly full, estates on them, and every kind of good. */
function filled(message: Message): Message {
  for (const { view } of message.eyes ?? [])
    for (const [seat, side] of (view?.sides ?? []).entries()) {
      for (const track of side.tracks)
        for (const section of track.sections.slice(0, 8)) {
          section.complete = true
          for (const box of section.boxes) box.crossed = true
        }
      side.estates = [
        { building: 'quarry', slot: 2, row: 0, column: 0, piece: `estate.${seat}.1` },
        { building: 'farm', slot: 0, row: 1, column: 3, piece: `estate.${seat}.2` },
      ]
      for (const building of side.buildings) {
        building.finished = building.works = true
        building.estates = 2
        for (const box of building.boxes) box.crossed = true
      }
      for (const field of side.fields) {
        field.open = true
        for (const circle of field.circles) circle.crossed = true
      }
      side.goods = { stone: 4, wood: 4, food: 4, gold: 4 }
    }
  return message
}

test('four full sheets of Roll & Write: nothing is cut off, nothing overlaps, at every size and in both languages', async () => {
  for (const language of ['hu', 'en'] as const) {
    const person = await Person.come('Réka', { viewport: LAPTOP, language, lobby: false })
    const { page } = person
    const { id } = await person.table({
      game: 'rollwrite',
      options: { mode: 'advanced' },
      start: true,
      seats: [{ kind: 'me' }, bot, bot, bot],
    })
    await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((data) => socket.send(JSON.stringify(filled(JSON.parse(String(data)) as Message))))
    })
    for (const viewport of [LAPTOP, DESKTOP, TABLET, PHONE]) {
      await page.setViewportSize(viewport)
      await person.sitAt(id)
      await page.locator('.board [data-piece="estate.0.2"]').waitFor()
      await person.still()
      const seen = await page.evaluate(() => {
        const over = (part: Element): boolean =>
          part.clientWidth > 1 && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
        const cut = [...document.querySelectorAll('.bd, .what, .land, .sheet, .village, .pl, .tray, .rounds')].filter(over)
        const sized = [...document.querySelectorAll<HTMLElement>('.board *, .hand-region *')].filter(
          (part) =>
            part.getClientRects().length > 0 &&
            !part.closest('.pw') &&
            [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
            Number.parseFloat(getComputedStyle(part).fontSize) < 11.5,
        )
        const ground = document.querySelector('.ground')
        return {
          beside: document.documentElement.scrollWidth - innerWidth,
          below: innerWidth > 1180 && ground ? ground.scrollHeight - ground.clientHeight : 0,
          cut: cut.map((part) => part.className),
          tiny: sized.map((part) => part.textContent),
        }
      })
      expect(seen, `${language} ${viewport.width}`).toEqual({ beside: 0, below: 0, cut: [], tiny: [] })
    }
    await page.setViewportSize(LAPTOP)
    await person.isAccessible(`${language}: full sheets`)
    await person.theme('dark')
    await person.isAccessible(`${language}: full sheets in the dark`, COLOURS)
    if (language === 'hu') await person.shot('rollwrite-full')
    await person.leave()
  }
})
