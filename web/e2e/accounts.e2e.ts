import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { AxeBuilder } from './axe.ts'
import { close, open, SHOTS } from './browser.ts'
import { ownServer } from './server.ts'

// A public host: accounts are on, nobody is a guest.
const { address, stop } = await ownServer(', home=False, guests=False')
afterAll(async () => {
  await close()
  await stop()
})

test('sign up, log out, log in, change the password', async () => {
  const context = await (await open()).newContext({ baseURL: address, locale: 'hu-HU', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Ülj le játszani' }).waitFor()
  await page.screenshot({ path: join(SHOTS, 'sign-in.png') })
  expect(await AxeBuilder.serious(page)).toEqual([])
  await page.locator('.tabs').getByRole('button', { name: 'Regisztrálok' }).click()
  await page.getByLabel('Név').fill('reka')
  await page.getByLabel('Jelszó').fill('rossz')
  await page.locator('form .btn.go').click()
  expect(await page.getByLabel('Jelszó').evaluate((input) => (input as HTMLInputElement).validity.tooShort)).toBe(true)
  await page.getByLabel('Jelszó').fill('egy hosszú jelszó')
  await page.locator('form .btn.go').click()
  await page.getByRole('heading', { name: 'Mit játsszunk ma este?' }).waitFor()
  await page.locator('.me').click()
  await page.getByRole('button', { name: 'Kijelentkezem' }).click()
  await page.getByRole('heading', { name: 'Ülj le játszani' }).waitFor()
  await page.getByLabel('Név').fill('reka')
  await page.getByLabel('Jelszó').fill('nem ez az')
  await page.locator('form .btn.go').click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Jelszó').fill('egy hosszú jelszó')
  await page.locator('form .btn.go').click()
  await page.getByRole('heading', { name: 'Mit játsszunk ma este?' }).waitFor()
  // Another password: the old one has to be known, and the new one counts from then on.
  await page.locator('.me').click()
  await page.locator('summary').getByText('Új jelszó').click()
  const form = page.locator('[data-password]')
  await form.getByLabel('Mostani jelszó').fill('nem ez az')
  await form.getByLabel('Új jelszó').fill('egy másik jelszó')
  await form.locator('.btn').click()
  await form.getByText('Nem ez a mostani jelszavad.').waitFor()
  await page.screenshot({ path: join(SHOTS, 'password.png') })
  expect(await AxeBuilder.serious(page)).toEqual([])
  await form.getByLabel('Mostani jelszó').fill('egy hosszú jelszó')
  await form.locator('.btn').click()
  await page.getByText('Megvan az új jelszavad.').waitFor()
  await page.locator('.me').click()
  await page.getByRole('button', { name: 'Kijelentkezem' }).click()
  await page.getByLabel('Név').fill('reka')
  await page.getByLabel('Jelszó').fill('egy másik jelszó')
  await page.locator('form .btn.go').click()
  await page.getByRole('heading', { name: 'Mit játsszunk ma este?' }).waitFor()
  await context.close()
})
