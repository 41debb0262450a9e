import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { AxeBuilder } from './axe.ts'
import { WORKERS } from './workers.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const SHOTS = join(import.meta.dirname, '../screenshots')

export const DESKTOP = { width: 1440, height: 900 }
export const TABLET = { width: 1024, height: 768 }
export const PHONE = { width: 360, height: 780 }

/** The server of the worker that asks. */
export function address(): string {
  const mine = inject('addresses')[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % WORKERS]
  if (!mine) throw new Error('this worker has no server')
  return mine
}

/** A picture for people: nothing looks at it, so it is only taken with SHOTS=1. */
export async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.SHOTS) return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage })
}

let browser: Browser | undefined

export async function open(): Promise<Browser> {
  browser ??= await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })
  return browser
}

export async function close(): Promise<void> {
  await browser?.close()
  browser = undefined
}

/** A person with a browser of their own; everything on the page that goes wrong fails the test. */
export class Person {
  readonly errors: string[] = []
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /**
   * `film`: how fast the film of others' deeds runs; off, unless the test is about it. `lobby: false`: who goes to a table at once
   * need not see the lobby before, which costs a second.
   */
  static async come(
    name: string,
    options: BrowserContextOptions & {
      language?: 'hu' | 'en'
      film?: 'off' | 'fast' | 'normal' | 'slow'
      lobby?: boolean
    } = {},
  ): Promise<Person> {
    const { language = 'hu', film = 'off', lobby = true, ...more } = options
    const context = await (await open()).newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      locale: language === 'hu' ? 'hu-HU' : 'en-GB',
      baseURL: address(),
      ...more,
    })
    await context.addInitScript((tempo) => {
      if (!localStorage.getItem('asztal.film')) localStorage.setItem('asztal.film', tempo)
    }, film)
    // The page's connections can be cut and mended, as a bad network does.
    await context.addInitScript(() => {
      const sockets = new Set<WebSocket>()
      let cut = false
      const Real = WebSocket
      globalThis.WebSocket = class extends Real {
        constructor(address: string | URL) {
          super(cut ? 'ws://127.0.0.1:9/' : address)
          sockets.add(this)
        }
      }
      Object.assign(globalThis, {
        setCut(now: boolean) {
          cut = now
          if (cut) for (const socket of sockets) socket.close()
        },
      })
    })
    const page = await context.newPage()
    const person = new Person(context, page)
    page.on('pageerror', (error) => person.errors.push(`${name}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/WebSocket|Failed to load resource|ERR_/.test(message.text()))
        person.errors.push(`${name}: ${message.text()}`)
    })
    await context.request.get('/api/session')
    await context.request.patch('/api/session', { data: { name } })
    if (lobby) {
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    return person
  }

  cut = (): Promise<void> =>
    this.page.evaluate(() => (globalThis as unknown as { setCut: (cut: boolean) => void }).setCut(true))
  mend = (): Promise<void> =>
    this.page.evaluate(() => (globalThis as unknown as { setCut: (cut: boolean) => void }).setCut(false))

  /** A table made through the API, with the same chance every time. */
  async table(body: object): Promise<{ id: string; seats: { invitation: string | null }[] }> {
    const answer = await this.context.request.post('/api/tables', { data: { seed: 1, ...body } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { id: string; seats: { invitation: string | null }[] }
  }

  async sitAt(id: string): Promise<void> {
    await this.page.goto(`/table/${id}`)
    await this.page.locator('[data-status]').waitFor()
  }

  async sitAtWaiting(id: string): Promise<void> {
    await this.page.goto(`/table/${id}`)
    await this.page.getByRole('heading', { level: 1 }).waitFor()
  }

  /** What this person is asked: 'you', 'wait', 'over', 'lost'. */
  mood(): Promise<string | null> {
    return this.page.locator('[data-mood]').getAttribute('data-mood')
  }

  /** Until what is measured is laid out anew, letters are there, and all that moves has arrived. */
  async still(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const ending = document
        .getAnimations()
        .filter((one) => one.playState !== 'paused' && one.effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map((animation) => animation.finished))
    })
  }

  async shot(name: string, fullPage = false): Promise<void> {
    await this.still()
    await shoot(this.page, name, fullPage)
  }

  /** Choose a game in the lobby, once the games are there. */
  async choose(game: string): Promise<void> {
    await this.page.locator(`label:has([data-choose="${game}"]) img`).click()
    await this.page.locator(`[data-start="${game}"]`).waitFor()
  }

  async theme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate((value) => {
      localStorage.setItem('asztal.theme', value)
      document.documentElement.dataset.theme = value
    }, theme)
  }

  /** No serious findings of axe; `rules`: only of these. */
  async isAccessible(where: string, rules?: readonly string[]): Promise<void> {
    await this.still()
    const findings = await AxeBuilder.serious(this.page, rules)
    expect(findings, where).toEqual([])
  }

  async leave(): Promise<void> {
    expect(this.errors).toEqual([])
    await this.context.close()
  }
}
