import { tick } from 'svelte'
import type { Board, Lying } from './board.ts'
import { lengthOf, type Scene, type Tempo } from './film.ts'
import { Marks, placeOf } from './marks.ts'
import { type Ghost, ghost, land } from './motion.ts'
import { colourOf } from './players.ts'

/** Where the film is shown: the board, who looks on, and the part of the page. */
export interface House {
  board: Board
  root: () => HTMLElement | undefined
  me: () => number | null
  tempo: () => Tempo
  /** What a screen reader says at the beginning of a scene. */
  announce: (scene: Scene) => void
}

/** How far into a scene the table changes: the card has been seen, the arrow points. */
const TURN = 0.42

/**
 * Plays deeds as scenes, one after the other: the card and who plays it, an arrow to what it is about, the change on the table, the sums.
 * It knows pieces by their ids only; where they lie, the board says.
 */
export class Theatre {
  scene = $state.raw<Scene | null>(null)
  /** The table has changed: what was done lies there. */
  landed = $state(false)
  /** How long the scene takes. */
  length = $state(0)
  paused = $state(false)
  /** Scenes known to come after this one. */
  coming = $state.raw<readonly Scene[]>([])
  /** What changed since one's own last move, by piece, and who did it. */
  fresh = $state.raw<ReadonlyMap<string, number>>(new Map())
  /** Until all that waits has been shown, nothing is played. */
  skipping = false
  /** Somebody watches again what was seen before: what happens meanwhile is only noted. */
  again = false
  #house: House | null = null
  #marks: Marks | null = null
  #wake: (() => void) | null = null
  #left = 0
  #timer = 0
  #since = 0

  open(house: House): () => void {
    this.#house = house
    this.#marks = new Marks()
    return () => {
      this.skip()
      this.#house = null
      this.#marks?.drop()
      this.#marks = null
    }
  }

  get playing(): boolean {
    return this.scene !== null
  }

  /** Whether anybody would see a film now. */
  get ready(): boolean {
    return this.#house !== null && !this.skipping && this.#tempo !== 'off' && document.visibilityState === 'visible'
  }
  /** Who asks to see something sees it. */
  get #tempo(): Tempo {
    const tempo = this.#house?.tempo() ?? 'off'
    return this.again && tempo === 'off' ? 'normal' : tempo
  }

  /** Show what happened while the table changes; `apply` changes it. `after`: how many scenes wait behind these. */
  async show(scenes: readonly Scene[], apply: () => Promise<void>, after = 0): Promise<void> {
    const house = this.#house
    let changed = false
    const change = async (): Promise<void> => {
      if (!changed) await apply()
      changed = true
    }
    try {
      if (house) await this.#play(house, scenes, change, after)
    } finally {
      await change()
      this.#mark(null, [])
    }
  }

  async #play(house: House, scenes: readonly Scene[], change: () => Promise<void>, after: number): Promise<void> {
    const lies = (piece: string): Lying | null => house.board.lies?.(piece) ?? null
    const lay = new Map<string, Lying | null>()
    for (const { pieces } of scenes) for (const piece of pieces) lay.set(piece, lies(piece))
    const ghosts = new Map<string, Ghost>()
    try {
      for (const [i, scene] of scenes.entries()) {
        if (!this.ready) return
        const later = scenes.slice(i + 1)
        this.#follow(house, scene, lay)
        await tick()
        this.coming = later
        this.landed = false
        this.paused = false
        this.length = lengthOf(scene, this.#tempo, house.me(), later.length + after)
        this.scene = scene
        this.#mark(scene, i ? unborn(later, lay) : [])
        house.announce(scene)
        await this.#rest(this.length * TURN)
        if (!i) {
          for (const piece of lay.keys()) this.#picture(house, piece, ghosts)
          await change()
          for (const [piece, picture] of ghosts) if (same(lay.get(piece), lies(piece))) drop(ghosts, piece, picture)
        }
        this.landed = true
        this.#follow(house, scene, lay)
        await tick()
        this.#mark(scene, unborn(later, lay))
        const root = house.root()
        const born = scene.pieces.filter((piece) => !lay.get(piece))
        for (const piece of scene.pieces) {
          const place = root && placeOf(root, piece)
          if (place && born.includes(piece)) land(place)
          const picture = ghosts.get(piece)
          if (!picture) continue
          // What is covered by something new does not fall.
          const taker = root?.querySelector(`.rail [data-seat="${scene.side}"]`)
          if (born.some((one) => root && placeOf(root, one))) picture.drop()
          else if (lay.get(piece)?.side === null && taker) picture.fly(taker.getBoundingClientRect())
          else picture.fall()
          ghosts.delete(piece)
        }
        this.fresh = new Map([...this.fresh, ...scene.pieces.map((piece) => [piece, scene.side] as const)])
        await this.#rest(this.length * (1 - TURN))
      }
    } finally {
      for (const picture of ghosts.values()) picture.drop()
    }
  }

  #picture(house: House, piece: string, ghosts: Map<string, Ghost>): void {
    const root = house.root()
    const place = root && placeOf(root, piece)
    const board = root?.querySelector<HTMLElement>('.board')
    const picture = place && board ? ghost(place, board) : null
    if (picture) ghosts.set(piece, picture)
  }

  /** The film goes where something happens: to whose place changes, or to who does it. */
  #follow({ board }: House, scene: Scene, lay: ReadonlyMap<string, Lying | null>): void {
    const place = scene.pieces.map((piece) => lay.get(piece) ?? board.lies?.(piece)).find((found) => found != null)
    if (place) board.look?.(place.side)
    else if (scene.pieces.length || scene.changes.length) board.look?.(scene.side)
  }

  /** Nothing more is to be shown for now. */
  end(): void {
    this.scene = null
    this.coming = []
    this.skipping = this.again = false
    this.#house?.board.look?.(null)
    this.#mark(null, [])
  }

  /** The film stops, and all that waits is put on the table at once. */
  skip(): void {
    if (!this.scene) return
    this.skipping = true
    this.paused = false
    this.#wake?.()
  }

  /** On to the next scene. */
  next(): void {
    this.paused = false
    this.#wake?.()
  }

  pause(): void {
    if (!this.scene) return
    this.paused = !this.paused
    if (this.paused) {
      clearTimeout(this.#timer)
      this.#left -= performance.now() - this.#since
    } else this.#run()
  }

  /** What others changed, while nobody watches a film. */
  note(scenes: readonly Scene[]): void {
    this.fresh = new Map([
      ...this.fresh,
      ...scenes.flatMap(({ pieces, side }) => pieces.map((piece) => [piece, side] as const)),
    ])
    this.#mark(null, [])
  }

  /** One has moved oneself: what the others did has been seen. */
  seen(): void {
    this.fresh = new Map()
    this.#mark(null, [])
  }

  #mark(scene: Scene | null, unseen: readonly string[]): void {
    const ring = (side: number, width: number): string =>
      `outline: ${width}px solid var(--p${colourOf(side)}); outline-offset: 2px; border-radius: 8px;`
    this.#marks?.set([
      ...[...this.fresh].map(([piece, side]) => [piece, ring(side, 2)] as const),
      ...(scene?.pieces ?? []).map((piece) => [piece, ring(scene?.side ?? 0, 4)] as const),
      ...unseen.map((piece) => [piece, 'opacity: 0 !important;'] as const),
    ])
  }

  #rest(ms: number): Promise<void> {
    this.#left = ms
    return new Promise((done) => {
      this.#wake = () => {
        clearTimeout(this.#timer)
        this.#wake = null
        done()
      }
      this.#run()
    })
  }
  #run(): void {
    this.#since = performance.now()
    this.#timer = window.setTimeout(() => this.#wake?.(), Math.max(0, this.#left))
  }
}

/** What later scenes will bring is not to be seen yet. */
const unborn = (later: readonly Scene[], lay: ReadonlyMap<string, Lying | null>): string[] =>
  later.flatMap(({ pieces }) => pieces).filter((piece) => !lay.get(piece))

/** Whether a piece still lies there as it did. */
const same = (before: Lying | null | undefined, now: Lying | null): boolean =>
  now !== null && before?.side === now.side && before.as === now.as

function drop(ghosts: Map<string, Ghost>, piece: string, picture: Ghost): void {
  picture.drop()
  ghosts.delete(piece)
}
