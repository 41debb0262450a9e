import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { close, Person, PHONE } from './browser.ts'
import { nextTurn, playOn, skipToTheEnd } from './play.ts'
import { ownServer } from './server.ts'

/** A server that does not think long about a review. */
let server: Awaited<ReturnType<typeof ownServer>>
beforeAll(async () => {
  server = await ownServer(', review_tries=1')
})
afterAll(async () => {
  await close()
  await server.stop()
})

/** A whole game, but a short one, as a review costs time for every decision: both players are done before they have built anything. */
const RECORD = `
from asztal.core.playout import acting_seat
from asztal.core.record import Record
from asztal.games import game
rollwrite = game("rollwrite")
state, moves = rollwrite.new(seats=2, seed=4), []
while not state.over:
    seat = int(acting_seat(state))
    codes = [rollwrite.code(action) for action in state.legal(seat)]
    moves.append(f"{seat} {'done' if 'done' in codes else codes[0]}")
    state.decide(seat, rollwrite.action(moves[-1].split()[1]))
print(Record("rollwrite", rollwrite.version, ["Anna", "Béla"], 4, moves, rollwrite.check({}, 2)).to_json())
`

/** A table of one person and a bot that decides at once. */
const AGAINST_BOT = { game: 'rollwrite', start: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }

test('the bulb names a move, lights its piece and says why in either language, until something else is asked', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const { page } = person
  const answers: { code: string; why: { hu: string; en: string } }[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const heard = JSON.parse(String(payload)) as { type: string } & (typeof answers)[number]
      if (heard.type === 'hint') answers.push(heard)
    }),
  )
  await person.sitAt((await person.table(AGAINST_BOT)).id)
  await nextTurn(person)
  await page.keyboard.press('b')
  const hint = page.locator('.hint[data-hint]')
  await hint.waitFor()
  const [answer] = answers
  if (!answer) throw new Error('no hint came')
  expect(await hint.getAttribute('data-hint')).toBe(answer.code)
  // The first thing asked is which favour to take: every answer has its tile on the table.
  const piece = /^favour:(.+)$/.exec(answer.code)?.[1]
  const lit = page.locator(`.board [data-piece="${piece}"]`).first()
  expect(await lit.evaluate((one) => getComputedStyle(one).outline)).toContain('solid 3px')
  await page.locator('.bulb').waitFor()
  const move = hint.locator('b')
  const why = hint.locator('[data-why]')
  const moveHu = await move.textContent()
  expect(await why.textContent()).toBe(answer.why.hu)
  await person.isAccessible('a hint')
  await person.shot('hint')
  // The same in the other language, on the spot.
  await page.locator('.t-more').click()
  await page.locator('input[name="language"][value="en"]').check()
  await page.keyboard.press('Escape')
  await expect.poll(() => why.textContent()).toBe(answer.why.en)
  expect(await move.textContent()).not.toBe(moveHu)
  await page.setViewportSize(PHONE)
  await person.shot('hint-phone')
  // What was advised is done by its button; then something else is asked, and the hint is gone.
  await hint.locator('[data-do]').click()
  await hint.waitFor({ state: 'detached' })
  await page.locator('.bulb').waitFor({ state: 'detached' })
  expect(answers).toHaveLength(1)
  await person.leave()
})

test('a table opened without hints has no bulb, and no review when its game is over', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const { page } = person
  const { id } = await person.table({ ...AGAINST_BOT, hints: false })
  await person.sitAt(id)
  await nextTurn(person)
  expect(await page.locator('.t-tip').count()).toBe(0)
  await page.locator('.t-more').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Billentyűk' }).waitFor()
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Mit lépne a gép?' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  await playOn([person], { enough: 1 })
  expect(await page.locator('.hint').count()).toBe(0)
  await skipToTheEnd(person, id)
  await page.locator('.end a[href^="/replay/"]').waitFor()
  expect(await page.locator('a[data-review]').count()).toBe(0)
  await isNotReviewed(person, id, 'Ennél az asztalnál nincs tipp és nincs elemzés.')
  await person.leave()
})

test('a game that still runs is reviewed for nobody, least of all for who watches it', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const { id } = await person.table({ ...AGAINST_BOT, public: true })
  const watcher = await Person.come('Idegen', { lobby: false })
  await watcher.sitAt(id)
  await watcher.page.locator('.board').waitFor()
  expect(await watcher.page.locator('.t-tip, a[data-review]').count()).toBe(0)
  for (const who of [watcher, person]) await isNotReviewed(who, id, 'Csak befejezett játszmába lehet belenézni.')
  await watcher.leave()
  await person.leave()
})

async function isNotReviewed({ page }: Person, id: string, why: string): Promise<void> {
  await page.goto(`/review/${id}`)
  await page.getByRole('heading', { name: 'Ezt a játszmát nem lehet elemezni' }).waitFor()
  await page.getByText(why).waitFor()
}

test('a finished game is reviewed: progress, curve, turning points, a better move, and on from there', async () => {
  const person = await Person.come('Réka', { lobby: false, baseURL: server.address })
  const { page } = person
  const record = execFileSync(inject('python'), ['-c', RECORD], { encoding: 'utf8' })
  const kept = await person.context.request.post('/api/records', { data: JSON.parse(record) })
  const { id } = (await kept.json()) as { id: string }
  // The page asks, has the review begun, and asks again: on the fastest machine it is not ready by then either.
  let asked = 0
  await page.route(`**/api/tables/${id}/review`, (route) =>
    route.request().method() === 'GET' && ++asked === 2
      ? route.fulfill({ json: { state: 'working', done: 12, total: 40, review: null } })
      : route.continue(),
  )
  await page.goto(`/review/${id}`)
  await page.locator('[data-review="working"] progress').waitFor()
  await page.getByText('40 döntésből 12 kész').waitFor()
  await page.locator('[data-review="ready"]').waitFor({ timeout: 120_000 })
  // The curve ends at the result, and says so to who cannot see it.
  const answer = (await (await person.context.request.get(`/api/tables/${id}/review`)).json()) as {
    review: { turns: { kind: string; moment: number }[][]; balances: { final: number }[] }
  }
  const { turns, balances } = answer.review
  const curve = page.locator('figure svg[role="img"]')
  expect(await curve.getAttribute('aria-label')).toContain(`Béla ${balances[1]?.final},0`)
  await page.getByRole('button', { name: 'Táblázatként' }).click()
  await page.getByRole('button', { name: 'Görbeként' }).click()
  // Béla, the beginner, had better moves.
  await page.getByRole('combobox').selectOption({ label: 'Béla' })
  const points = page.locator('.tps li')
  expect(await points.count()).toBe(turns[1]?.length)
  const mistake = turns[1]?.findIndex(({ kind }) => kind === 'mistake') ?? -1
  expect(mistake).toBeGreaterThanOrEqual(0)
  await points.nth(mistake).getByRole('button').click()
  const moment = page.locator(`[data-turn="${mistake + 1}"][data-kind="mistake"]`)
  await moment.locator('.mv.best').waitFor()
  expect(await moment.locator('[data-why]').textContent()).toMatch(/.+\.$/)
  expect(await moment.locator('[data-log]').textContent()).toContain('Béla')
  await moment.locator('.thumb[role="img"]').waitFor()
  await person.isAccessible('a review')
  await person.shot('review')
  await person.theme('dark')
  await person.shot('review-dark')
  await page.setViewportSize(PHONE)
  await person.shot('review-phone-dark', true)
  await person.theme('light')
  await person.shot('review-phone', true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  // On from there: a table of one's own, with the seat one looked through.
  await moment.getByRole('button', { name: 'Innen továbbjátszom' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('[data-status="running"]').waitFor()
  await nextTurn(person)
  await person.leave()
})
