import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { COLOURS } from './axe.ts'
import { close, DESKTOP, Person } from './browser.ts'
import { nextTurn } from './play.ts'

afterAll(close)

const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }

type Scene = 'turn' | 'acquire' | 'breakthrough' | 'solstice' | 'attacked'
interface Eyes {
  seat: number
}
/** Crowded tables of four nations, as the game itself tells them. */
const scenes = JSON.parse(
  execFileSync(inject('python'), [join(import.meta.dirname, 'imperium_scenes.py')], { encoding: 'utf8' }),
) as Record<Scene, Eyes>

/** Sits at a table on which a scene lies; gives what was chosen. */
async function atScene(person: Person, scene: Scene): Promise<string[]> {
  const eyes = scenes[scene]
  const seats: object[] = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'random' }))
  seats[eyes.seat] = { kind: 'me' }
  const options = { nations: 'random' }
  const { id } = await person.table({ game: 'imperium', start: true, seed: 3, seats, options })
  const sent: string[] = []
  await person.page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as { eyes?: Eyes[] }
      if (message.eyes) message.eyes = message.eyes.map((one) => (one.seat === eyes.seat ? { ...one, ...eyes } : one))
      socket.send(JSON.stringify(message))
    })
    socket.onMessage((data) => {
      const message = JSON.parse(String(data)) as { type: string; code?: string }
      if (message.type === 'move') sent.push(message.code ?? '')
      else server.send(data)
    })
  })
  await person.sitAt(id)
  await person.page.locator('.market .piece').nth(4).waitFor()
  return sent
}

/** Nothing beside the page, no text on a card cut off, nothing in the middle of the table out of reach. */
async function isWhole(person: Person, where: string): Promise<void> {
  await person.still()
  const seen = await person.page.evaluate(() => ({
    beside: document.documentElement.scrollWidth - innerWidth,
    cut: [...document.querySelectorAll<HTMLElement>('.board .tx, .hand-region .tx')]
      .filter((text) => text.clientHeight && !('clamped' in text.dataset) && text.scrollHeight > text.clientHeight + 1)
      .map((text) => text.closest('[data-ref]')?.getAttribute('data-ref')),
    names: [...document.querySelectorAll<HTMLElement>('.board .band b, .hand-region .band b, .rail .pl-n')]
      .filter((name) => name.scrollWidth > name.clientWidth + 1)
      .map((name) => name.textContent),
    answers: [...document.querySelectorAll<HTMLElement>('.pr-b')].filter((all) => all.scrollWidth > all.clientWidth + 1).length,
    tiny: [...document.querySelectorAll<HTMLElement>('.board *, .hand-region *')]
      .filter(
        (part) => !part.closest('.pw') && [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((part) => part.getClientRects().length && Number.parseFloat(getComputedStyle(part).fontSize) < 11.5)
      .map((part) => part.textContent),
  }))
  expect(seen, where).toEqual({ beside: 0, cut: [], names: [], answers: 0, tiny: [] })
}

test('a crowded table of four nations is whole at every size, and everything on it is within reach', async () => {
  const person = await Person.come('Réka', { viewport: LAPTOP })
  const { page } = person
  const sent = await atScene(person, 'turn')
  for (const viewport of [LAPTOP, DESKTOP, TABLET]) {
    await page.setViewportSize(viewport)
    await isWhole(person, JSON.stringify(viewport))
    await person.shot(`imperium-${viewport.width}`)
  }
  await page.setViewportSize(LAPTOP)
  expect(await page.locator('.board .tab').evaluate((tab) => tab.scrollHeight - tab.clientHeight), 'all of it in sight').toBe(0)
  const area = await page.locator('.area .scroller').evaluate((part) => part.scrollHeight - part.clientHeight)
  expect(area, 'twelve cards in play in sight').toBeLessThanOrEqual(1)
  await person.theme('dark')
  await person.isAccessible('crowded table, dark', COLOURS)
  await person.theme('light')
  await person.isAccessible('crowded table, light')
  // What cannot be played says why; what can is picked up first, and its text is said before it is played.
  expect(await page.locator('.hand-region [data-ref="advance"] .whyb').innerText()).toContain('már birodalom vagy')
  await page.locator('.hand-region [data-ref="the-senate"]').click()
  expect(await page.locator('.pr-main').innerText()).toBe('Szenátus')
  expect(await page.locator('.pr-sub').innerText()).toContain('civilizált kártyát')
  expect(sent).toEqual([])
  await page.locator('.prompt .btn.go').click()
  await expect.poll(() => sent).toEqual(['hand:the-senate'])
  await person.leave()
})

test('cards in play, other nations and piles are looked at and used by mouse and keyboard', async () => {
  const person = await Person.come('Réka', { viewport: LAPTOP, language: 'en' })
  const { page } = person
  const sent = await atScene(person, 'turn')
  // Another nation lies over one's own, market and hand stay.
  await page.locator('.rail [data-seat="1"] .open').click()
  const opened = page.locator('.opened')
  await expect.poll(() => opened.locator('.piece').count()).toBe(10)
  expect(await opened.locator('h2').innerText()).toContain('Celts')
  expect(await page.locator('.market .piece').first().isVisible()).toBe(true)
  await isWhole(person, 'an opened nation')
  expect(await opened.locator('.rest').evaluate((part) => part.scrollHeight - part.clientHeight), 'all of its cards').toBe(0)
  await person.isAccessible('an opened nation')
  await opened.locator('.next').click()
  await expect.poll(() => opened.locator('h2').innerText()).toContain('Persians')
  await opened.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => opened.count()).toBe(0)
  // A pile is spread out.
  await page.locator('.nation [data-pile="history"]').click()
  await expect.poll(() => page.locator('.spread .piece').count()).toBe(2)
  await page.locator('.spread .x').click()
  // By keyboard: to the players, and along the cards in play, and what glows is picked up and exhausted.
  await page.keyboard.press('p')
  expect(await page.evaluate(() => document.activeElement?.closest('.rail') !== null)).toBe(true)
  await page.locator('.pa [data-ref="city"]').focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-ref'))).toBe('boats')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.pa [data-ref="boats"]').getAttribute('aria-pressed')).toBe('true')
  await page.locator('.prompt .btn.go').click()
  await expect.poll(() => sent).toEqual(['play:boats'])
  await person.leave()
})

test('every way to break through is a target with its gain, and a reaction stands where the nation was', async () => {
  const person = await Person.come('Réka', { viewport: LAPTOP })
  const { page } = person
  const sent = await atScene(person, 'breakthrough')
  expect(await page.locator('.market .ms [data-can]').count()).toBe(2)
  expect(await page.locator('.ms [data-ref="hittites"] .pill').innerText()).toContain('zavargás nélkül')
  expect(await page.locator('.dk[data-deck="region-deck"]').getAttribute('data-can')).toBe('true')
  expect(await page.locator('.dk[data-deck="civilised-deck"]').getAttribute('data-can')).toBeNull()
  expect(await page.locator('.prompt').innerText()).toContain('Ha nincs benne ilyen, 2 haladás jár helyette.')
  await person.isAccessible('break through')
  await page.locator('.ms [data-ref="river"]').click()
  await expect.poll(() => sent).toEqual(['market:1'])
  await person.leave()

  const victim = await Person.come('Panni', { viewport: PHONE, hasTouch: true, isMobile: true })
  const answered = await atScene(victim, 'attacked')
  expect(await victim.page.locator('.attack').innerText()).toContain('támad')
  expect(await victim.page.locator('.pa .pill').allInnerTexts()).toEqual(['nincs alatta lap', 'alatta: Szentély'])
  await isWhole(victim, 'an attack on the phone')
  await victim.isAccessible('an attack on the phone')
  await victim.shot('imperium-attacked-phone')
  await victim.page.locator('.pa [data-ref="cape"]').tap()
  await expect.poll(() => answered).toEqual(['play:cape'])
  await victim.leave()
})

test('on the phone fingers find everything, and a nation opens as a sheet', async () => {
  const person = await Person.come('Réka', { viewport: PHONE, hasTouch: true, isMobile: true, language: 'en' })
  const { page } = person
  await atScene(person, 'turn')
  await isWhole(person, 'phone')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.board button, .hand-region button')]
      .filter((button) => button.getClientRects().length)
      .map((button) => button.getBoundingClientRect())
      .filter((box) => Math.min(box.width, box.height) < 39.5)
      .map((box) => `${Math.round(box.width)} × ${Math.round(box.height)}`),
  )
  expect(small, 'fingers find everything').toEqual([])
  await person.shot('imperium-phone')
  await page.locator('.rail [data-seat="1"] .more').tap()
  const sheet = page.locator('dialog[open]')
  await sheet.waitFor()
  await expect.poll(() => sheet.locator('.piece').count()).toBe(10)
  expect(await sheet.innerText()).toMatch(/Celts[\s\S]*Barbarian[\s\S]*draw deck/)
  await person.isAccessible('a nation on the phone')
  await person.leave()
})

test('a real game begins with a nation; a card of the hand is picked up and played', async () => {
  const person = await Person.come('Réka')
  const { page } = person
  const bot = { kind: 'bot', bot: 'random' }
  const { id } = await person.table({ game: 'imperium', start: true, seed: 4, seats: [{ kind: 'me' }, bot] })
  await person.sitAt(id)
  await nextTurn(person)
  await page.locator('.set-up .nation').first().click()
  await page.locator('.set-up .side').first().click()
  await nextTurn(person)
  const usable = page.locator('.hand-region [data-can]')
  await usable.first().click()
  await expect.poll(() => page.locator('.hand-region [aria-pressed="true"]').count()).toBe(1)
  await page.locator('.prompt .btn.go').click()
  await expect.poll(() => page.locator('.hand-region [aria-pressed="true"]').count()).toBe(0)
  await expect.poll(() => page.locator('.rail .lines').innerText()).toContain('kijátszott')
  await person.leave()
})

test('what is acquired comes with its tokens and its unrest: said before it is chosen', async () => {
  const person = await Person.come('Réka', { viewport: LAPTOP })
  const { page } = person
  const sent = await atScene(person, 'acquire')
  expect(await page.locator('.pr-main').innerText()).toContain('szerzed meg')
  const pill = page.locator('.ms [data-ref="hittites"] .pill')
  expect(await pill.innerText()).toContain('+1')
  expect(await pill.locator('.g-unrest').count()).toBe(1)
  expect(await page.locator('.ms [data-ref="coinage"]').getAttribute('data-can')).toBeNull()
  await page.locator('.ms [data-ref="hittites"]').click()
  await expect.poll(() => sent).toEqual(['market:5'])
  await person.leave()
})

test('at the solstice one decides the order by clicking cards in play', async () => {
  const person = await Person.come('Réka', { viewport: LAPTOP })
  const sent = await atScene(person, 'solstice')
  expect(await person.page.locator('.pr-main').innerText()).toContain('Napforduló')
  const waits = person.page.locator('.pa [data-can]')
  expect(await waits.count()).toBeGreaterThan(1)
  await person.page.locator('.pa [data-ref="city"]').click()
  await expect.poll(() => sent).toEqual(['play:city'])
  await person.leave()
})
