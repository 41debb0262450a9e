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
  /** The lines this sentence says. */
  lines: WireLine[]
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
}

/** Words that belong to what follows them: a list is not cut behind them. */
const LEADING = /^(\d+|a|az|egy|an|the|one)$/i

/** The player a line speaks of first. */
function seatOf(line: WireLine, text: string, players: readonly string[]): number | null {
  const seats = Object.values(line.args ?? {}).flatMap((value) => (typeof value === 'string' && /^#\d+$/.test(value) ? [Number(value.slice(1))] : []))
  const places = seats.map((seat) => ({ seat, at: text.indexOf(players[seat] ?? '\0') })).filter(({ at }) => at >= 0)
  return places.sort((a, b) => a.at - b.at)[0]?.seat ?? null
}

/**
 * The log as a story instead of a ledger: lines of one move about one player become one passage, equal sentences become one list
 * ("Panni kapott 1 fát, 2 követ."), and the name stands only once. Nothing is left out.
 */
export function story(told: readonly Told[], { say, players }: Teller): Passage[] {
  const passages: Passage[] = []
  for (const { line, number, step, struck = false } of told) {
    const text = say(line)
    const seat = seatOf(line, text, players)
    const separator = seat === null && /round/.test(line.id)
    const last = passages.at(-1)
    const together = last && !last.separator && !separator && last.number === number && last.step === step && last.struck === struck && (number ?? step) !== undefined
    if (!together || !(seat === null || seat === last.seat)) {
      passages.push({ seat, separator, struck, number, step, sentences: [{ text, lines: [line] }] })
      continue
    }
    const before = last.sentences.at(-1)
    const list = before?.lines[0]?.id === line.id ? joined(before.text, text, before.lines.length > 1) : null
    if (before && list) {
      before.text = list
      before.lines.push(line)
    } else last.sentences.push({ text, lines: [line] })
  }
  for (const passage of passages) shortenNames(passage, players)
  return passages
}

/** Two sentences with the same beginning as one; null if they do not go together. */
function joined(first: string, second: string, isList: boolean): string | null {
  if (!first.endsWith('.') || !second.endsWith('.') || first === second || /[.!?] /.test(first) || /[.!?] /.test(second)) return null
  const [a, b] = [first.slice(0, -1).split(' '), second.slice(0, -1).split(' ')]
  let same = 0
  while (same < a.length - 1 && same < b.length - 1 && a[same] === b[same]) same++
  while (same > 0 && LEADING.test(a[same - 1] ?? '')) same--
  if (same < 2 && !a[same - 1]?.endsWith(':')) return null
  // What stands before the list must stay as it was.
  if (isList && a.slice(0, same).join(' ').includes(',')) return null
  return `${a.join(' ')}, ${b.slice(same).join(' ')}.`
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
