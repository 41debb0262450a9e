const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may travel. */
export const moving = (): boolean => !still.matches && document.visibilityState === 'visible'

/** A length of time, or almost nothing for those who like things still. */
export const duration = (ms: number): number => (moving() ? ms : 0)

/** How long a picture stands before the next can be seen, in milliseconds; and how long to wait for one that is not drawn at all. */
const FRAME = 16
const MISSED = 60

/** Until a change would be seen apart from the one made at `last`: at once after a while, else in the next frame. Nobody sees a hidden page. */
export function frame(last: number): Promise<void> {
  if (document.visibilityState !== 'visible' || performance.now() - last >= FRAME) return Promise.resolve()
  return new Promise((drawn) => {
    const timer = setTimeout(drawn, MISSED)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      drawn()
    })
  })
}

/**
 * The same deed asked for many times before a frame is done once, when that frame has been laid out: who measures the page at every change,
 * or before others have changed it, has it laid out again and again. Not to be asked while sizes are told (`bind:clientWidth`).
 */
export function inFrame(run: () => void): { ask: () => void; drop: () => void } {
  // Whoever begins to observe a size is told of it once, as soon as everything has been laid out.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    run()
  })
  return { ask: () => laidOut.observe(document.body), drop: () => laidOut.disconnect() }
}

/** Looks at the page without changing it, and says what to change; see `looks`. */
export type Look = () => () => void

const looking = new WeakMap<Element, Set<Look>>()
/** First all look, then all change: the page is laid out once for all of them. */
function carryOut(found: ReadonlySet<Look>): void {
  const changes = [...found].map((look) => look())
  for (const change of changes) change()
}
let sizes: ResizeObserver | undefined
const wanted = new Set<Look>()
let soon: ReturnType<typeof inFrame> | undefined

/** Look whenever one of the parts that are added has got its size or another one, or when asked to: all of a frame together. */
export function looks(look: Look) {
  sizes ??= new ResizeObserver((changed) =>
    carryOut(new Set(changed.flatMap(({ target }) => [...(looking.get(target) ?? [])]))),
  )
  soon ??= inFrame(() => {
    const now = new Set(wanted)
    wanted.clear()
    carryOut(now)
  })
  const { ask } = soon
  return {
    add(part: Element): void {
      looking.set(part, (looking.get(part) ?? new Set()).add(look))
      sizes?.observe(part)
    },
    remove(part: Element): void {
      const others = looking.get(part)
      others?.delete(look)
      if (!others?.size) sizes?.unobserve(part)
    },
    ask(): void {
      wanted.add(look)
      ask()
    },
    drop: () => wanted.delete(look),
  }
}

const EASE = 'cubic-bezier(.2, .8, .25, 1)'
const LAND = 'cubic-bezier(.34, 1.4, .64, 1)'

/**
 * Remembers where every element with data-piece="id" is, and lets pieces travel from there to where they are after a change.
 * Ids are unique on the table: a card that moves from hand to board keeps its id, and so is seen to move.
 */
export class Flip {
  #before = new Map<string, DOMRect>()

  remember(root: ParentNode): void {
    this.#before.clear()
    if (!moving()) return
    for (const piece of root.querySelectorAll('[data-piece]')) this.#before.set(key(piece), piece.getBoundingClientRect())
  }

  play(root: ParentNode): void {
    if (!this.#before.size || !moving()) return
    for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
      const to = piece.getBoundingClientRect()
      if (to.width) travel(piece, this.#before.get(key(piece)), to)
    }
  }
}

function travel(piece: Element, from: DOMRect | undefined, to: DOMRect): void {
  if (!from) {
    piece.animate(
      [
        { opacity: 0, scale: '.86' },
        { opacity: 1, scale: '1' },
      ],
      { duration: 260, easing: EASE },
    )
    return
  }
  const x = from.left - to.left
  const y = from.top - to.top
  if (Math.abs(x) + Math.abs(y) < 2) return
  const lift = Math.min(24, Math.hypot(x, y) / 8)
  piece.animate(
    [{ translate: `${x}px ${y}px` }, { translate: `${x / 2}px ${y / 2 - lift}px`, offset: 0.5 }, { translate: '0 0' }],
    { duration: 320, easing: EASE, composite: 'add' },
  )
}

/** A piece comes down where it will lie. */
export function land(piece: Element): void {
  if (!moving()) return
  piece.animate(
    [
      { opacity: 0, translate: '0 -26px', scale: '1.12' },
      { opacity: 1, translate: '0 0', scale: '1' },
    ],
    { duration: 420, easing: LAND },
  )
}

/** A picture of a piece as it lies there now, to be seen after the piece is gone. */
export interface Ghost {
  /** It falls down. */
  fall: () => void
  /** It goes to whoever has it now. */
  fly: (to: DOMRect) => void
  drop: () => void
}

export function ghost(piece: HTMLElement | SVGElement, into: HTMLElement): Ghost | null {
  if (!(piece instanceof HTMLElement)) return null
  const box = piece.getBoundingClientRect()
  const frame = into.getBoundingClientRect()
  const picture = piece.cloneNode(true) as HTMLElement
  for (const part of [picture, ...picture.querySelectorAll('[data-piece], [data-can], [data-ref], [data-card]')])
    for (const name of ['data-piece', 'data-can', 'data-ref', 'data-card', 'id', 'tabindex']) part.removeAttribute(name)
  picture.setAttribute('aria-hidden', 'true')
  picture.inert = true
  picture.style.cssText += `;position:absolute;z-index:6;margin:0;pointer-events:none;left:${box.left - frame.left}px;top:${box.top - frame.top}px;width:${box.width}px;height:${box.height}px;--card-w:${box.width}px;--card-h:${box.height}px`
  into.append(picture)
  const drop = (): void => picture.remove()
  const leave = (frames: Keyframe[], easing: string): void => {
    if (!moving()) return drop()
    picture.animate(frames, { duration: 780, easing, fill: 'forwards' }).finished.then(drop, drop)
  }
  return {
    drop,
    fall: () =>
      leave(
        [
          { opacity: 1, rotate: '0deg', translate: '0 0', filter: 'none' },
          { opacity: 1, rotate: '-5deg', translate: '-3px 2px', filter: 'brightness(.85)', offset: 0.25 },
          { opacity: 0, rotate: '14deg', translate: '12px 90px', filter: 'brightness(.5)' },
        ],
        'cubic-bezier(.5, 0, .9, .6)',
      ),
    fly: (to) => {
      const [x, y] = [to.left + to.width / 2 - box.left - box.width / 2, to.top + to.height / 2 - box.top - box.height / 2]
      leave(
        [
          { opacity: 1, translate: '0 0', scale: '1' },
          { opacity: 0.9, translate: `${x}px ${y}px`, scale: '.25', offset: 0.85 },
          { opacity: 0, translate: `${x}px ${y}px`, scale: '.2' },
        ],
        EASE,
      )
    },
  }
}

const key = (piece: Element): string => piece.getAttribute('data-piece') ?? ''
