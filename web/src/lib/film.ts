import type { Change, Deed, WireLine } from './types.ts'

/** One deed as the film shows it: who did what with which pieces, what it changed, and how the log tells it. */
export interface Scene {
  /** The entry it belongs to, or the step of a replay. */
  number: number
  side: number
  what: string
  /** Ids of the pieces it was about, the first of them the one it was done with. */
  pieces: readonly string[]
  /** What was paid and gained, of all sides, costs first. */
  changes: readonly Change[]
  lines: readonly WireLine[]
}

export type Tempo = 'off' | 'fast' | 'normal' | 'slow'
export const TEMPOS: readonly Tempo[] = ['off', 'fast', 'normal', 'slow']

/** How long a scene takes, in milliseconds; one without a card is shorter, one that touches me never short. */
const LENGTH: Record<Tempo, number> = { off: 0, fast: 550, normal: 1100, slow: 2000 }
const BRIEF: Record<Tempo, number> = { off: 0, fast: 300, normal: 500, slow: 900 }
const FELT = 1600
/** From so many waiting scenes on the film hurries. */
const MANY = 8

/** What belongs to the course of the game, not to anybody's deeds. */
const COURSE: ReadonlySet<string> = new Set(['turn', 'round', 'solstice', 'win', 'refill', 'reshuffle', 'exhausted'])
/** What happens to everybody in turn, also to whoever moved last: always a scene of its own. */
const PRODUCTION = 'production'

interface Told {
  line: WireLine
  number?: number
  step?: number
  struck?: boolean
}

/** What was done, of what was told; `until` an entry. */
export const deedsOf = (told: readonly Told[], until = Infinity): Deed[] =>
  told.flatMap(({ line: { deed }, number = 0, struck }) => (struck || !deed || number > until ? [] : [deed]))

/**
 * The deeds in what was told, one after the other. What one side does in one move is one scene; goods that change hands because of it,
 * whoever gets them, belong to it.
 */
export function scenes(told: readonly Told[]): Scene[] {
  const found: Scene[] = []
  let now: { number: number; side: number; what: string; pieces: string[]; changes: Change[]; lines: WireLine[] } | null = null
  for (const { line, number = 0, step = number, struck } of told) {
    const { deed } = line
    if (struck || !deed || COURSE.has(deed.what ?? '')) {
      // The course of the game goes on: what changes now is nobody's deed.
      if (deed?.what) now = null
      else if (now && now.number === step && !struck && speaksOf(line) === now.side) now.lines.push(line)
      continue
    }
    // Goods that change in the next move of the same side: the deed goes on, with what was chosen on the way.
    if (now && now.number !== step && !deed.what && deed.side === now.side) now.number = step
    const begins =
      !now ||
      now.number !== step ||
      (deed.what && (deed.side !== now.side || deed.what === PRODUCTION || now.what === PRODUCTION))
    if (begins || !now) {
      now = { number: step, side: deed.side, what: deed.what ?? '', pieces: [], changes: [], lines: [] }
      found.push(now)
    }
    now.what ||= deed.what ?? ''
    now.pieces.push(...(deed.on ?? []).filter((piece) => !now?.pieces.includes(piece)))
    now.changes = summed([...now.changes, ...(deed.changes ?? [])])
    now.lines.push(line)
  }
  // What several sides are given without anybody's doing, cards at the beginning of a round say, is nobody's deed.
  const given = ({ side, changes }: Scene): boolean =>
    changes.some((change) => change.side !== side) && changes.every(({ n }) => n > 0)
  return found.filter((scene) => scene.what || (scene.changes.length && !given(scene)))
}

/** Whom a line speaks of. */
function speaksOf({ args }: WireLine): number | null {
  const player = args?.['player']
  return typeof player === 'string' && /^#\d+$/.test(player) ? Number(player.slice(1)) : null
}

/** The same good of the same side as one change, costs before gains. */
function summed(changes: readonly Change[]): Change[] {
  const totals = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.n > 0} ${change.side} ${change.good}`
    const before = totals.get(key)
    totals.set(key, { side: change.side, good: change.good, n: change.n + (before?.n ?? 0) })
  }
  return [...totals.values()].sort((a, b) => Number(a.n > 0) - Number(b.n > 0))
}

/** Whether a deed is news to these eyes: what others did, and what everybody is given in turn. */
export const isNews = ({ side, what }: Scene, eyes: readonly number[]): boolean => what === PRODUCTION || !eyes.includes(side)

/** So far back the scenes of somebody without deeds of their own are looked for. */
const FAR = 800

/** What has happened since one's own last deed. */
export function sinceOwn(told: readonly Told[], eyes: readonly number[]): Scene[] {
  // A long log grows at its end: what was told before that deed began is nothing new.
  const own = told.findLastIndex(
    ({ line: { deed }, struck }) =>
      !struck && deed?.what && !COURSE.has(deed.what) && deed.what !== PRODUCTION && eyes.includes(deed.side),
  )
  const all = scenes(told.slice(own < 0 ? -FAR : own))
  const last = all.findLastIndex((scene) => !isNews(scene, eyes))
  return all.slice(last + 1)
}

/** Whether a deed of somebody else takes or gives something of mine, or speaks of me. */
export function touches({ side, changes, lines }: Scene, me: number | null): boolean {
  if (me === null || side === me) return false
  return (
    changes.some((change) => change.side === me) ||
    lines.some(({ args }) => Object.values(args ?? {}).some((value) => value === `#${me}`))
  )
}

/** How long a scene stands. */
export function lengthOf(scene: Scene, tempo: Tempo, me: number | null, waiting: number): number {
  if (tempo === 'off') return 0
  if (touches(scene, me)) return Math.max(FELT, LENGTH[tempo])
  const length = scene.pieces.length || scene.what === PRODUCTION ? LENGTH[tempo] : BRIEF[tempo]
  return waiting > MANY ? length / 2 : length
}
