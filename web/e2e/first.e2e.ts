import { afterAll, describe, expect, test } from 'vitest'
import { address, close, DESKTOP, Person } from './browser.ts'
import { nextTurn, playOn } from './play.ts'

afterAll(close)

const names = ((await (await fetch(`${address()}/api/games`)).json()) as { name: string }[]).map(({ name }) => name)
const PHONE = { width: 390, height: 844 }
/** More clicks than any guided opening takes. */
const MOST = 60

interface Shown {
  step: string
  title: string
  /** It covers neither the words of the question nor, but for a little, what it points at; both are inside the window. */
  clear: boolean
  looks: boolean
  last: boolean
}

/** The bubble that is shown now, once the table stands still. */
async function shown(person: Person): Promise<Shown | null> {
  await person.still()
  const { page } = person
  const found = await page.waitForFunction(() => {
    const root = document.querySelector<HTMLElement>('[data-status]')
    const bubble = document.querySelector<HTMLElement>('.bubble')
    if (!root || root.dataset.busy === 'true') return null
    if (!bubble) return document.querySelector('[data-mood="you"]') && !root.dataset.guiding ? { step: '' } : null
    const looks = bubble.querySelector('[data-next]') !== null
    const lead = document.querySelector('[data-lead]')
    if (!lead && bubble.dataset.step !== 'strayed') return null
    const box = bubble.getBoundingClientRect()
    if (box.top < 0) return null
    const hit = (other: DOMRect): number =>
      Math.max(0, Math.min(box.right, other.right) - Math.max(box.left, other.left)) *
      Math.max(0, Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top))
    const at = lead?.getBoundingClientRect()
    const words = document.querySelector('.pr-main')
    const prompt = words?.checkVisibility({ visibilityProperty: true }) ? words.getBoundingClientRect() : undefined
    const large = !at || (at.width > innerWidth * 0.6 && at.height > innerHeight * 0.3)
    const pips = [...bubble.querySelectorAll('.pips i')]
    return {
      step: bubble.dataset.step ?? '',
      title: bubble.querySelector('h2')?.textContent ?? '',
      clear:
        (!prompt || hit(prompt) === 0) &&
        (large || hit(at) < 0.6 * at.width * at.height) &&
        box.bottom <= innerHeight &&
        (large || (at.bottom > 0 && at.top < innerHeight && at.right > 0 && at.left < innerWidth)),
      looks,
      last: pips.at(-1)?.classList.contains('now') ?? false,
    }
  })
  const value = (await found.jsonValue()) as Shown
  return value.step ? value : null
}

/** Do what the bubble says, as somebody does who sees only that; the steps that were shown. */
async function follow(person: Person, until: (step: Shown) => boolean = () => false): Promise<string[]> {
  const steps: string[] = []
  for (let clicks = 0; clicks < MOST; clicks++) {
    const now = await shown(person)
    if (!now || until(now)) return steps
    expect(now.step, 'the guide leads where one can follow').not.toBe('strayed')
    expect(now.clear, `${now.step}: the bubble is beside what it is about`).toBe(true)
    expect(now.title.length).toBeGreaterThan(3)
    if (steps.at(-1) !== now.step) steps.push(now.step)
    const target = now.looks ? '.bubble [data-next]' : '[data-lead]'
    await person.page.evaluate((selector) => {
      const found = document.querySelector<HTMLElement>(selector)
      found?.focus({ preventScroll: true })
      found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }, target)
    if (now.looks && now.last) return steps
    await person.still()
  }
  throw new Error(`the guided game did not come to its last step: ${steps.join(', ')}`)
}

describe.each(names)('the first game of %s', (name) => {
  test.each([
    ['hu', PHONE],
    ['en', DESKTOP],
  ] as const)('is shown step by step, and goes on (%s)', async (language, viewport) => {
    const person = await Person.come('Réka', { language, viewport })
    await person.page.goto(`/games/${name}`)
    await person.page.locator(`[data-first="${name}"]`).click()
    await person.page.waitForURL(/\/table\//)
    const { steps } = (await (await person.context.request.get(`/api/games/${name}`)).json()).first as {
      steps: { name: string }[]
    }
    const seen = await follow(person)
    expect(seen).toEqual(steps.map((step) => step.name))
    await person.page.locator('.bubble').waitFor({ state: 'detached' })
    await playOn([person], { enough: 4 })
    expect(await person.page.locator('.bubble').count(), 'who has finished plays alone').toBe(0)
    await person.leave()
  })
})

test('one can look at the signs, go another way and be led back, or leave the guide and play on', async () => {
  const person = await Person.come('Réka', { viewport: PHONE, hasTouch: true })
  const { page } = person
  const table = (await (await person.context.request.post('/api/games/imperium/first')).json()) as { id: string }
  await person.sitAt(table.id)
  await follow(person, ({ step }) => step === 'region')
  await person.isAccessible('a bubble')
  const onPiece = (): Promise<boolean> => page.evaluate(() => !!document.activeElement?.closest('[data-lead]'))
  await expect.poll(onPiece, { message: 'the focus is on the piece' }).toBe(true)
  await page.getByRole('button', { name: 'Mutasd a jeleket' }).click()
  await page.locator('[data-legend]').waitFor()
  const aside = (list: Element): number => list.scrollWidth - list.clientWidth
  expect(await page.locator('[data-legend] .groups').evaluate(aside), 'all signs lie one below the other').toBe(0)
  await person.isAccessible('the signs')
  await page.keyboard.press('Escape')
  await page.locator('[data-legend]').waitFor({ state: 'detached' })
  // Something else than what glows
  await page.evaluate(() => document.querySelector<HTMLElement>('.prompt .list[aria-expanded="false"]')?.click())
  await page.locator('[data-answer="hand:unrest"], [data-card="unrest"][data-can]').first().dispatchEvent('click')
  const asked = page.locator('.prompt .btn.go, .bubble[data-step="strayed"]').first()
  await asked.waitFor()
  if (!(await page.locator('.bubble[data-step="strayed"]').count())) await asked.click()
  await page.locator('.bubble[data-step="strayed"]').waitFor()
  await page.getByRole('button', { name: 'Visszalépek' }).click()
  await page.locator('.bubble[data-step="region"]').waitFor()
  await follow(person, ({ step }) => step === 'conquer')
  await page.locator('.bubble [data-exit]').click()
  await page.getByRole('button', { name: 'Innen magam játszom' }).click()
  await page.locator('.bubble').waitFor({ state: 'detached' })
  await page.reload()
  await nextTurn(person)
  expect(await page.locator('.bubble').count(), 'the guide stays away').toBe(0)
  await playOn([person], { enough: 6 })
  await person.leave()
})
