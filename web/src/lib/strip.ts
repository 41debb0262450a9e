/** How much of a row fades where more follows. */
const FADE = '34px'

/**
 * A row that may hold more than it can show: the wheel moves it sideways, its edge fades where more follows,
 * and `data-tight` says that its pieces overlap (how far they do is a matter of style).
 */
export function strip(row: HTMLElement) {
  const look = (): void => {
    const before = row.scrollLeft > 2
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 2
    const edge = (more: boolean): string => (more ? `transparent, #000 ${FADE}` : '#000, #000')
    row.style.maskImage = before || after ? `linear-gradient(to right, ${edge(before)}, #000 50%), linear-gradient(to left, ${edge(after)}, #000 50%)` : ''
    row.style.maskComposite = 'intersect'
    const [first, second] = row.children as unknown as HTMLElement[]
    row.toggleAttribute('data-tight', first !== undefined && second !== undefined && second.offsetLeft - first.offsetLeft < first.offsetWidth - 1)
  }
  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    const from = row.scrollLeft
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1)
    if (row.scrollLeft !== from) event.preventDefault()
  }
  const sizes = new ResizeObserver(look)
  const pieces = new MutationObserver(look)
  sizes.observe(row)
  pieces.observe(row, { childList: true })
  row.addEventListener('scroll', look, { passive: true })
  row.addEventListener('wheel', wheel, { passive: false })
  look()
  return {
    destroy() {
      sizes.disconnect()
      pieces.disconnect()
      row.removeEventListener('scroll', look)
      row.removeEventListener('wheel', wheel)
    },
  }
}
