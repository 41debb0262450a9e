import type { Host } from './board.ts'

/** The little bubble that says why something cannot be done now. */
class WhyNot {
  text = $state('')
  anchor = $state.raw<Element | null>(null)
  #timer = 0

  show(text: string, anchor: Element): void {
    clearTimeout(this.#timer)
    this.text = text
    this.anchor = anchor
    this.#timer = window.setTimeout(() => this.hide(), 3500)
  }

  hide(): void {
    this.text = ''
    this.anchor = null
  }

  /** A little later: elements go while the page changes, and nothing may change in the middle of that. */
  hideOf(element: Element): void {
    queueMicrotask(() => {
      if (this.anchor === element) this.hide()
    })
  }
}

export const whyNot = new WhyNot()

const allowed = (host: Host, code: string): boolean => host.legal.some((choice) => choice.code === code)

async function explain(host: Host, code: string, element: Element, pointing = false): Promise<void> {
  const text = await host.why(code, pointing)
  if (text) whyNot.show(text, element)
}

/** Choose this: make the move if it is legal, otherwise say why not. */
export function choose(host: Host, code: string, element: Element): void {
  if (allowed(host, code)) host.play(code)
  else void explain(host, code, element)
}

/** Hovering what cannot be chosen says why not. */
export function explains(element: HTMLElement | SVGElement, given: { host: Host; code: string | null }) {
  let now = given
  let timer = 0
  /** The mouse has come and not moved yet: what is drawn under a resting mouse need not be explained. */
  let come = false
  const enter = (event: Event): void => {
    come = (event as PointerEvent).pointerType !== 'touch'
  }
  const move = (): void => {
    if (!come) return
    come = false
    const { host, code } = now
    // While nothing is asked there is nothing to explain.
    if (code === null || !host.legal.length || allowed(host, code)) return
    timer = window.setTimeout(() => void explain(host, code, element, true), 500)
  }
  const leave = (): void => {
    come = false
    clearTimeout(timer)
    whyNot.hideOf(element)
  }
  element.addEventListener('pointerenter', enter)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerleave', leave)
  return {
    update(next: { host: Host; code: string | null }) {
      now = next
    },
    destroy() {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerleave', leave)
      leave()
    },
  }
}
