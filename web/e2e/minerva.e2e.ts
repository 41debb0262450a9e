import { afterAll, expect, test } from 'vitest'
import { COLOURS } from './axe.ts'
import { close, Person } from './browser.ts'
import { nextTurn, playOn } from './play.ts'

afterAll(close)

interface Tile {
  tile: string
  piece: string
  x: number
  y: number
  assistant: boolean
  worth: number
}
interface View {
  seats: number
  round: number
  fee: number
  step: string
  offer: string[]
  temples: string[]
  pieces: string[]
  bills: Record<string, { goods: object; missing: object; denarii: number; enough: boolean }>
  places: Record<string, string>
  sides: { city: Tile[]; won: { kind: string; vp: number }[]; order: number; passed: boolean }[]
}
interface Message {
  eyes?: { view?: View }[]
}
const PHONE = { width: 390, height: 844 }
const SMALL = { width: 1366, height: 768 }

/** What one is asked, without the hidden hyphens of long names. */
const asked = (person: Person): Promise<string> => person.page.locator('.pr-main').innerText()
const good = (person: Person, name: string): Promise<number> =>
  person.page.locator(`[data-good="${name}"] b`).innerText().then(Number)
const money = (person: Person): Promise<number> => person.page.locator('.tray.two .cnt b').first().innerText().then(Number)

test('on its board Minerva is played by its pieces: a tile with goods that are missing, a street, selling, passing and the fee', async () => {
  const person = await Person.come('Réka', { viewport: SMALL })
  const { page } = person
  const { id } = await person.table({
    game: 'minerva',
    start: true,
    seed: 3,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  })
  await person.sitAt(id)
  await nextTurn(person)
  expect(await asked(person)).toBe('Te jössz. Mit teszel?')

  // A tile of the market whose goods are missing tells what it costs before it is paid.
  const before = await money(person)
  const missing = page.locator('.offered:has(.bill:not(.no))').first()
  const bill = await missing.locator('.vh').innerText()
  const price = Number(/összesen (\d+) dénár/.exec(bill)?.[1])
  expect(price, bill).toBeGreaterThan(0)
  await missing.click()
  expect(await missing.getAttribute('aria-pressed')).toBe('true')
  expect(await asked(person)).toMatch(/: hová építed\?$/)
  expect(await page.locator('[data-place][data-can]').count()).toBe(4)
  expect(await page.locator('.pr-sub').innerText()).toContain('4 hely közül választhatsz.')
  // Esc puts it back; nothing was paid.
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-place][data-can]').count()).toBe(0)
  await missing.click()
  await page.locator('[data-place="1,0"]').click()
  const honey = page.locator('[data-answer="put"]')
  expect((await honey.innerText()).replace(/\s+/g, ' ')).toContain(`−${price}`)
  await person.isAccessible('a tile about to be built')
  await person.theme('dark')
  await person.isAccessible('a tile about to be built, in the dark', COLOURS)
  await person.theme('light')
  // Enter on the chosen place is the honey button.
  await page.locator('[data-place="1,0"]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.board .tile').count()).toBe(2)
  if ((await person.mood()) === 'you' && !(await page.locator('.hleft[data-can]').count()))
    await playOn([person], { until: () => page.locator('.hleft[data-can]').isVisible() })
  await nextTurn(person)
  expect(await money(person)).toBeLessThanOrEqual(before)

  // Whatever can be sold is sold in the tray.
  const wheat = await good(person, 'wheat')
  expect(wheat).toBeGreaterThan(0)
  const coins = await money(person)
  await page.locator('[data-sell]').click()
  expect(await asked(person)).toBe('Melyik nyersanyagot adod el?')
  await page.locator('[data-good="wheat"]').click()
  await expect.poll(() => money(person)).toBe(coins + 1)
  expect(await good(person, 'wheat')).toBe(wheat - 1)
  await page.keyboard.press('Escape')

  // A residence is laid and opens a street: four ways, one lit, and each says what it would bring.
  await page.locator('.hleft').click()
  await page.locator('[data-place="-1,0"]').click()
  await page.locator('[data-answer="go:right"]').waitFor()
  expect(await asked(person)).toBe('Merre nyíljon az utca?')
  const ways = await page.locator('.pr-b').evaluate((all) => all.scrollWidth - all.clientWidth)
  expect(ways, 'all four ways in sight').toBeLessThanOrEqual(0)
  expect(await page.locator('.tile.path').count()).toBeGreaterThan(0)
  expect(await page.locator('.ord').first().innerText()).toBe('1')
  expect(await page.locator('[data-answer="go:up"]').innerText()).toMatch(/semmi/)
  await page.locator('[data-answer="go:up"]').hover()
  await expect.poll(() => page.locator('.tile.path').count()).toBe(0)
  await page.locator('[data-way="right"]').hover()
  await expect.poll(() => page.locator('.tile.path').count()).toBeGreaterThan(0)
  await person.isAccessible('a street')
  // Taken back, it can be laid elsewhere.
  await page.locator('[data-answer="cancel"]').click()
  await page.locator('.hleft[aria-pressed="true"]').waitFor()
  await expect.poll(() => page.locator('[data-busy="false"]').count()).toBe(1)
  expect(await page.locator('[data-place][data-can]').count()).toBeGreaterThan(4)
  expect(await asked(person)).toBe('Hová építed a lakóházat?')
  await page.locator('[data-place="-1,0"]').click()
  await page.locator('[data-way="right"]').click()
  // The spring asks which resource: the tray answers.
  await expect.poll(() => asked(person)).toMatch(/^Melyik nyersanyagot veszed el/)
  const stone = await good(person, 'stone')
  await page.locator('[data-good="stone"]').click()
  await expect.poll(() => good(person, 'stone')).toBe(stone + 1)

  // Somebody else's city covers only one's own, and Esc puts it away. What is opened while others decide goes when one is asked.
  await nextTurn(person)
  expect(await page.locator('.hleft[aria-pressed="true"]').count(), 'a residence that was laid is in hand no more').toBe(0)
  await page.locator('.rail .open').first().click()
  const opened = page.locator('[data-opened="1"]')
  await opened.waitFor()
  expect(await opened.locator('.tile').count()).toBeGreaterThan(0)
  await person.isAccessible("another's city")
  await opened.getByRole('button').last().focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => opened.count()).toBe(0)

  await playOn([person], { until: () => page.locator('[data-answer="pass"]').isVisible() })
  await page.locator('[data-answer="pass"]').click()
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/passzolt/)
  await person.leave()
})

/** Alone, up to the second round: an assistant is hired, and a temple can be paid. */
const OPENING =
  'build:wheat-field at:0,1 build:quarry at:1,1 build:forest at:-1,0 build:ore-mine at:2,1 build:watchtower at:-1,-1 ' +
  'residence at:0,-1 go:left pass hire:glory coins residence at:-1,1 go:right'

test('alone in English: pairs, a temple that says what it is worth where, and an assistant who opens a street again', async () => {
  const person = await Person.come('Réka', { viewport: SMALL, language: 'en' })
  const { page } = person
  const { id } = await person.table({ game: 'minerva', start: true, seed: 2, seats: [{ kind: 'me' }] })
  await person.sitAt(id)
  expect(await page.locator('.pair').count()).toBeGreaterThan(2)
  await person.isAccessible('pairs')
  for (const code of OPENING.split(' ')) {
    await nextTurn(person)
    // Every choice is in the list, too.
    await page.locator('.prompt .list').click()
    await page.locator(`.prompt .all [data-answer="${code}"]`).click()
  }
  await nextTurn(person)

  await page.locator('.temples .offered[data-can]').first().click()
  const best = page.locator('[data-place]:has(.pts)').first()
  const [place, points] = (await best.count())
    ? [await best.getAttribute('data-place'), Number((await best.locator('.pts').innerText()).replace('+', ''))]
    : [await page.locator('[data-place][data-can]').first().getAttribute('data-place'), 0]
  const tiles = await page.locator('.board .tile').count()
  await page.locator(`[data-place="${place}"]`).click()
  expect(await page.locator('.ghost .mf').innerText()).toMatch(new RegExp(`now\\s${points}$`))
  await page.locator('[data-answer="put"]').click()
  await expect.poll(() => page.locator('.board .tile').count()).toBe(tiles + 1)
  expect(await page.locator('.tile .mf.now').innerText()).toMatch(/now\s\d+$/)

  await nextTurn(person)
  await page.locator('.as[data-can]').click()
  await page.locator('.tile[data-can]:has(.house)').first().click()
  await page.locator('[data-way]').first().waitFor()
  await expect.poll(() => page.locator('.board .tile .as').count()).toBe(1)
  expect(await asked(person)).toBe('Which way should the street run?')
  await person.isAccessible('an assistant opens a street')
  await page.locator('.pr-b .btn.go').click()
  await expect.poll(() => page.locator('[data-way]').count()).toBe(0)
  await person.leave()
})

/** The same table late in the game: grown cities, a full market, somebody has passed, everything can be paid. */
function grown(message: Message, kinds: readonly string[], temples: readonly string[]): Message {
  for (const { view } of message.eyes ?? []) {
    if (!view) continue
    view.round = 6
    for (const [seat, side] of view.sides.entries()) {
      side.city = Array.from({ length: 34 }, (_, i) => {
        const tile =
          i % 5 === 4 ? 'residence' : i % 11 === 3 ? (temples[i % temples.length] ?? '') : (kinds[i % kinds.length] ?? '')
        return {
          tile,
          piece: `${tile}.${60 + seat * 40 + i}`,
          x: (i % 7) - 2,
          y: 2 - Math.floor(i / 7),
          assistant: i % 10 === 4,
          worth: i,
        }
      })
      side.won = ['theatre', 'art', 'science', 'glory'].map((kind) => ({ kind, vp: 12 }))
    }
    view.places = Object.fromEntries(
      Array.from({ length: 7 }, (_, x) => [`${x - 2},3`, `at:${x - 2},3`]).concat(
        Array.from({ length: 5 }, (_, y) => [`-3,${2 - y}`, `at:-3,${2 - y}`]),
        Array.from({ length: 4 }, (_, y) => [`5,${2 - y}`, `at:5,${2 - y}`]),
        Array.from({ length: 6 }, (_, x) => [`${x - 2},-3`, `at:${x - 2},-3`]),
      ),
    )
    view.offer = [...kinds.slice(0, 16), kinds[0] ?? '']
    view.temples = temples.slice(0, 5)
    view.pieces = [...view.offer.map((tile, i) => `${tile}.${200 + i}`), ...view.temples]
    view.bills = Object.fromEntries(
      [...view.offer, ...view.temples].map((tile, i) => [
        tile,
        { goods: {}, missing: i % 3 ? { stone: 2, ore: 1 } : {}, denarii: i % 3 ? 9 : 0, enough: i % 3 < 2 },
      ]),
    )
  }
  return message
}

test.each([
  ['hu', { width: 1366, height: 768 }],
  ['en', { width: 1440, height: 900 }],
  ['hu', { width: 820, height: 1180 }],
  ['hu', PHONE],
] as const)('four grown cities and a full market of Minerva: all of it in sight (%s, %o)', async (language, viewport) => {
  const phone = viewport.width < 761
  const person = await Person.come('Réka', { viewport, language, ...(phone ? { hasTouch: true, isMobile: true } : {}) })
  const { page } = person
  const catalogue = (await (await person.context.request.get('/api/games/minerva')).json()) as {
    items: { id: string; printed: { group: string } }[]
  }
  const of = (group: string): string[] => catalogue.items.filter(({ printed }) => printed.group === group).map(({ id }) => id)
  const bot = { kind: 'bot', bot: 'random' }
  const { id } = await person.table({ game: 'minerva', start: true, seats: [{ kind: 'me' }, bot, bot, bot] })
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((data) =>
      socket.send(
        JSON.stringify(
          grown(JSON.parse(String(data)) as Message, [...of('normal').slice(4), ...of('normal').slice(0, 4)], of('temple')),
        ),
      ),
    )
  })
  await person.sitAt(id)
  await page.locator('.board .tile').nth(33).waitFor()
  await person.still()
  const seen = await page.evaluate(() => {
    const cut = (selector: string): string[] =>
      [...document.querySelectorAll(selector)]
        .filter((part) => part.getClientRects().length)
        .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)
        .map((part) => `${part.className}: ${part.textContent?.trim()}`)
    const small = [...document.querySelectorAll('.ground *, .trayrow *')].filter(
      (part) =>
        part.getClientRects().length &&
        [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        Number.parseFloat(getComputedStyle(part).fontSize) < 11.5,
    )
    return {
      beside: document.documentElement.scrollWidth - innerWidth,
      cut: [...cut('.band'), ...cut('.bill'), ...cut('.mf'), ...cut('.trayrow'), ...cut('.cu')],
      small: small.map((part) => part.textContent),
    }
  })
  expect(seen).toEqual({ beside: 0, cut: [], small: [] })
  // On a large screen the whole own city and the whole market are in sight at once.
  if (viewport.width > 1180) {
    const out = await page.evaluate(() => {
      const board = document.querySelector('.board')?.getBoundingClientRect()
      return [...document.querySelectorAll('.board .tile, .offered, [data-place], .tops .chip')].filter((piece) => {
        const box = piece.getBoundingClientRect()
        return (
          !board || box.left < board.left || box.right > board.right + 1 || box.top < board.top || box.bottom > board.bottom + 1
        )
      }).length
    })
    expect(out).toBe(0)
  }
  await person.shot(`minerva-grown-${viewport.width}`)
  await person.isAccessible('grown cities')
  // Somebody's city: over one's own, on small screens in a sheet.
  if (viewport.width > 1180) {
    await page.locator('.rail .open').nth(1).click()
    await page.locator('[data-opened] .tile').nth(33).waitFor()
    await person.shot(`minerva-opened-${viewport.width}`)
  } else {
    const finger = await page.locator('.rail .more').nth(1).boundingBox()
    expect(Math.min(finger?.width ?? 0, finger?.height ?? 0)).toBeGreaterThanOrEqual(40)
    await page.locator('.rail .more').nth(1).click()
    await page.locator('dialog[open] .tile').nth(33).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await person.shot(`minerva-opened-${viewport.width}`)
    await person.isAccessible('a city in a sheet')
  }
  await person.leave()
})
