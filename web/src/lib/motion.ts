const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may travel. */
const moving = (): boolean => !still.matches && document.visibilityState === 'visible'

/** A length of time, or almost nothing for those who like things still. */
export const duration = (ms: number): number => (moving() ? ms : 0)

const EASE = 'cubic-bezier(.2, .8, .25, 1)'
/** How long something new keeps its outline. */
const FRESH = 1200

interface Place {
  piece: Element
  box: DOMRect
}

/**
 * Remembers where every element with data-flip="key" is, and lets pieces travel from there to where they are after a change.
 * Keys are unique on the board: a card that moves from hand to table keeps its key, and so is seen to move.
 */
export class Flip {
  #before = new Map<string, Place>()

  remember(root: ParentNode): void {
    this.#before.clear()
    for (const piece of root.querySelectorAll('[data-flip]'))
      this.#before.set(key(piece), { piece, box: piece.getBoundingClientRect() })
  }

  /** `told`: somebody else did this, so what is new on the table is outlined for a moment. That is no motion, and stays for those who like things still. */
  play(root: ParentNode, told = false): void {
    if (!this.#before.size) return
    for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-flip]')) {
      const from = this.#before.get(key(piece))
      const to = piece.getBoundingClientRect()
      if (!to.width) continue
      // The same element in another place only made room for something.
      if (told && from?.piece !== piece && !piece.closest('.hand-region')) outline(piece)
      if (moving()) travel(piece, from?.box, to)
    }
  }
}

function travel(piece: Element, from: DOMRect | undefined, to: DOMRect): void {
  if (!from) {
    piece.animate(
      [
        { opacity: 0, scale: '.86' },
        { opacity: 1, scale: '1' },
      ],
      { duration: 260, easing: EASE },
    )
    return
  }
  const x = from.left - to.left
  const y = from.top - to.top
  if (Math.abs(x) + Math.abs(y) < 2) return
  const lift = Math.min(24, Math.hypot(x, y) / 8)
  piece.animate(
    [{ translate: `${x}px ${y}px` }, { translate: `${x / 2}px ${y / 2 - lift}px`, offset: 0.5 }, { translate: '0 0' }],
    { duration: 320, easing: EASE, composite: 'add' },
  )
}

function outline(piece: Element): void {
  piece.setAttribute('data-fresh', '')
  setTimeout(() => piece.removeAttribute('data-fresh'), FRESH)
}

const key = (piece: Element): string => piece.getAttribute('data-flip') ?? ''
