import { afterAll, expect, test } from 'vitest'
import { close, DESKTOP, Person, PHONE, TABLET } from './browser.ts'
import { playOn } from './play.ts'

afterAll(close)

interface Location {
  card: string
  kind: string
}
interface Message {
  eyes?: { legal?: { code: string }[]; view?: { sides: { locations: Location[]; foundations: number }[]; mine: { hand: string[] } | null } }[]
}
const LOCATION = { faction: true, used: 0, uses: 1, blocked: false, defended: true, samurai: true, taken_from: null, under: 0, goods: 0, routes: [] }

/** The same table late in the game: thirteen locations in one row, twins in a hand of sixteen. */
function grown(message: Message, cards: readonly string[]): Message {
  for (const { view, legal } of message.eyes ?? []) {
    if (!view?.mine) continue
    const usable = view.mine.hand.find((card) => legal?.some((choice) => choice.code.endsWith(`:${card}`))) ?? view.mine.hand[0] ?? ''
    view.mine.hand = [...view.mine.hand, usable, usable, ...cards].slice(0, 16)
    for (const side of view.sides) {
      side.foundations = 2
      side.locations = cards.slice(0, 13).map((card) => ({ ...LOCATION, card, kind: 'production' }))
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
  const person = await Person.come('Réka')
  const catalogue = (await (await person.context.request.get('/api/games/settlers')).json()) as { items: { id: string; printed: { production?: string; kind: string } }[] }
  const cards = catalogue.items.filter((item) => item.printed.production && item.printed.kind !== 'board').map((item) => item.id)
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
      cut: [...document.querySelectorAll('.hand-region .sc')].filter((face) => face.scrollHeight > face.clientHeight + 1).map((face) => face.textContent),
    }))
    expect(seen, JSON.stringify(viewport)).toEqual({ beside: 0, below: [0], hidden: 0, cut: [] })
    await person.shot(`settlers-grown-${viewport.width}`)
  }
  const row = person.page.locator('.side.own').first()
  await row.hover()
  await row.evaluate((element) => (element.scrollLeft = 0))
  await person.page.mouse.wheel(0, 400)
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await person.page.locator('.hand-region [data-can]').first().click({ position: { x: 36, y: 100 } })
  expect(await person.page.locator('.hand-region [aria-pressed="true"]').count()).toBe(1)
  await person.isAccessible('grown empire')
  await person.leave()
})

test('on the phone the faction board of Settlers opens with all it says', async () => {
  const person = await Person.come('Réka', { viewport: PHONE, hasTouch: true, isMobile: true })
  await atOwnTurn(person)
  await person.page.locator('.faction .opens').tap()
  const sheet = person.page.locator('dialog[open]')
  await sheet.waitFor()
  expect(await sheet.innerText()).toMatch(/Minden fordulóban[^]*elraktároz[^]*Üzletek[^]*közös pakli: \d+/)
  await person.isAccessible('faction board on the phone')
  await sheet.locator('[data-exchange="wood"]').tap()
  await expect.poll(() => sheet.count()).toBe(0)
  await person.leave()
})
