import type { GameWords } from './words.svelte.ts'

/** The card that is shown large: one at a time, beside whatever asked for it. */
class Inspector {
  words = $state.raw<GameWords | null>(null)
  item = $state<string | null>(null)
  anchor = $state.raw<Element | null>(null)
  #timer = 0
  #awaited: Element | null = null
  #showing = 0

  show(words: GameWords, item: string | null, anchor?: Element): void {
    clearTimeout(this.#timer)
    this.#showing++
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
    this.#awaited = anchor
    this.#timer = window.setTimeout(() => this.show(words, item, anchor), this.item ? 60 : 400)
  }

  /**
   * Puts away what is shown, or only what this element showed. A little later, unless something else is shown by then: elements lose
   * the focus while they are taken from the page, and nothing may change in the middle of that.
   */
  hide(of?: Element): void {
    if (!of || of === this.#awaited) clearTimeout(this.#timer)
    const showing = this.#showing
    queueMicrotask(() => {
      if (showing === this.#showing && (!of || of === this.anchor)) this.item = null
    })
  }
}

export const inspector = new Inspector()

/** What a finger held long enough shows stays until the next tap. Neither the click of the long press nor that tap chooses anything. */
class Held {
  is = false

  begin(): void {
    this.end()
    this.is = true
    addEventListener('click', this.#swallow, true)
    addEventListener('pointerdown', this.#tap, true)
  }

  end(): void {
    this.is = false
    removeEventListener('click', this.#swallow, true)
    removeEventListener('pointerdown', this.#tap, true)
  }

  #swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return // by the keyboard
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  #tap = (): void => {
    if (!this.is || inspector.item === null) {
      this.end()
      return
    }
    this.is = false
    inspector.hide()
  }
}

const held = new Held()

/** Show it until the next tap. */
export function hold(words: GameWords, item: string, anchor: Element): void {
  inspector.show(words, item, anchor)
  held.begin()
}

const LONG = 450
/** A finger that wanders this far is scrolling. */
const WANDER = 12

/** Hovering, long pressing or focusing this element and pressing I shows the item large. */
export function inspects(element: HTMLElement | SVGElement, given: { words: GameWords; item: string }) {
  let now = given
  let press = 0
  let from = { x: 0, y: 0 }
  const byTouch = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch'
  /** The mouse has moved here: a piece that is drawn or scrolled under a resting mouse is not asked about. */
  const moved = (): void => inspector.soon(now.words, now.item, element)
  const enter = (event: Event): void => {
    if (!byTouch(event)) element.addEventListener('pointermove', moved, { once: true })
  }
  const leave = (event: Event): void => {
    release()
    element.removeEventListener('pointermove', moved)
    if (!byTouch(event) && !held.is) inspector.hide(element)
  }
  const down = (event: Event): void => {
    const { clientX: x, clientY: y } = event as PointerEvent
    // Who clicks has seen enough, until the pointer comes back.
    element.removeEventListener('pointermove', moved)
    if (!byTouch(event)) return inspector.hide(element)
    release()
    from = { x, y }
    for (const [name, listener] of pressing) element.addEventListener(name, listener)
    press = window.setTimeout(() => {
      press = 0
      hold(now.words, now.item, element)
    }, LONG)
  }
  const move = (event: Event): void => {
    const { clientX: x, clientY: y } = event as PointerEvent
    if (press && Math.hypot(x - from.x, y - from.y) > WANDER) release()
  }
  const menu = (event: Event): void => {
    if (press || held.is) event.preventDefault()
  }
  const key = (event: Event): void => {
    const pressed = event as KeyboardEvent
    if (pressed.key === 'i' || pressed.key === 'I') {
      pressed.preventDefault()
      if (inspector.item === now.item) inspector.hide()
      else inspector.show(now.words, now.item, element)
    }
  }
  const release = (): void => {
    clearTimeout(press)
    press = 0
    for (const [name, listener] of pressing) element.removeEventListener(name, listener)
  }
  /** Listened to only while a finger is down: there are hundreds of such elements. */
  const pressing: [string, (event: Event) => void][] = [
    ['pointermove', move],
    ['pointerup', release],
    ['pointercancel', release],
  ]
  const pairs: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['contextmenu', menu],
    ['keydown', key],
    ['blur', leave],
  ]
  for (const [name, listener] of pairs) element.addEventListener(name, listener)
  element.setAttribute('data-inspects', '')
  return {
    update(next: { words: GameWords; item: string }) {
      now = next
    },
    destroy() {
      for (const [name, listener] of pairs) element.removeEventListener(name, listener)
      release()
      inspector.hide(element)
    },
  }
}
