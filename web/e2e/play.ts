import type { Page } from 'playwright-core'
import type { Person } from './browser.ts'

/**
 * Play on for whoever is asked, by clicking what glows: on a board of its own a card, a tile and the honey button, otherwise an answer of
 * the prompt. Knows no game, so it plays all of them.
 */
export async function act(page: Page, turn: number): Promise<boolean> {
  return page.evaluate((n) => {
    // As a real click does: what is clicked has the focus, also while it is taken from the page.
    const click = (piece: HTMLElement | SVGElement | undefined): void => {
      piece?.focus({ preventScroll: true })
      piece?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    const root = document.querySelector<HTMLElement>('[data-status]')
    if (!root || root.dataset.busy === 'true') return false
    const here = document.querySelector<HTMLElement>('[data-answer="here"]')
    if (here) {
      click(here)
      return true
    }
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
    if (wanted.length) {
      click(wanted[n % wanted.length])
      return true
    }
    const next = honey ?? answers[n % Math.max(1, answers.length)]
    if (next) click(next)
    else {
      const pieces = [...glowing, ...document.querySelectorAll<HTMLElement>('.board [data-can]')].filter((piece) => piece.getClientRects().length)
      click(pieces[n % Math.max(1, pieces.length)])
    }
    return true
  }, turn)
}

/** Everybody acts when asked, until the game is over or `enough` says so. */
export async function playOn(people: readonly Person[], enough: (turn: number) => boolean = () => false, most = 6000): Promise<number> {
  let idle = 0
  for (let turn = 0; turn < most; turn++) {
    if (enough(turn)) return turn
    let acted = false
    for (const person of people) acted = (await act(person.page, turn)) || acted
    if ((await people[0]?.status()) === 'finished') return turn
    idle = acted ? 0 : idle + 1
    if (idle > 600) throw new Error(`nobody could act: ${await people[0]?.page.locator('.pr-main').innerText()}`)
    if (!acted) await people[0]?.page.waitForTimeout(15)
  }
  throw new Error('the game did not end')
}
