/** What a sign is called, said beside it: one at a time, for whatever carries `data-tip`. */
class Tips {
  text = $state('')
  anchor = $state.raw<Element | null>(null)
  #timer = 0
  #from = { x: 0, y: 0 }
  /** The sign a mouse has come to and not moved on yet: one that is drawn or scrolled under a resting mouse is not asked about. */
  #come: Element | null = null

  #show(sign: Element): void {
    this.text = sign.getAttribute('data-tip') ?? ''
    this.anchor = this.text ? sign : null
  }
  #later(sign: Element, wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#show(sign), wait)
  }
  hide(): void {
    clearTimeout(this.#timer)
    this.anchor = null
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return
    const sign = (event.target as Element).closest?.('[data-tip]')
    if (sign === this.anchor) return
    this.hide()
    this.#come = sign
  }
  /** A finger that rests on a sign asks what it is; the next touch puts the answer away. */
  down = (event: PointerEvent): void => {
    this.hide()
    this.#come = null
    if (event.pointerType !== 'touch') return
    const sign = (event.target as Element).closest?.('[data-tip]')
    this.#from = { x: event.clientX, y: event.clientY }
    if (sign) this.#later(sign, LONG)
  }
  move = (event: PointerEvent): void => {
    if (this.#come) this.#later(this.#come, REST)
    this.#come = null
    if (event.pointerType !== 'touch' || this.anchor) return
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > WANDER) this.hide()
  }
  up = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && !this.anchor) this.hide()
  }
  /** Whoever comes to a lone sign by keyboard is told, too. */
  focus = (event: FocusEvent): void => {
    const sign = event.target as Element
    if (sign.matches?.('[data-tip]:focus-visible')) this.#show(sign)
    else if (this.anchor && !sign.contains(this.anchor)) this.hide()
  }
}

const REST = 350
const LONG = 450
const WANDER = 12

export const tips = new Tips()
