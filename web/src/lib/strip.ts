import { inFrame } from './motion.ts'

/** How much of a row fades where more follows. */
const FADE = '34px'

/**
 * A row that may hold more than it can show: the wheel moves it sideways, its edge fades where more follows,
 * and `data-tight` says that its pieces overlap (how far they do is a matter of style).
 */
export function strip(row: HTMLElement) {
  let shown = ''
  row.style.maskComposite = 'intersect'
  const look = (): void => {
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
    if (mask !== shown) row.style.maskImage = mask
    shown = mask
    const [first, second] = pieces
    row.toggleAttribute(
      'data-tight',
      first !== undefined && second !== undefined && second.offsetLeft - first.offsetLeft < first.offsetWidth - 1,
    )
  }
  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    const from = row.scrollLeft
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1)
    if (row.scrollLeft !== from) event.preventDefault()
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    sizes.disconnect()
    for (const part of [row, ...row.children]) sizes.observe(part)
    look()
  }
  const soon = inFrame(watch)
  const changes = new MutationObserver(soon.ask)
  changes.observe(row, { childList: true })
  row.addEventListener('scroll', look, { passive: true })
  row.addEventListener('wheel', wheel, { passive: false })
  watch()
  return {
    destroy() {
      sizes.disconnect()
      changes.disconnect()
      soon.drop()
      row.removeEventListener('scroll', look)
      row.removeEventListener('wheel', wheel)
    },
  }
}
