import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import type { Person } from './browser.ts'

/** More than any game takes. */
const MOST = 6000
const PATIENCE = { timeout: 30_000, interval: 15 }

type Turn = 'asked' | 'over' | 'wait' | 'moving'

/** How things stand for whoever sits at this page. While something is on its way, or a bot has not decided yet, nothing is certain. */
export function turn(page: Page): Promise<Turn> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('[data-status]')
    if (!root || root.dataset.busy === 'true') return 'moving'
    if (root.dataset.status === 'finished') return 'over'
    if (document.querySelector('.rail .think')) return 'moving'
    const mine = document.querySelector('[data-answer="here"]') ?? document.querySelector('[data-mood="you"]')
    return mine ? 'asked' : 'wait'
  })
}

/** Wait until this person is asked or the game is over: everybody else has decided what they could. */
export function nextTurn({ page }: Person): Promise<Turn> {
  return vi.waitUntil(async () => {
    const now = await turn(page)
    return now === 'asked' || now === 'over' ? now : null
  }, PATIENCE) as Promise<Turn>
}

/**
 * Act for whoever is asked, by clicking what glows: on a board of its own a card, a tile and the honey button, otherwise an answer of
 * the prompt. Knows no game, so it plays all of them. `n` is how often this person has acted: together with the table's seed it decides
 * what is chosen, so that the same game is played on a fast and on a slow machine.
 */
async function act(page: Page, n: number): Promise<boolean> {
  return page.evaluate((n) => {
    // As a real click does: what is clicked has the focus, also while it is taken from the page.
    const click = (piece: HTMLElement | SVGElement | undefined): boolean => {
      piece?.focus({ preventScroll: true })
      return piece?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) !== undefined
    }
    const root = document.querySelector<HTMLElement>('[data-status]')
    if (!root || root.dataset.busy === 'true') return false
    const here = document.querySelector<HTMLElement>('[data-answer="here"]')
    if (here) return click(here)
    if (document.querySelector<HTMLElement>('[data-mood]')?.dataset.mood !== 'you') return false
    document.querySelector<HTMLElement>('.prompt .btn.list[aria-expanded="false"]')?.click()
    const answers = [
      ...document.querySelectorAll<HTMLElement>('.prompt :is(.pr-b, .all) [data-answer]:not([disabled])'),
    ].filter((answer) => !answer.classList.contains('quiet'))
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
  }, n)
}

interface End {
  /** Together they have acted so often. */
  enough?: number
  /** What one was after is there. */
  until?: () => Promise<boolean>
}

/** Everybody acts when asked, until the game is over or the end one wishes for has come; then it is somebody's turn again, or nobody's here. */
export async function playOn(
  people: readonly Person[],
  { enough = Infinity, until = () => Promise.resolve(false) }: End = {},
): Promise<void> {
  const acted = people.map(() => 0)
  const all = (): number => acted.reduce((sum, n) => sum + n)
  /** A look round the table once everything is still: whoever is asked acts. */
  const round = async (): Promise<'done' | 'acted' | null> => {
    const turns = await Promise.all(people.map(({ page }) => turn(page)))
    if (turns[0] === 'over') return 'done'
    if (turns.includes('moving')) return null
    if (await until()) return 'done'
    if (!turns.includes('asked')) return null
    if (all() >= enough) return 'done'
    const before = all()
    for (const [i, { page }] of people.entries())
      if (turns[i] === 'asked' && (await act(page, acted[i] ?? 0))) acted[i] = (acted[i] ?? 0) + 1
    return all() > before ? 'acted' : null
  }
  for (;;) {
    const found = await vi.waitUntil(round, PATIENCE).catch(async (error: unknown) => {
      throw new Error(`nobody could act: ${await people[0]?.page.locator('.pr-main').innerText()}`, { cause: error })
    })
    if (found === 'done') return
    if (all() > MOST) throw new Error('the game did not end')
  }
}
