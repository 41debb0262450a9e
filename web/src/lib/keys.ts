/** What can take the focus. */
export const PIECES = 'button:not([disabled]), a[href], [tabindex="0"], input, select'

/** Arrow keys move to the nearest thing in that direction, inside this part of the table. */
export function arrows(region: HTMLElement) {
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    const from = document.activeElement
    if (!step || event.altKey || event.ctrlKey || event.metaKey || !from || isTyping(from)) return
    const [dx = 0, dy = 0] = step
    const here = middle(from)
    let best: HTMLElement | SVGElement | null = null
    let least = Infinity
    for (const piece of region.querySelectorAll<HTMLElement | SVGElement>(PIECES)) {
      if (piece === from || !piece.getClientRects().length) continue
      const there = middle(piece)
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy
      const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
      if (along < 4) continue
      const far = along + across * 2.5
      if (far < least) [best, least] = [piece, far]
    }
    if (!best) return
    event.preventDefault()
    best.focus()
    best.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  region.addEventListener('keydown', move)
  return { destroy: () => region.removeEventListener('keydown', move) }
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

export function isTyping(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  return element instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(element.type)
}

/** Enter and Space on something that is drawn, as on a button. */
export function presses(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
}
