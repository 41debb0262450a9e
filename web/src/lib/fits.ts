import { inFrame } from './motion.ts'

/** Texts are set smaller and tighter, step by step, until they fit: `data-fit` says how far. At the last step `--lines` whole lines are shown. */
export const STEPS = 4

/** All at once: what is measured together is laid out together. */
function settle(texts: Iterable<HTMLElement>): void {
  let left = [...texts].filter((text) => text.isConnected && text.clientHeight > 0)
  for (const text of left) {
    delete text.dataset.fit
    delete text.dataset.clamped
  }
  for (let step = 1; step <= STEPS; step++) {
    left = left.filter((text) => text.scrollHeight > text.clientHeight + 1)
    if (!left.length) return
    for (const text of left) text.dataset.fit = String(step)
  }
  const shown = left.map((text) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text)
    const room = text.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    return { text, room: text.clientHeight, lines: Math.max(1, Math.floor(room / Number.parseFloat(lineHeight))) }
  })
  for (const { text, lines } of shown) {
    text.dataset.clamped = ''
    text.style.setProperty('--lines', String(lines))
  }
  // Signs among the words make a line higher than it says.
  for (const { text, lines } of shown.filter(({ text, room, lines }) => lines > 1 && text.clientHeight > room + 1))
    text.style.setProperty('--lines', String(lines - 1))
}

const waiting = new Set<HTMLElement>()
const soon = inFrame(() => {
  const now = [...waiting]
  waiting.clear()
  settle(now)
})
let sizes: ResizeObserver | undefined

/** `said` is what the text says: whenever it changes, it is measured anew. */
export function fits(text: HTMLElement, _said?: unknown) {
  sizes ??= new ResizeObserver((changed) => settle(changed.map(({ target }) => target as HTMLElement)))
  sizes.observe(text)
  return {
    update(_next?: unknown) {
      waiting.add(text)
      soon.ask()
    },
    destroy() {
      sizes?.unobserve(text)
      waiting.delete(text)
    },
  }
}
