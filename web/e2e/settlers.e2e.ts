import { afterAll, expect, test } from 'vitest'
import { close, DESKTOP, Person, PHONE, TABLET } from './browser.ts'
import { playOn } from './play.ts'

afterAll(close)

interface Location {
  piece: string
  card: string
  kind: string
}
interface Message {
  eyes?: {
    legal?: { code: string; label?: object; on?: string[] }[]
    view?: { sides: { locations: Location[]; foundations: string[] }[]; mine: { hand: string[] } | null }
  }[]
}
const LOCATION = {
  faction: true,
  used: 0,
  uses: 1,
  blocked: false,
  defended: true,
  samurai: true,
  taken_from: null,
  under: 0,
  goods: 0,
  routes: [],
  threatened: false,
}

/** The same table late in the game: thirteen locations in one row, twins in a hand of sixteen. */
function grown(message: Message, cards: readonly string[]): Message {
  for (const { view, legal } of message.eyes ?? []) {
    if (!view?.mine) continue
    const usable =
      view.mine.hand.find((piece) => legal?.some((choice) => choice.on?.includes(piece))) ?? view.mine.hand[0] ?? ''
    const card = usable.split('.')[0]
    view.mine.hand = [...view.mine.hand, `${card}.8`, `${card}.9`, ...cards.map((one) => `${one}.7`)].slice(0, 16)
    for (const [seat, side] of view.sides.entries()) {
      side.foundations = ['ruins.8', 'ruins.9']
      side.locations = cards
        .slice(0, 13)
        .map((one) => ({ ...LOCATION, piece: `${one}.${20 + seat}`, card: one, kind: 'production' }))
    }
  }
  return message
}

/** Alone at a table, played on to one's first own turn. */
async function atOwnTurn(person: Person): Promise<string> {
  const { id } = await person.table({ game: 'settlers', start: true, seed: 7, seats: [{ kind: 'me' }] })
  await person.sitAt(id)
  const exchange = person.page.locator('.board :is(.exchange, [data-exchange])').first()
  await playOn([person], { until: () => exchange.isVisible() })
  await exchange.waitFor()
  return id
}

test('everything in a grown Settlers empire is within reach, and twins are two cards', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const catalogue = (await (await person.context.request.get('/api/games/settlers')).json()) as {
    items: { id: string; printed: { production?: string; kind: string } }[]
  }
  const cards = catalogue.items
    .filter((item) => item.printed.production && item.printed.kind !== 'board')
    .map((item) => item.id)
  const id = await atOwnTurn(person)
  await person.page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((data) => socket.send(JSON.stringify(grown(JSON.parse(String(data)) as Message, cards))))
  })
  for (const viewport of [DESKTOP, { width: 1280, height: 720 }, TABLET]) {
    await person.page.setViewportSize(viewport)
    await person.sitAt(id)
    await person.page.locator('.site').nth(12).waitFor()
    await person.still()
    const seen = await person.page.evaluate(() => ({
      beside: document.documentElement.scrollWidth - innerWidth,
      below: [...document.querySelectorAll('.tab')].map((tab) => tab.scrollHeight - tab.clientHeight),
      hidden: [...document.querySelectorAll('.site .piece, .hand-region .piece')].filter((piece) => {
        piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const box = piece.getBoundingClientRect()
        return !piece.contains(document.elementFromPoint(box.left + 36, box.bottom - 30))
      }).length,
      cut: [...document.querySelectorAll('.hand-region .sc')]
        .filter((face) => face.scrollHeight > face.clientHeight + 1)
        .map((face) => face.textContent),
    }))
    expect(seen, JSON.stringify(viewport)).toEqual({ beside: 0, below: [0], hidden: 0, cut: [] })
    await person.shot(`settlers-grown-${viewport.width}`)
  }
  const row = person.page.locator('.side.own').first()
  await row.hover()
  await row.evaluate((element) => (element.scrollLeft = 0))
  await person.page.mouse.wheel(0, 400)
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await person.page
    .locator('.hand-region [data-can]')
    .first()
    .click({ position: { x: 36, y: 40 } })
  expect(await person.page.locator('.hand-region [aria-pressed="true"]').count()).toBe(1)
  await person.isAccessible('grown empire')
  await person.leave()
})

test('on the phone the faction board of Settlers opens with all it says', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: PHONE, hasTouch: true, isMobile: true })
  await atOwnTurn(person)
  await person.page.locator('.faction .opens').tap()
  const sheet = person.page.locator('dialog[open]')
  await sheet.waitFor()
  expect(await sheet.innerText()).toMatch(/Jövő fordulóban kapsz[\s\S]*elraktároz[\s\S]*Üzletek[\s\S]*közös pakli: \d+/)
  await person.isAccessible('faction board on the phone')
  await sheet.locator('[data-exchange="wood"]').tap()
  await expect.poll(() => sheet.count()).toBe(0)
  await person.leave()
})

/** The same table with two equal locations on both sides, the first of them guarded, razing and defending allowed. */
function twinned(message: Message, card: string): Message {
  for (const { view, legal } of message.eyes ?? []) {
    if (!view?.mine || !legal?.some(({ code }) => code === 'pass')) continue
    for (const [seat, side] of view.sides.entries())
      side.locations = [true, false].map((guarded) => ({
        ...LOCATION,
        piece: `${card}.${seat}${guarded ? 1 : 2}`,
        card,
        kind: 'production',
        faction: false,
        defended: guarded,
        samurai: false,
      }))
    legal.push(
      { code: `raze:1:${card}`, label: { id: 'act-pass' }, on: [`${card}.12`] },
      { code: `defend:${card}`, label: { id: 'act-pass' }, on: [`${card}.02`] },
    )
  }
  return message
}

test('of twins in Settlers only the one a move means lights up, and guards are asked for', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const { page } = person
  const id = await atOwnTurn(person)
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((data) => socket.send(JSON.stringify(twinned(JSON.parse(String(data)) as Message, 'ruins'))))
  })
  await person.sitAt(id)
  const glowing = (): Promise<boolean[]> =>
    page.locator('.site .piece').evaluateAll((pieces) => pieces.map((piece) => piece.hasAttribute('data-can')))
  await page.locator('.site').nth(1).waitFor()
  expect(await glowing()).toEqual([false, false])
  await page.locator('[data-answer="defend"]').click()
  await expect.poll(glowing).toEqual([false, true])
  await person.isAccessible('putting down a guard')
  await page.keyboard.press('Escape')
  await expect.poll(glowing).toEqual([false, false])
  const [own, other] = [page.locator('.whose button').first(), page.locator('.whose button').last()]
  await other.click()
  await expect.poll(glowing).toEqual([false, true])
  expect(await own.getAttribute('data-can')).toBe('true')
  // The other one says so, and does nothing.
  await page.locator('.site .piece').first().click()
  await page.locator('.whynot').waitFor()
  await page.locator('.site .piece').last().click()
  await page.locator('[data-answer="raze:1:ruins"]').waitFor()
  await page.keyboard.press('Escape')
  // A move of one's own, here from the list, brings one's own empire back.
  await page.locator('.prompt .list').click()
  await page.locator('[data-answer="exchange:wood"]').first().click()
  await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
  await person.leave()
})

test('the end of a Settlers game alone tells the race that decided it, all of it in sight on the phone', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: PHONE, hasTouch: true, isMobile: true })
  const { id } = await person.table({ game: 'settlers', start: true, seed: 7, seats: [{ kind: 'me' }] })
  await person.sitAt(id)
  await playOn([person])
  const end = person.page.locator('[data-end]')
  await end.waitFor()
  expect(await end.locator('h2').innerText()).toMatch(/^Vesztettél: \d+ birodalmi helyszín \d+ kártya ellen$/)
  expect(await end.locator('tbody tr').count()).toBe(1)
  await end.locator('figure').waitFor()
  const outside = await end.evaluate(
    (sheet) =>
      [...sheet.querySelectorAll('th, td, figure, .btn')].filter((part) => {
        const box = part.getBoundingClientRect()
        return box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight
      }).length,
  )
  expect(outside).toBe(0)
  expect(await person.page.locator('.players .pl').last().innerText()).not.toMatch(/\d+\s*$/)
  await person.isAccessible('end of a solo game')
  await person.leave()
})
