import { looks } from './motion.ts'

/** How much of a row fades where more follows. */
const FADE = '34px'

/**
 * A row that may hold more than it can show: the wheel moves it sideways, its edge fades where more follows,
 * and `data-tight` says that its pieces overlap (how far they do is a matter of style).
 */
export function strip(row: HTMLElement) {
  let shown = ''
  row.style.maskComposite = 'intersect'
  const look = looks(() => {
    const pieces = [...row.children] as HTMLElement[]
    // By where the pieces lie: badges that hang over and pieces on their way make nothing follow.
    const from = (piece: HTMLElement): number =>
      piece.offsetLeft - (piece.offsetParent === row ? 0 : row.offsetLeft + row.clientLeft)
    const end = Math.max(0, ...pieces.map((piece) => from(piece) + piece.offsetWidth))
    const before = row.scrollLeft > 2
    const after = row.scrollLeft + row.clientWidth < end - 2
    const edge = (more: boolean): string => (more ? `transparent, #000 ${FADE}` : '#000, #000')
    const mask =
      before || after
        ? `linear-gradient(to right, ${edge(before)}, #000 50%), linear-gradient(to left, ${edge(after)}, #000 50%)`
        : ''
    const [first, second] = pieces
    const tight = first !== undefined && second !== undefined && second.offsetLeft - first.offsetLeft < first.offsetWidth - 1
    return () => {
      if (mask !== shown) row.style.maskImage = mask
      shown = mask
      row.toggleAttribute('data-tight', tight)
    }
  })
  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    const from = row.scrollLeft
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1)
    if (row.scrollLeft !== from) event.preventDefault()
  }
  const parts = new Set<Element>()
  const watch = (): void => {
    const now = new Set<Element>([row, ...row.children])
    for (const part of parts) if (!now.has(part)) look.remove(part)
    for (const part of now) if (!parts.has(part)) look.add(part)
    parts.clear()
    for (const part of now) parts.add(part)
    look.ask()
  }
  const changes = new MutationObserver(watch)
  changes.observe(row, { childList: true })
  row.addEventListener('scroll', look.ask, { passive: true })
  row.addEventListener('wheel', wheel, { passive: false })
  watch()
  return {
    destroy() {
      changes.disconnect()
      for (const part of parts) look.remove(part)
      look.drop()
      row.removeEventListener('scroll', look.ask)
      row.removeEventListener('wheel', wheel)
    },
  }
}
