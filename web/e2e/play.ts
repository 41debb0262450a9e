import type { Page } from 'playwright-core'
import type { Person } from './browser.ts'

/** More than any game takes. */
const MOST = 6000

/**
 * Play on for whoever is asked, by clicking what glows: on a board of its own a card, a tile and the honey button, otherwise an answer of
 * the prompt. Knows no game, so it plays all of them. `n` is how often this person has acted: together with the table's seed it decides
 * what is chosen, so that the same game is played on a fast and on a slow machine.
 */
export async function act(page: Page, n: number): Promise<boolean> {
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
    const answers = [...document.querySelectorAll<HTMLElement>('.prompt :is(.pr-b, .all) [data-answer]:not([disabled])')].filter((answer) => !answer.classList.contains('quiet'))
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
    const pieces = [...glowing, ...document.querySelectorAll<HTMLElement>('.board [data-can]')].filter((piece) => piece.getClientRects().length)
    return click(pieces[n % Math.max(1, pieces.length)])
  }, n)
}

/** Everybody acts when asked, until the game is over or together they have acted `enough` times. */
export async function playOn(people: readonly Person[], enough = Infinity): Promise<void> {
  const acted = people.map(() => 0)
  const all = (): number => acted.reduce((sum, n) => sum + n)
  for (let idle = 0; all() < enough; ) {
    const before = all()
    for (const [i, person] of people.entries()) if (await act(person.page, acted[i] ?? 0)) acted[i] = (acted[i] ?? 0) + 1
    if ((await people[0]?.status()) === 'finished') return
    if (all() > MOST) throw new Error('the game did not end')
    idle = all() > before ? 0 : idle + 1
    if (idle > 600) throw new Error(`nobody could act: ${await people[0]?.page.locator('.pr-main').innerText()}`)
    if (idle) await people[0]?.page.waitForTimeout(15)
  }
}
