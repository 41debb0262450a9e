import { afterAll, expect, test } from 'vitest'
import { close, Person } from './browser.ts'
import { nextTurn, playOn } from './play.ts'

afterAll(close)

const LAPTOP = { width: 1366, height: 768 }
const fourSeats = (game: string): object => ({
  game,
  start: true,
  seed: 5,
  seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }))],
})

test('deeds of others in Settlers are seen with card, arrow and target, said once, and skipped by one key', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: LAPTOP, film: 'off', reducedMotion: 'no-preference' })
  const { page } = person
  const { id } = await person.table(fourSeats('settlers'))
  await person.sitAt(id)
  const mine = page.locator('[data-answer="pass"]')
  await playOn([person], { until: () => mine.isVisible() })
  // The tempo is changed in the middle of the game, by its key.
  for (let press = 0; press < 3; press++) await page.keyboard.press('t')
  expect(await page.evaluate(() => localStorage.getItem('asztal.film'))).toBe('slow')
  await mine.click()
  await page.locator('[data-scene]').waitFor()
  await page.keyboard.press(' ')
  // While it is stopped nothing goes on, nothing can be played, and the others wait.
  expect(await person.mood()).toBe('film')
  expect(await page.locator('.hand-region [data-can], .board [data-can]').count()).toBe(0)
  expect((await page.locator('[data-spoken]').innerText()).length).toBeGreaterThan(10)
  await person.isAccessible('a scene')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[data-scene]').count()).toBe(0)
  await nextTurn(person)
  expect(await person.mood()).toBe('you')
  await person.leave()
})

test('only what others changed is outlined, and what they did since my turn can be seen again', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: LAPTOP })
  const { page } = person
  const { id } = await person.table(fourSeats('settlers'))
  await person.sitAt(id)
  const chips = page.locator('[data-since] .chip')
  await playOn([person], {
    until: async () => (await page.locator('[data-answer="pass"]').isVisible()) && (await chips.count()) > 1,
  })
  const told = await chips.evaluateAll((all) => all.map((chip) => chip.textContent))
  // The film is off: nothing was played, but all of it is in the strip; the outline is on pieces that are named there.
  const ringed = await page
    .locator('[data-chip]')
    .evaluateAll((all) =>
      all
        .filter((chip) => getComputedStyle(chip).outlineStyle === 'solid')
        .map((chip) => chip.getAttribute('aria-label') ?? ''),
    )
  for (const name of ringed) expect(told.join(' ')).toContain(name)
  await page.evaluate(() => localStorage.setItem('asztal.film', 'slow'))
  await page.reload()
  await chips.first().waitFor()
  expect(await chips.evaluateAll((all) => all.map((chip) => chip.textContent))).toEqual(told)
  await chips.first().click()
  await page.locator('[data-scene]').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[data-scene]').count()).toBe(0)
  expect(await person.mood()).toBe('you')
  await person.leave()
})

/** Which deeds the film has shown on this page, by side. */
async function watched(person: Person): Promise<() => Promise<string[]>> {
  await person.page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const look = (): void => {
      const scene = document.querySelector<HTMLElement>('[data-scene]')?.dataset
      if (scene && seen.at(-1) !== `${scene.side} ${scene.scene}`) seen.push(`${scene.side} ${scene.scene}`)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => person.page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
}

test.each(['ginkgopolis', 'minerva', 'imperium', 'rollwrite'])('what a bot does in %s is shown as a film', async (game) => {
  const person = await Person.come('Réka', { lobby: false, viewport: LAPTOP, film: 'fast' })
  const seen = await watched(person)
  const { id } = await person.table({ ...fourSeats(game), seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  await person.sitAt(id)
  const others = async (): Promise<boolean> => (await seen()).some((scene) => scene.startsWith('1 '))
  await playOn([person], { enough: 60, until: others })
  expect(await seen()).toContainEqual(expect.stringMatching(/^1 /))
  await person.leave()
})

test('choices made at the same time are shown seat by seat', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: LAPTOP, film: 'fast' })
  const seen = await watched(person)
  const { id } = await person.table(fourSeats('ginkgopolis'))
  await person.sitAt(id)
  const plays = async (): Promise<string[]> => (await seen()).filter((scene) => / (exploit|urbanise|construct)$/.test(scene))
  await playOn([person], { enough: 40, until: async () => (await plays()).length >= 3 })
  expect((await plays()).slice(0, 3).map((play) => play[0])).toEqual(['1', '2', '3'])
  await person.leave()
})

test('look back while playing: by a line of the log, step by step, and back to now; nothing is played meanwhile', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: LAPTOP })
  const { page } = person
  const { id } = await person.table(fourSeats('settlers'))
  await person.sitAt(id)
  await playOn([person], { until: () => page.locator('[data-answer="pass"]').isVisible() })
  const root = page.locator('[data-status]')
  const number = await root.getAttribute('data-number')
  await page.locator('.rail .goto').first().click()
  await expect.poll(() => person.mood()).toBe('past')
  expect(await page.locator('[data-can]').count()).toBe(0)
  const step = Number(await root.getAttribute('data-past'))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => root.getAttribute('data-past')).toBe(String(step + 1))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => root.getAttribute('data-past')).toBe(String(step))
  await page.keyboard.press('1')
  await page.keyboard.press('u')
  await expect.poll(() => person.mood()).toBe('you')
  expect(await root.getAttribute('data-number')).toBe(number)
  await page.keyboard.press(',')
  await expect.poll(() => person.mood()).toBe('past')
  await person.shot('look-back')
  await person.isAccessible('looking back')
  await page.keyboard.press('Escape')
  await expect.poll(() => person.mood()).toBe('you')
  expect(await root.getAttribute('data-number')).toBe(number)
  await person.leave()
})

test('a replay goes by rounds, opens all hands, and is played on from any moment against bots', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: LAPTOP })
  const { page } = person
  const { id } = await person.table({ ...fourSeats('settlers'), seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  await person.sitAt(id)
  await playOn([person])
  await page.goto(`/replay/${id}`)
  const replay = page.locator('[data-replay]')
  await replay.waitFor()
  const phases: string[] = []
  for (let round = 1; round <= 3; round++) {
    const before = await replay.getAttribute('data-step')
    await page.keyboard.press('PageDown')
    await expect.poll(() => replay.getAttribute('data-step')).not.toBe(before)
    await expect.poll(() => page.locator('.phase').innerText()).toContain(`${round}. forduló`)
    phases.push(await page.locator('.phase').innerText())
  }
  expect(new Set(phases).size).toBe(3)
  await page.getByLabel('nyílt kezek').check()
  await page.locator('[data-hands="1"] section').waitFor()
  await person.shot('replay-open-hands')
  await person.isAccessible('replay')
  await page.getByRole('button', { name: 'Innen játszom tovább' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id))
  await page.locator('[data-status="running"]').waitFor()
  expect(await page.locator('.phase').innerText()).toContain('3. forduló')
  await nextTurn(person)
  await person.leave()
})

test('my own location being razed is seen falling, in my own empire, and I am told', async () => {
  const person = await Person.come('Réka', { lobby: false, viewport: LAPTOP, film: 'slow', reducedMotion: 'no-preference' })
  const { page } = person
  const { id } = await person.table({ ...fourSeats('settlers'), seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  interface Told {
    number: number
    eyes: { to_act: boolean; legal: unknown[]; view: { sides: { locations: object[]; foundations: string[] }[] } }[]
  }
  const standing = { piece: 'ruins.2', card: 'ruins', kind: 'production', faction: false, used: 0, uses: 0, blocked: false }
  const marks = { defended: false, samurai: false, taken_from: null, goods: 0, under: 0, routes: [], threatened: false }
  let raze = (): void => {}
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as Told & { type: string }
      if (message.type !== 'welcome') return
      const [eyes] = message.eyes
      if (!eyes?.view.sides[0]) return
      // It is the bot's turn, and one location stands in my empire ...
      Object.assign(eyes, { to_act: false, legal: [], prompt: null })
      Object.assign(eyes.view, { phase: 'actions', step: 'turn', round: 1, open: [], to_act: [1] })
      eyes.view.sides[0].locations = [{ ...standing, ...marks }]
      socket.send(JSON.stringify(message))
      // ... until the bot razes it: a foundation is left, and I get a wood.
      raze = () => {
        Object.assign(eyes.view.sides[0] ?? {}, { locations: [], foundations: ['ruins.2'] })
        const number = message.number + 1
        const args = { player: '#1', other: '#0', name: '@ruins', rival: 'no' }
        const deed = { side: 1, what: 'raze', on: ['ruins.2'] }
        const wood = { side: 0, changes: [{ side: 0, good: 'wood', n: 1 }] }
        const lines = [
          { number, line: { id: 'log-raze', args, deed } },
          { number, line: { id: 'log-gain', args: { player: '#0', goods: '1*wood', good: 'wood', n: 1 }, deed: wood } },
        ]
        const entry = { number, kind: 'move', seat: 1, code: null, at: 0, bot: null }
        const rest = { dropped: [], clocks: [], status: 'running', outcome: null }
        socket.send(JSON.stringify({ type: 'update', number, entry, lines, eyes: [eyes], ...rest }))
      }
    })
  })
  await person.sitAt(id)
  const place = page.locator('.board [data-piece="ruins.2"]')
  await place.waitFor()
  await person.still()
  raze()
  await page.locator('[data-scene="raze"]').waitFor()
  // Before it falls it still stands there, pointed at.
  expect(await page.locator('.site [data-piece="ruins.2"]').count()).toBe(1)
  await page.locator('.arrow').waitFor()
  expect(await page.locator('.whose [aria-pressed="true"]').innerText()).toBe('Az enyém')
  // A picture of it falls where only a foundation is left.
  await page.locator('.board > .piece').waitFor()
  expect(await page.locator('.found [data-piece="ruins.2"]').count()).toBe(1)
  await page.keyboard.press(' ')
  await person.shot('film-razed')
  expect(await page.locator('.stage').innerText()).toContain('+1')
  expect(await page.locator('[data-spoken]').getAttribute('aria-live')).toBe('assertive')
  expect(await page.locator('.chip.felt').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.board > .piece, [data-scene]').count()).toBe(0)
  await person.leave()
})
