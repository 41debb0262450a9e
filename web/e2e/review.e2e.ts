import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { close, Person, PHONE } from './browser.ts'
import { nextTurn } from './play.ts'
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

/** A whole game of a greedy bot against a beginner, as `asztal replay` reads it. */
const RECORD = `
from asztal.games import game
from asztal.lab.games import Games, play
record = play(Games("rollwrite", game("rollwrite").check({}, 2), 2, ("greedy", "easy"), 11), 0)[1]
record.seats, record.bots = ["Anna", "Béla"], {}
print(record.to_json())
`

test('a finished game is reviewed: progress, curve, turning points, a better move, and on from there', async () => {
  const person = await Person.come('Réka', { lobby: false, baseURL: server.address })
  const { page } = person
  const record = execFileSync(inject('python'), ['-c', RECORD], { encoding: 'utf8' })
  const kept = await person.context.request.post('/api/records', { data: JSON.parse(record) })
  const { id } = (await kept.json()) as { id: string }
  await page.goto(`/review/${id}`)
  await page.locator('[data-review="working"] progress').waitFor()
  await page.getByText(/\d+ döntésből \d+ kész/).waitFor()
  await page.locator('[data-review="ready"]').waitFor({ timeout: 300_000 })
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
}, 400_000)
