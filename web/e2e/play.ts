import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Person } from './browser.ts'

/** More than any game takes. */
const MOST = 6000
/** So long somebody waits to be asked, in milliseconds. */
const PATIENCE = 60_000
/** So often somebody acts by chance alone before hurrying. */
const CALM = 30
/** How often a page looks whether everything is still. */
const LOOK = 4

export type Turn = 'asked' | 'over' | 'wait' | 'moving'

interface Seen {
  turn: Turn
  /** Which entry of the game lies on the table. */
  number: string
  /** How often this person has acted by now. */
  acted: number
}

interface Orders {
  /** How often this person has acted: together with the table's seed it decides what is chosen. */
  acted: number
  /** Act until it was so often. */
  until: number
  /** An answer that moves the game on: after a while it is given wherever it is offered. */
  hurry: string
  /** Wait for that: until one is asked, until everything is still, or not at all. */
  wait: 'asked' | 'still' | null
}

/** Neither acts nor waits: only looks. */
const LOOKING: Orders = { acted: 0, until: 0, hurry: '', wait: null }

/**
 * What happens on the page itself, so that a decision costs no way there and back: wait, and act by clicking what glows: on a board of its
 * own a card, a tile and the honey button, otherwise an answer of the prompt. Knows no game, so it plays all of them, and the same game on
 * a fast and on a slow machine.
 */
function there(page: Page, orders: Orders): Promise<Seen> {
  const onPage = async ({
    until,
    hurry,
    wait,
    patience,
    look,
    calm,
    ...orders
  }: Orders & { patience: number; look: number; calm: number }) => {
    let { acted } = orders
    // While something is on its way, or a bot has not decided yet, nothing is certain.
    const turn = (): Turn => {
      const root = document.querySelector<HTMLElement>('[data-status]')
      if (!root || root.dataset.busy === 'true') return 'moving'
      if (root.dataset.status === 'finished') return 'over'
      if (document.querySelector('.rail .think')) return 'moving'
      return document.querySelector('[data-answer="here"], [data-mood="you"]') ? 'asked' : 'wait'
    }
    // As a real click does: what is clicked has the focus, also while it is taken from the page.
    const click = (piece: HTMLElement | SVGElement | undefined): boolean => {
      piece?.focus({ preventScroll: true })
      return piece?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) !== undefined
    }
    const act = (n: number): boolean => {
      const here = document.querySelector<HTMLElement>('[data-answer="here"]')
      if (here) return click(here)
      document.querySelector<HTMLElement>('.prompt .btn.list[aria-expanded="false"]')?.click()
      const answers = [
        ...document.querySelectorAll<HTMLElement>('.prompt :is(.pr-b, .all) [data-answer]:not([disabled])'),
      ].filter((answer) => !answer.classList.contains('quiet'))
      const hurried = n < calm ? undefined : answers.find((answer) => answer.dataset.answer?.split(':')[0] === hurry)
      if (hurried) return click(hurried)
      const honey = answers.find((answer) => answer.classList.contains('go'))
      const glowing = [...document.querySelectorAll<HTMLElement>('.hand-region [data-can]:not([aria-pressed="true"])')]
      const chosen = document.querySelectorAll('.hand-region [aria-pressed="true"]').length
      // Pick up a card, now and then a tile with it, and put them down; now and then answer without the hand.
      const cards = glowing.filter((piece) => !piece.dataset.tile)
      const tiles = glowing.filter((piece) => piece.dataset.tile)
      const wanted = !chosen && (n % 5 || !answers.length) ? (cards.length ? cards : tiles) : chosen === 1 && n % 3 ? tiles : []
      if (wanted.length) return click(wanted[n % wanted.length])
      const next = honey ?? answers[n % Math.max(1, answers.length)]
      if (next) return click(next)
      const pieces = [...glowing, ...document.querySelectorAll<HTMLElement>('.board [data-can]')].filter(
        (piece) => piece.getClientRects().length,
      )
      return click(pieces[n % Math.max(1, pieces.length)])
    }
    let since = performance.now()
    for (;;) {
      const now = turn()
      const enough = now === 'over' || now === wait || wait === null || (wait === 'still' && now !== 'moving')
      if (now === 'asked' && acted < until && act(acted)) {
        acted++
        since = performance.now()
      } else if ((enough && (acted >= until || now !== 'asked')) || performance.now() - since > patience)
        return { turn: now, number: document.querySelector<HTMLElement>('[data-number]')?.dataset.number ?? '', acted }
      await new Promise((go) => setTimeout(go, look))
    }
  }
  return page.evaluate(onPage, { ...orders, patience: PATIENCE, look: LOOK, calm: CALM })
}

/** How things stand for whoever sits at this page. */
export async function turn(page: Page): Promise<Turn> {
  return (await there(page, LOOKING)).turn
}

/** Wait until this person is asked or the game is over: everybody else has decided what they could. */
export async function nextTurn({ page }: Person): Promise<Turn> {
  const seen = await there(page, { ...LOOKING, wait: 'asked' })
  if (seen.turn !== 'asked' && seen.turn !== 'over') await nobody(page)
  return seen.turn
}

async function nobody(page: Page | undefined): Promise<never> {
  throw new Error(`nobody could act: ${await page?.locator('.pr-main').innerText()}`)
}

interface End {
  /** Together they have acted so often. */
  enough?: number
  /** What one was after is there. */
  until?: () => Promise<boolean>
  /** An answer of which a game that lasts long ends sooner. */
  hurry?: string
}

/** Everybody acts when asked, until the game is over or the end one wishes for has come; then it is somebody's turn again, or nobody's here. */
export async function playOn(people: readonly Person[], { enough = MOST, until, hurry = '' }: End = {}): Promise<void> {
  const [first] = people
  if (first && people.length === 1 && !until) {
    const seen = await there(first.page, { acted: 0, until: enough, hurry, wait: 'asked' })
    if (seen.turn !== 'asked' && seen.turn !== 'over') await nobody(first.page)
    if (seen.acted >= MOST) throw new Error('the game did not end')
    return
  }
  const acted = people.map(() => 0)
  const all = (): number => acted.reduce((sum, n) => sum + n)
  let since = Date.now()
  while (all() < MOST) {
    // A look round the table once everything is still and everybody sees the same: whoever is asked acts.
    const seen = await Promise.all(people.map(({ page }) => there(page, { ...LOOKING, wait: 'still' })))
    if (seen[0]?.turn === 'over') return
    if (seen.every(({ turn, number }) => turn !== 'moving' && number === seen[0]?.number)) {
      if (await until?.()) return
      if (all() >= enough && seen.some(({ turn }) => turn === 'asked')) return
      for (const [i, { page }] of people.entries())
        if (seen[i]?.turn === 'asked') {
          const before = acted[i] ?? 0
          acted[i] = (await there(page, { acted: before, until: before + 1, hurry, wait: null })).acted
          if (acted[i] !== before) since = Date.now()
        }
    }
    if (Date.now() - since > PATIENCE) await nobody(first?.page)
  }
  throw new Error('the game did not end')
}

/**
 * A bot that decides at once plays the rest of a game for the person of the first seat, who looks elsewhere meanwhile: nothing is drawn
 * before the end, to which the person comes back.
 */
export async function skipToTheEnd(person: Person, table: string): Promise<void> {
  if ((await turn(person.page)) === 'over') return
  await person.page.evaluate(
    (address) =>
      new Promise<void>((granted, refused) => {
        const socket = new WebSocket(`ws://${location.host}${address}`)
        socket.onmessage = ({ data }) => {
          const { type } = JSON.parse(String(data)) as { type: string }
          if (type === 'welcome')
            socket.send(JSON.stringify({ type: 'hand_over', id: crypto.randomUUID(), seat: 0, bot: 'random' }))
          else if (type === 'ack') granted()
          else if (type === 'refused' || type === 'error') refused(new Error(String(data)))
        }
      }),
    `/ws/tables/${table}`,
  )
  await person.page.goto('/about')
  const status = async (): Promise<string> => {
    const answer = await person.context.request.get(`/api/tables/${table}`)
    return ((await answer.json()) as { status: string }).status
  }
  await expect.poll(status, { timeout: PATIENCE }).toBe('finished')
  await person.sitAt(table)
}
