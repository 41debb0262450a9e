import { PIECES } from './keys.ts'
import { inFrame } from './motion.ts'

/**
 * A part that may hold more than it can show. Where nothing in it takes the focus, it takes the focus itself,
 * so that the keys can move it in every browser.
 */
export function scrolls(part: HTMLElement) {
  const look = (): void => {
    const more = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
    if (more && !part.querySelector(PIECES)) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const soon = inFrame(look)
  const sizes = new ResizeObserver(look)
  const pieces = new MutationObserver(soon.ask)
  sizes.observe(part)
  pieces.observe(part, { childList: true, characterData: true, subtree: true })
  look()
  return {
    destroy() {
      sizes.disconnect()
      pieces.disconnect()
      soon.drop()
    },
  }
}
