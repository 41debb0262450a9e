import { afterAll, expect, test } from 'vitest'
import { address, close, Person, PHONE } from './browser.ts'

afterAll(close)

const games = (await (await fetch(`${address()}/api/games`)).json()) as {
  name: string
  version: number
  players: number[]
  options: { name: string; when: Record<string, string> }[]
}[]
const game = games.find(({ players }) => players.includes(2))

test('a saved game can be loaded again, however large its seed', async () => {
  const person = await Person.come('Réka')
  await person.page.goto('/replays')
  const record = `{"game": "${game?.name}", "version": ${game?.version}, "seats": ["Anna", "Béla"], "seed": 4611686018427387847, "moves": []}`
  const file = person.page.locator('input[type="file"]')
  for (const wrong of ['nem JSON', '{"valami": 1}']) {
    await file.setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from(wrong) })
    await person.page.getByText('Ez a fájl nem egy kimentett játszma.').waitFor()
  }
  await file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) })
  await person.page.waitForURL('**/replay/*')
  const saved = await person.context.request.get(`/api/tables/${person.page.url().split('/').at(-1)}/record`)
  expect(await saved.text()).toMatch(/"seed":\s*4611686018427387847\b/)
  await person.leave()
})

test('a server that is gone is no empty lobby, and the lobby comes back with it', async () => {
  const person = await Person.come('Réka')
  const mine = person.page.getByRole('link', { name: /^(Folytatom|Te jössz)$/ })
  const alert = person.page.getByRole('alert')
  await person.page.route('**/api/tables**', (route) => route.abort())
  await person.page.goto('/')
  await alert.getByRole('button', { name: 'Megpróbálom újra' }).waitFor()
  expect(await person.page.getByText('Nincs megkezdett játszmád').count()).toBe(0)
  await person.table({ game: game?.name, start: true, seats: [{ kind: 'me' }, { kind: 'me', name: 'Béla' }] })
  await person.page.unroute('**/api/tables**')
  await alert.getByRole('button').click()
  await alert.waitFor({ state: 'detached' })
  await mine.waitFor()
  // The server goes away and comes back while the page is open: nobody has to press anything.
  await person.page.route('**/api/tables**', (route) => route.abort())
  await person.cut()
  await alert.waitFor()
  expect(await mine.count()).toBe(1)
  await person.page.unroute('**/api/tables**')
  await person.mend()
  await alert.waitFor({ state: 'detached' })
  await person.leave()
})

test('the lobby says where it is my turn, first of all', async () => {
  const person = await Person.come('Réka')
  await person.table({ game: game?.name, start: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const own = await person.table({ game: game?.name, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await person.page.goto('/')
  const lines = person.page.locator('[data-table]')
  await lines.getByText('Te jössz').waitFor()
  expect(await lines.first().textContent()).toContain('Te jössz')
  expect(await person.page.title()).toContain('Te következel')
  await person.page.setViewportSize(PHONE)
  const [first, form] = await Promise.all([lines.first().boundingBox(), person.page.locator('[data-start]').boundingBox()])
  expect(first?.y).toBeLessThan(form?.y ?? 0)
  await person.context.request.delete(`/api/tables/${own.id}`)
  await person.leave()
})

test('a running table tells its round and what happened last; put away, it can be brought back for a while', async () => {
  const person = await Person.come('Réka')
  const table = await person.table({
    game: 'minerva',
    start: true,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'medium' }],
    seed: 3,
  })
  await person.page.clock.install()
  await person.page.goto('/')
  const row = person.page.locator(`[data-table="${table.id}"]`)
  await row.locator('[data-round="1"]').waitFor()
  expect(await row.locator('[data-round]').textContent()).toContain('1. forduló a 6-ból')
  expect((await row.locator('[data-last]').textContent())?.length).toBeGreaterThan(10)
  const put = row.getByRole('button', { name: /^Elteszem/ })
  await put.click()
  await person.page.clock.runFor(7_000)
  await person.page.getByRole('button', { name: 'Visszahozom' }).click()
  await row.waitFor()
  await put.click()
  await person.page.clock.runFor(9_000)
  await person.page.getByRole('button', { name: 'Visszahozom' }).waitFor({ state: 'detached' })
  await expect.poll(async () => (await person.context.request.get(`/api/tables/${table.id}`)).status()).toBe(404)
  await person.leave()
})

test('an invitation stands beside its address as a QR code', async () => {
  const person = await Person.come('Réka')
  const table = await person.table({ game: game?.name, seats: [{ kind: 'me' }, { kind: 'person' }] })
  await person.page.goto(`/table/${table.id}`)
  const code = person.page.locator('[data-qr]')
  await code.waitFor()
  const address = String(await code.getAttribute('data-qr'))
  expect(address).toMatch(/\/join\/.+/)
  await person.page.getByText(address.replace(/^https?:\/\//, '')).waitFor()
  await person.isAccessible('an invitation with its code')
  await person.context.request.delete(`/api/tables/${table.id}`)
  await person.leave()
})

test('a new table says how long somebody may be away, if others are to come', async () => {
  const person = await Person.come('Réka')
  const absent = person.page.locator('[data-absent]')
  const opened = async (choice?: string): Promise<number | null> => {
    await person.page.goto(`/?game=${game?.name}`)
    await person.page.locator('[data-start]').waitFor()
    expect(await absent.count()).toBe(0)
    await person.page.getByRole('button', { name: 'Meghívok valakit' }).click()
    if (choice !== undefined) await absent.selectOption({ label: choice })
    await person.page.locator('[data-start]').click()
    await person.page.waitForURL('**/table/*')
    const id = person.page.url().split('/').at(-1)
    const table = (await (await person.context.request.get(`/api/tables/${id}`)).json()) as { absent: number | null }
    await person.context.request.delete(`/api/tables/${id}`)
    return table.absent
  }
  expect(await opened()).toBe(600)
  expect(await opened('2 perc után')).toBe(120)
  expect(await opened('soha')).toBeNull()
  await person.leave()
})

test('an option is offered only where it means something', async () => {
  const person = await Person.come('Réka')
  for (const { name, options } of games) {
    for (const option of options) {
      const [[other, value] = []] = Object.entries(option.when)
      if (!other || !value) continue
      await person.page.goto(`/?game=${name}`)
      const field = person.page.locator(`[data-option="${option.name}"]`)
      const choice = person.page.locator(`[data-option="${other}"]`)
      await choice.waitFor()
      expect(await field.count()).toBe(0)
      await choice.selectOption(value)
      await field.waitFor()
      // Alone there is nothing else to choose: the option is there, the other is not.
      await choice.selectOption({ index: 0 })
      await person.page.getByRole('button', { name: 'Egyedül játszom' }).click()
      await field.waitFor()
      expect(await choice.count()).toBe(0)
      await person.page.getByText('Egyedül játszol').waitFor()
    }
  }
  await person.leave()
})

test('a setting that is changed leaves the table as it lies', async () => {
  const person = await Person.come('Réka')
  const table = await person.table({ game: game?.name, start: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  await person.sitAt(table.id)
  await person.page.locator('[data-status]').evaluate((root) => (root.dataset.mine = 'yes'))
  const told = person.page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await person.page.keyboard.press('t')
  await told
  await person.still()
  expect(await person.page.locator('[data-mine="yes"]').count(), 'the page was not laid anew').toBe(1)
  await person.leave()
})

test('resigning asks first; who plays again is not invited to where they sit', async () => {
  const person = await Person.come('Réka')
  const table = await person.table({ game: game?.name, start: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  await person.sitAt(table.id)
  const press = (name: string): Promise<void> => person.page.getByRole('button', { name, exact: true }).click()
  await person.page.locator('.t-more').click()
  await press('Abbahagyom')
  await press('Feladom')
  await press('Inkább nem')
  expect(await person.page.locator('[data-status="running"]').count()).toBe(1)
  await press('Feladom')
  await person.isAccessible('resigning')
  await press('Igen, feladom')
  await person.page.locator('[data-status="finished"]').waitFor()
  await press('Még egyet!')
  await person.page.waitForURL((url) => url.pathname !== `/table/${table.id}`)
  await person.page.locator('[data-status="running"]').waitFor()
  expect(await person.page.getByRole('button', { name: 'Odaülök' }).count()).toBe(0)
  await person.leave()
})
