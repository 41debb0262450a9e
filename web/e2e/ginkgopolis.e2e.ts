import { afterAll, expect, test } from 'vitest'
import { close, Person, PHONE, TABLET } from './browser.ts'
import { nextTurn, playOn } from './play.ts'

afterAll(close)

const bots = (n: number): object[] => Array.from({ length: n }, () => ({ kind: 'bot', bot: 'random' }))

async function sit(person: Person, seats: number, more: object = {}): Promise<void> {
  const table = await person.table({
    game: 'ginkgopolis',
    start: true,
    seed: 2,
    seats: [{ kind: 'me' }, ...bots(seats - 1)],
    ...more,
  })
  await person.sitAt(table.id)
  await nextTurn(person)
}

test('in the draft every copy of a character has its name and its effect, and is chosen in the hand', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const { page } = person
  await sit(person, 3, { options: { characters: 'draft' } })
  const body = page.locator('body')
  for (let pick = 1; pick <= 3; pick++) {
    await page.getByText(`Válassz egy karaktert (${pick}/3).`).waitFor()
    await expect.poll(() => page.locator('.rail .tag.ok').count()).toBe(2)
    expect(await body.innerText()).not.toMatch(/\w\.\d\b(?!\.)/)
    for (const card of await page.locator('.hand-region [data-card]').all()) {
      expect(await card.innerText()).toMatch(/Bio.*(Hasznosításkor|Bővítéskor|Szintépítéskor)/s)
      expect(await card.locator('.keep .g').count()).toBeGreaterThan(0)
    }
    expect(await page.locator('.prompt .pr-b [data-answer]').count()).toBe(0)
    await page.locator('.prompt .list').click()
    expect(await page.locator('.prompt .all [data-answer]').first().innerText()).toMatch(/^Ezt választom: Bio/)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('h')
    await page.keyboard.press('Enter')
  }
  await page.getByText('Melyik kártyát játszod ki?').waitFor()
  await person.leave()
})

test.each([
  ['phone', PHONE],
  ['tablet', TABLET],
] as const)('on a %s the cards with their texts and the districts open from the engine', async (_, viewport) => {
  const person = await Person.come('Réka', { lobby: false, viewport, hasTouch: true })
  const { page } = person
  await sit(person, 3)
  await playOn([person], { enough: 30 })
  await page.locator('.engine .more').click()
  const sheet = page.getByRole('dialog')
  await sheet
    .getByText(/Hasznosításkor|Bővítéskor|Szintépítéskor/)
    .first()
    .waitFor()
  await sheet.getByText('Legutóbb ezt játszották').waitFor()
  // Longer than the screen, the sheet is moved by keys.
  await page.setViewportSize({ ...viewport, height: 420 })
  await person.isAccessible('overview')
  const inside = sheet.locator('.inside')
  await inside.press('End')
  await expect.poll(() => inside.evaluate((part) => part.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => sheet.count()).toBe(0)
  await person.leave()
})

test('a large city can be looked at from nearer, and taps stay taps', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: PHONE, hasTouch: true })
  const { page } = person
  await sit(person, 2)
  const city = page.locator('svg.city')
  const box = (): Promise<string | null> => city.getAttribute('viewBox')
  await person.still()
  const whole = await box()
  await page.getByRole('button', { name: 'Közelebb' }).click()
  const near = await box()
  expect(near).not.toBe(whole)
  // Pulling moves the city and chooses nothing.
  const place = await city.boundingBox()
  const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 10, { steps: 4 })
  await page.mouse.up()
  expect(await box()).not.toBe(near)
  expect(await page.locator('.hand-region [aria-pressed="true"]').count()).toBe(0)
  // What the keyboard goes to comes into sight.
  for (const piece of await city.locator('.hit').all()) {
    await page.keyboard.press('Tab')
    await piece.evaluate((element) => (element as SVGElement).focus({ focusVisible: true } as FocusOptions))
    const [inner, outer] = [await piece.boundingBox(), await city.boundingBox()]
    expect((inner?.x ?? 0) + (inner?.width ?? 0) / 2).toBeGreaterThan(outer?.x ?? 0)
    expect((inner?.x ?? 0) + (inner?.width ?? 0) / 2).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0))
  }
  await page.getByRole('button', { name: 'Az egész város' }).click()
  expect(await box()).toBe(whole)
  await city.locator('.hit[data-can]').first().click()
  expect(await page.locator('.hand-region [data-card][aria-pressed="true"]').count()).toBe(1)
  await person.leave()
})

test('what cannot be paid shows what is missing and is not the honey answer', async () => {
  const person = await Person.come('Réka', { lobby: false })
  const { page } = person
  await sit(person, 2)
  const poor = page.locator('.receipt.poor')
  for (let round = 0; round < 12 && !(await poor.count()); round++) {
    search: for (const card of await page.locator('.hand-region [data-card][data-can]').all()) {
      await card.click()
      for (const tile of await page.locator('.hand-region [data-tile][data-can]').all()) {
        await tile.click()
        if (await poor.count()) break search
        await tile.click()
      }
      await card.click()
    }
    if (!(await poor.count())) {
      // Spend what one has.
      await page.locator('.hand-region [data-card][data-can]').first().click()
      const tile = page.locator('.hand-region [data-tile][data-can]').first()
      if (await tile.count()) await tile.click()
      await page.locator('.prompt .btn.go').click()
      for (;;) {
        await nextTurn(person)
        if (await page.getByText('Melyik kártyát játszod ki?').count()) break
        await page.locator('.prompt .pr-b [data-answer]').first().click()
      }
    }
  }
  expect(await poor.innerText()).toMatch(/hiányzik/)
  expect(await poor.locator('li').count()).toBeGreaterThan(1)
  expect(await page.locator('.prompt .btn.go').getAttribute('data-answer')).toBe('alone')
  await person.leave()
})
