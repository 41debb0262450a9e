import { PIECES } from './keys.ts'
import { looks } from './motion.ts'

/**
 * A part that may hold more than it can show. Where nothing in it takes the focus, it takes the focus itself,
 * so that the keys can move it in every browser.
 */
export function scrolls(part: HTMLElement) {
  const look = looks(() => {
    const more = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
    const takes = more && !part.querySelector(PIECES)
    return () => {
      if (takes) part.tabIndex = 0
      else part.removeAttribute('tabindex')
    }
  })
  const pieces = new MutationObserver(look.ask)
  look.add(part)
  pieces.observe(part, { childList: true, characterData: true, subtree: true })
  return {
    destroy() {
      pieces.disconnect()
      look.remove(part)
      look.drop()
    },
  }
}
