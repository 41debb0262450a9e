import { type Box, nearer, type Point, type Size, shaped, showing, within } from './camera.ts'

/** Pixels for one unit of the picture when one has gone as near as one can. */
const NEAREST = 1.1
/** A letter to be tapped is this wide, in units of the picture; the finger would like to have that many pixels. */
const TARGET = 54
const FINGER = 44
/** How far a finger may slip before a tap becomes a pull. */
const SLIP = 8
export const STEP = 1.5
/** Pixels for one unit of the picture at which a building can be read. */
const CLEAR = 0.5

/** Where one looks at the city: all of it, until one goes nearer. */
export class Camera {
  window = $state<Size>({ width: 0, height: 0 })
  #chosen = $state.raw<Box | null>(null)

  /** @param aim where something is about to happen: in a small window one looks there from near */
  constructor(
    readonly picture: () => Box,
    readonly aim: () => Point | null = () => null,
  ) {}

  get whole(): Box {
    return shaped(this.picture(), this.window)
  }
  get box(): Box {
    if (this.#chosen) return within(this.#chosen, this.whole)
    const aim = this.aim()
    const nearness = (CLEAR * this.whole.width) / Math.max(1, this.window.width)
    if (!aim || nearness <= 1) return this.whole
    const [width, height] = [this.whole.width / nearness, this.whole.height / nearness]
    return within({ x: aim.x - width / 2, y: aim.y - height / 2, width, height }, this.whole)
  }
  get near(): boolean {
    return this.#chosen !== null
  }
  get canNear(): boolean {
    return this.#scale < NEAREST * 0.99
  }
  /** There is something to gain by going nearer: seen as a whole, the letters are small for a finger. */
  get useful(): boolean {
    return this.near || this.window.width * TARGET < this.whole.width * FINGER
  }
  get #scale(): number {
    return this.window.width / this.box.width
  }

  /** From pixels in the window to the picture. */
  at({ x, y }: Point): Point {
    return { x: this.box.x + x / this.#scale, y: this.box.y + y / this.#scale }
  }
  zoom(factor: number, at: Point = { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 }): void {
    const possible = Math.min(factor, Math.max(1, NEAREST / this.#scale))
    this.#choose(nearer(this.box, possible, at))
  }
  pull(by: Point): void {
    if (this.near) this.#choose({ ...this.box, x: this.box.x - by.x / this.#scale, y: this.box.y - by.y / this.#scale })
  }
  show(at: Point): void {
    if (this.near) this.#choose(showing(this.box, at, TARGET))
  }
  fit(): void {
    this.#chosen = null
  }

  #choose(box: Box): void {
    this.#chosen = box.width >= this.whole.width * 0.999 ? null : within(box, this.whole)
  }
}

/** Two fingers and the wheel go nearer, one finger pulls; a tap stays a tap, and what gets the focus comes into sight. */
export function looks(picture: SVGSVGElement, camera: Camera) {
  const fingers = new Map<number, Point>()
  let pulled = false

  const here = (event: MouseEvent): Point => {
    const { left, top } = picture.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    if (!fingers.size) pulled = false
    fingers.set(event.pointerId, here(event))
  }
  function move(event: PointerEvent): void {
    const from = fingers.get(event.pointerId)
    if (!from) return
    const to = here(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (!other && !pulled && (!camera.near || Math.hypot(to.x - from.x, to.y - from.y) < SLIP)) return
    pulled = true
    // From now on this finger is the picture's: whatever lies below it is not being pressed.
    if (!picture.hasPointerCapture(event.pointerId)) picture.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, to)
    if (other) {
      const apart = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
      camera.zoom(apart(to) / apart(from), camera.at({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }))
    }
    const share = other ? 2 : 1
    camera.pull({ x: (to.x - from.x) / share, y: (to.y - from.y) / share })
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId)
  }
  function click(event: MouseEvent): void {
    if (!pulled) return
    pulled = false
    event.stopPropagation()
    event.preventDefault()
  }
  function wheel(event: WheelEvent): void {
    if (!camera.near && (event.deltaY > 0 || !camera.canNear)) return
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY / 400), camera.at(here(event)))
  }
  function focus(event: FocusEvent): void {
    if (!(event.target instanceof SVGGraphicsElement) || !event.target.matches(':focus-visible')) return
    const { x, y, width, height } = event.target.getBBox()
    camera.show({ x: x + width / 2, y: y + height / 2 })
  }

  const stop = new AbortController()
  const { signal } = stop
  picture.addEventListener('pointerdown', down, { signal })
  picture.addEventListener('pointermove', move, { signal })
  picture.addEventListener('pointerup', up, { signal })
  picture.addEventListener('pointercancel', up, { signal })
  picture.addEventListener('click', click, { signal, capture: true })
  picture.addEventListener('wheel', wheel, { signal, passive: false })
  picture.addEventListener('focusin', focus, { signal })
  return { destroy: () => stop.abort() }
}
