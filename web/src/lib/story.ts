import type { WireLine } from './types.ts'

/** What was told: one line of the log with the move it belongs to. */
export interface Told {
  line: WireLine
  number?: number
  step?: number
  struck?: boolean
}

export interface Sentence {
  text: string
  /** The same with the name of the player in it. */
  whole: string
  /** The lines this sentence says. */
  lines: WireLine[]
  /** The first of them in words, and after how many of these words a list begins. */
  first: string
  cut: number
}

/** What one move did to one player, in a few sentences under one mark. */
export interface Passage {
  seat: number | null
  /** A new round begins. */
  separator: boolean
  struck: boolean
  number: number | undefined
  step: number | undefined
  sentences: Sentence[]
}

interface Teller {
  say: (line: WireLine) => string
  players: readonly string[]
  /** The opponent nobody plays whose deed a line tells. */
  rivalOf?: ((line: WireLine) => number | null) | undefined
}

/** Words that belong to what follows them: a list is not cut behind them. */
const LEADING = /^(\d+|a|az|egy|an|the|one)$/i

/** The player a line speaks of first. */
function seatOf(line: WireLine, text: string, players: readonly string[]): number | null {
  const seats = Object.values(line.args ?? {}).flatMap((value) =>
    typeof value === 'string' && /^#\d+$/.test(value) ? [Number(value.slice(1))] : [],
  )
  const places = seats.map((seat) => ({ seat, at: text.indexOf(players[seat] ?? '\0') })).filter(({ at }) => at >= 0)
  return places.sort((a, b) => a.at - b.at)[0]?.seat ?? null
}

/**
 * The log as a story instead of a ledger: lines of one move about one player become one passage, the same good twice is added up,
 * equal sentences become one list ("Panni kapott 1 fát, 2 követ."), and the name stands only once. Nothing is left out.
 */
export function story(told: readonly Told[], { say, players, rivalOf }: Teller): Passage[] {
  const passages: Passage[] = []
  for (const { line, number, step, struck = false } of told) {
    const text = say(line)
    const seat = rivalOf?.(line) ?? seatOf(line, text, players)
    const separator = seat === null && /round/.test(line.id)
    const last = passages.at(-1)
    const together =
      last &&
      !last.separator &&
      !separator &&
      last.number === number &&
      last.step === step &&
      last.struck === struck &&
      (number ?? step) !== undefined
    if (!together || !(seat === null || seat === last.seat)) {
      passages.push({
        seat,
        separator,
        struck,
        number,
        step,
        sentences: [{ text, whole: text, lines: [line], first: text, cut: 0 }],
      })
      continue
    }
    const before = last.sentences.at(-1)
    if (!before || before.lines[0]?.id !== line.id || !(sums(before, line, say) || lists(before, text)))
      last.sentences.push({ text, whole: text, lines: [line], first: text, cut: 0 })
    else before.lines.push(line)
  }
  for (const passage of passages) shortenNames(passage, players)
  return passages
}

/** The same again: the amounts are added up. False if something else than the amount differs. */
function sums(sentence: Sentence, line: WireLine, say: Teller['say']): boolean {
  const { n, ...rest } = line.args ?? {}
  const alike = ({ args = {} }: WireLine): boolean => JSON.stringify({ ...args, n: 0 }) === JSON.stringify({ ...rest, n: 0 })
  if (sentence.cut || typeof n !== 'number' || !sentence.lines.every(alike)) return false
  const all = sentence.lines.reduce((sum, { args = {} }) => sum + Number(args.n), n)
  sentence.text = sentence.whole = sentence.first = say({ ...line, args: { ...rest, n: all } })
  return true
}

/** Puts a sentence with the same beginning behind another one, as a list; false if they do not go together. */
function lists(sentence: Sentence, second: string): boolean {
  const { first } = sentence
  if (!first.endsWith('.') || !second.endsWith('.') || /[.!?] /.test(first) || /[.!?] /.test(second)) return false
  const [a, b] = [first.slice(0, -1).split(' '), second.slice(0, -1).split(' ')]
  let same = 0
  while (same < a.length - 1 && same < b.length - 1 && a[same] === b[same]) same++
  // A list begins behind a colon, or with a number or an article; never inside a bracket.
  const begins = (at: number): boolean =>
    a[at - 1]?.endsWith(':') ||
    (at > 1 && LEADING.test(a[at] ?? '') && LEADING.test(b[at] ?? '') && !LEADING.test(a[at - 1] ?? ''))
  while (same > 0 && !begins(same)) same--
  const beginning = a.slice(0, same).join(' ')
  if (!same || (sentence.cut && sentence.cut !== same) || beginning.split('(').length > beginning.split(')').length)
    return false
  sentence.cut = same
  sentence.text = sentence.whole = `${sentence.text.slice(0, -1)}, ${b.slice(same).join(' ')}.`
  return true
}

/** A passage names its player once: "Panni passzolt. Kapott 1 fát." */
function shortenNames(passage: Passage, players: readonly string[]): void {
  const name = passage.seat === null ? '' : (players[passage.seat] ?? '')
  if (!name || !passage.sentences[0]?.text.includes(name)) return
  let before = true
  for (const sentence of passage.sentences.slice(1)) {
    const clear = before
    before = sentence.text.includes(name)
    const rest = sentence.text.slice(name.length + 1)
    // Not after a sentence about something else, nor before an article: "A kezdőjátékos." says nothing.
    if (!clear || !sentence.text.startsWith(`${name} `) || LEADING.test(rest.split(' ')[0] ?? '')) continue
    sentence.text = rest.slice(0, 1).toLocaleUpperCase() + rest.slice(1)
  }
}
