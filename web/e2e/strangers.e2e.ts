import { afterAll, expect, test } from 'vitest'
import { AxeBuilder } from './axe.ts'
import { close, open, shoot } from './browser.ts'
import { ownServer } from './server.ts'

// A public host where guests are welcome: what somebody can do there who has no account, and how they get one.
const { address, stop } = await ownServer(', home=False, guests=True')
afterAll(async () => {
  await close()
  await stop()
})

const someone = async () => (await open()).newContext({ baseURL: address, locale: 'hu-HU', reducedMotion: 'reduce' })

test('everybody may read, and is told in their own language what is wrong', async () => {
  const context = await someone()
  const page = await context.newPage()
  const [game] = (await (await context.request.get('/api/games')).json()) as { name: string }[]
  await page.goto(`/games/${game?.name}`)
  await page.locator('.guide').waitFor()
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'Itt nincs semmi' }).waitFor()
  await page.locator('a.me').click()
  await page.getByLabel('Név').fill('reka')
  await page.getByLabel('Jelszó').fill('nem ez az')
  await page.locator('form .btn.go').click()
  await page.getByRole('alert').waitFor()
  await page.locator('.tabs button').nth(1).click()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('Jelszó').fill('rövid')
  await page.locator('form .btn.go').click()
  await page.getByRole('alert').getByText('A jelszó túl rövid').waitFor()
  await context.close()
})

test('an invited guest keeps the name, and the table when signing up', async () => {
  const host = await someone()
  await host.request.post('/api/accounts', { data: { name: 'anna', password: 'nagyon titkos' } })
  const [game] = ((await (await host.request.get('/api/games')).json()) as { name: string; players: number[] }[]).filter(
    ({ players }) => players.includes(2),
  )
  const made = await host.request.post('/api/tables', {
    data: { game: game?.name, seats: [{ kind: 'me' }, { kind: 'person' }], clock: { bank: 300, increment: 5, move: 10 } },
  })
  const table = (await made.json()) as { id: string; seats: { invitation: string }[] }

  const context = await someone()
  const page = await context.newPage()
  await page.goto(`/join/${table.seats[1]?.invitation}`)
  await page.getByRole('link', { name: 'Megismerem a játékot' }).click()
  await page.locator('.guide').waitFor()
  await page.goBack()
  await page.getByLabel('Név').fill('Béla')
  await page.getByRole('button', { name: 'Leülök' }).click()
  await page.waitForURL(`**/table/${table.id}`)
  await page.locator('.me b').getByText('Béla').waitFor()
  await page.locator('.me').click()
  await shoot(page, 'guest')
  expect(await AxeBuilder.serious(page)).toEqual([])
  await page.locator('dialog, [role="dialog"]').locator('a[href="/sign-in"]').click()
  await page.getByLabel('Név').fill('bela')
  await page.getByLabel('Jelszó').fill('nagyon titkos')
  await page.locator('form .btn.go').click()
  await page.getByRole('link', { name: /^(Folytatom|Te jössz)$/ }).waitFor()
  await host.close()
  await context.close()
})
