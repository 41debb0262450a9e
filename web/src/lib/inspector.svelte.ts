import type { GameWords } from './words.svelte.ts'

/** The card that is shown large: one at a time, beside whatever asked for it. */
class Inspector {
  words = $state.raw<GameWords | null>(null)
  item = $state<string | null>(null)
  anchor = $state.raw<Element | null>(null)
  #timer = 0

  show(words: GameWords, item: string | null, anchor?: Element): void {
    clearTimeout(this.#timer)
    if (item === null || !words.items.has(item)) {
      this.item = null
      return
    }
    this.words = words
    this.item = item
    this.anchor = anchor ?? null
  }

  /** After a short rest of the pointer. */
  soon(words: GameWords, item: string, anchor: Element): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.show(words, item, anchor), this.item ? 60 : 400)
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.item = null
  }
}

export const inspector = new Inspector()

/** Hovering, long pressing or focusing this element and pressing I shows the item large. */
export function inspects(element: HTMLElement | SVGElement, given: { words: GameWords; item: string }) {
  let now = given
  let press = 0
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch') inspector.soon(now.words, now.item, element)
  }
  const leave = (): void => {
    clearTimeout(press)
    inspector.hide()
  }
  const down = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') press = window.setTimeout(() => inspector.show(now.words, now.item, element), 450)
  }
  const key = (event: Event): void => {
    const pressed = event as KeyboardEvent
    if (pressed.key === 'i' || pressed.key === 'I') {
      pressed.preventDefault()
      if (inspector.item === now.item) inspector.hide()
      else inspector.show(now.words, now.item, element)
    }
  }
  const release = (): void => clearTimeout(press)
  const pairs: [string, (event: Event) => void][] = [
    ['pointerenter', enter], ['pointerleave', leave], ['pointerdown', down], ['pointerup', release], ['keydown', key], ['blur', leave],
  ]
  for (const [name, listener] of pairs) element.addEventListener(name, listener)
  return {
    update(next: { words: GameWords; item: string }) {
      now = next
    },
    destroy() {
      for (const [name, listener] of pairs) element.removeEventListener(name, listener)
      leave()
    },
  }
}
