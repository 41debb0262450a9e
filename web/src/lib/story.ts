import { type Argument, inWords } from './text/speaker.ts'
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
  /** The same in words only, where amounts are marked for their icons. */
  whole: string
  /** The lines this sentence sums up, each with all it says. */
  lines: WireLine[]
}

/** One deed: what was done, paid and gained, in one sentence under one mark. */
export interface Passage {
  seat: number | null
  /** A new round begins. */
  separator: boolean
  struck: boolean
  /** Of the move it began with. */
  number: number | undefined
  step: number | undefined
  sentences: Sentence[]
}

/** Who finds the words: a whole line, or one as a part of a sentence (see `Speaker.clause`). */
export interface Voice {
  say(line: WireLine, players: readonly string[], reader?: number | null, short?: boolean): string
  clause(line: WireLine, players: readonly string[], reader: number | null, named: boolean): string
  price(paid: string): string
  told(clauses: readonly string[], name: string): string
  toldOf(texts: readonly string[], names: readonly string[]): string | null
  called(who: Argument, players: readonly string[], reader: number | null): string
  has(id: string): boolean
}

interface Teller {
  say: (line: WireLine) => string
  players: readonly string[]
  /** The opponent nobody plays whose deed a line tells. */
  rivalOf?: ((line: WireLine) => number | null) | undefined
  /** Without it sentences are made of whole lines as `say` says them. */
  words?: Voice | undefined
  /** Whose eyes: the reader is "you". */
  reader?: number | null | undefined
  /** What was told before in the same words to the same reader: a long log grows at its end only. */
  memory?: Memory | undefined
}

/** For the first line of a deed how many lines it had, which was the last, and what was told of it. */
export type Memory = WeakMap<WireLine, { many: number; last: WireLine; struck: boolean; passages: Passage[] }>

// -- The twin of src/asztal/core/report.py: which lines are told together ------------------------------------------------

interface Fine extends Told {
  role: string
  topic: string
  who: Argument | undefined
}

interface Clause {
  line: WireLine
  role: string
}

interface Deed {
  who: Argument | undefined
  topic: string
  told: Fine[]
  clauses: Clause[]
  paid: string
}

const ALL = ''
const NOW = 'now'
const BEGINS = new Set(['head', 'own', 'all', 'again'])
const PRELUDES = new Set(['paid', 'lead', 'quiet'])
const LATE: Readonly<Record<string, number>> = { gain: 1, last: 2 }

const whoOf = (line: WireLine): Argument | undefined => line.args?.player

const fines = new WeakMap<Told, Fine>()
/** What a line is for. Found once: a long log is told again with every line it grows by. */
function fine(told: Told): Fine {
  const known = fines.get(told)
  if (known) return known
  const [role = 'head', ...topic] = (told.line.role || 'head').split(' ')
  const found = { ...told, role, topic: topic.join(' '), who: whoOf(told.line) }
  fines.set(told, found)
  return found
}

/** The deeds of a log, in the order in which they began. */
function deeds(told: readonly Fine[]): Deed[] {
  const found: Deed[] = []
  let open: Deed[] = []
  let waiting: Fine[] = []
  told.forEach((one, place) => {
    if (((one.role === 'paid' || one.role === 'lead') && leads(told, place)) || (one.role === 'quiet' && !open.length)) {
      waiting.push(one)
      return
    }
    let deed = belongs(open, one)
    if (!deed) {
      deed = { who: one.role === 'all' ? ALL : one.who, topic: one.topic, told: [], clauses: [], paid: '' }
      const { who } = deed
      found.push(deed)
      open = ['head', 'again', 'lead'].includes(one.role) ? [] : open.filter((other) => other.who !== who)
      open.push(deed)
    }
    if (BEGINS.has(one.role) || !deed.told.length) {
      for (const earlier of waiting) add(deed, earlier)
      waiting = []
    }
    add(deed, one)
  })
  const last = found.at(-1)
  if (last) for (const earlier of waiting) add(last, earlier)
  return found
}

/** The open deed a line belongs to. */
function belongs(open: readonly Deed[], one: Fine): Deed | undefined {
  const last = open.at(-1)
  if (one.role === 'again') return last?.who === one.who && last?.topic === one.topic ? last : undefined
  if (one.role === 'head' || (one.role === 'lead' && !one.topic)) return undefined
  if (one.role === 'lead') return open.findLast((deed) => deed.who === one.who)
  if (one.role === 'own' || one.role === 'all') {
    const who = one.role === 'all' ? ALL : one.who
    return open.findLast((deed) => deed.who === who && deed.topic === one.topic)
  }
  return open.findLast((deed) => deed.who === one.who) ?? last
}

/** Whether a payment, or what leads up to a deed, comes before its head. */
function leads(told: readonly Fine[], place: number): boolean {
  const one = told[place] as Fine
  const move = (line: Told): number | undefined => line.number ?? line.step
  if (one.role === 'paid')
    for (let i = place - 1; i >= 0; i--) {
      const before = told[i] as Fine
      if (move(before) !== move(one)) break
      if (BEGINS.has(before.role) && before.who === one.who) return false
    }
  const beside = ({ who, role }: Fine): boolean => who === undefined && !BEGINS.has(role)
  let next = place + 1
  for (let line = told[next]; line && (PRELUDES.has(line.role) || beside(line)); line = told[next]) next++
  const after = told[next]
  return Boolean(after && BEGINS.has(after.role) && (after.who === one.who || (one.role === 'lead' && !one.topic)))
}

function add(deed: Deed, one: Fine): void {
  deed.told.push(one)
  if (one.role === 'quiet') return
  const args = one.line.args ?? {}
  if (one.role === 'paid' && one.who === deed.who) {
    deed.paid = joined(deed.paid, String(args.goods || args.name))
    return
  }
  for (const clause of deed.clauses) {
    const line = merged(clause.line, one.line)
    if (line) {
      clause.line = line
      return
    }
  }
  deed.clauses.push({ line: one.line, role: one.role })
}

/** Two lines as one: amounts added up, names in a list; undefined if they differ otherwise. */
function merged(one: WireLine, other: WireLine): WireLine | undefined {
  const [a, b] = [one.args ?? {}, other.args ?? {}]
  if (one.id !== other.id || Object.keys(a).length !== Object.keys(b).length) return undefined
  const args: Record<string, Argument> = {}
  for (const [key, value] of Object.entries(a)) {
    const more = b[key]
    if (more === undefined) return undefined
    if (key !== 'player' && isList(value) && isList(more)) args[key] = joined(value, more, key === NOW)
    else if (value === more) args[key] = value
    else return undefined
  }
  return { ...one, args }
}

const isList = (value: Argument): value is string => typeof value === 'string' && /^(?:$|@|\d+\*)/.test(value)

/** "2*wood" and "1*wood|1*stone" are "3*wood|1*stone"; names stand one behind the other. */
function joined(one: string, other: string, latest = false): string {
  const amounts = new Map<string, number>()
  const items: string[] = []
  for (const item of [...one.split('|'), ...other.split('|')].filter(Boolean)) {
    const [, n, word] = /^(\d+)\*(.*)$/.exec(item) ?? []
    if (n === undefined || word === undefined) items.push(item)
    else {
      if (!amounts.has(word)) items.push(word)
      amounts.set(word, Number(n) + (latest ? 0 : (amounts.get(word) ?? 0)))
    }
  }
  return items.map((item) => (amounts.has(item) ? `${amounts.get(item)}*${item}` : item)).join('|')
}

// -- In words ------------------------------------------------------------------------------------------------------------

type Share = [who: Argument | undefined, clauses: Clause[]]

/** A deed as a sentence. Whose deed it is comes first, then what it did to others. */
function tell(deed: Deed, voice: Voice, players: readonly string[], reader: number | null): string {
  const by = new Map<Argument | undefined, Clause[]>()
  const order = (clause: Clause): number => LATE[clause.role] ?? 0
  for (const clause of deed.clauses.toSorted((a, b) => order(a) - order(b)))
    by.set(whoOf(clause.line), [...(by.get(whoOf(clause.line)) ?? []), clause])
  const whose = [deed.who, ...[...by.keys()].filter((who) => who !== undefined), undefined]
  const shares = [...new Set(whose)].flatMap((who): Share[] => (by.has(who) ? [[who, by.get(who) ?? []]] : []))
  const said = parts(together(shares, reader), { deed, voice, players, reader }).join('; ')
  return !said || /[!…]$/.test(said) ? said : `${said}.`
}

/** Players of whom the same is told, told together. */
function together(shares: readonly Share[], reader: number | null): Share[] {
  const found = new Map<string, Share>()
  shares.forEach(([who, clauses], place) => {
    const alone = who === undefined || who === `#${reader}`
    const key = alone ? String(place) : JSON.stringify(clauses.map(({ line }) => [line.id, { ...line.args, player: '' }]))
    const same = found.get(key)
    const both = same ? `${same[0]}|${who}` : who
    const renamed = clauses.map(({ line, role }) => ({ line: { ...line, args: { ...line.args, player: both ?? '' } }, role }))
    found.set(key, same ? [both, renamed] : [who, clauses])
  })
  return [...found.values()]
}

/** Who finds the words of one deed, and for whom. */
interface Telling {
  deed: Deed
  voice: Voice
  players: readonly string[]
  reader: number | null
}

/** What is told of each player. What is the same of several of them is not said again. */
function parts(shares: readonly Share[], telling: Telling): string[] {
  const { voice, players, reader } = telling
  const texts = shares.map(([who, clauses], place) => part(who, clauses, telling, place === 0))
  const found: string[] = []
  for (let place = 0; place < shares.length; ) {
    let after = place + 1
    while (after < shares.length && alike(shares[place] as Share, shares[after] as Share, reader)) after++
    const some = texts.slice(place, after)
    const names = shares.slice(place, after).map(([who]) => voice.called(who ?? '', players, reader))
    const gapped = some.length > 1 ? voice.toldOf(some, names) : null
    found.push(...(gapped === null ? some : [gapped]))
    place = after
  }
  return found
}

/** Whether the same single thing is told of two players, neither of them the reader, who is told it in another form. */
function alike(one: Share, other: Share, reader: number | null): boolean {
  const single = ([who, clauses]: Share): boolean => who !== undefined && who !== `#${reader}` && clauses.length === 1
  return single(one) && single(other) && one[1][0]?.line.id === other[1][0]?.line.id
}

/** What is told of one player: the name once, the price behind what it was paid for. */
function part(who: Argument | undefined, clauses: readonly Clause[], telling: Telling, first: boolean): string {
  const { deed, voice, players, reader } = telling
  const paid = who === deed.who ? deed.paid : ''
  const priced = Math.max(
    clauses.findIndex(({ role }) => BEGINS.has(role)),
    0,
  )
  const texts = clauses.map((clause, place) => {
    const line = form(clause.line, place === priced ? paid : '', telling)
    const text =
      first && !place
        ? voice.say(line, players, reader, true).replace(/\.$/, '')
        : voice.clause(line, players, reader, place > 0 && whoOf(line) !== undefined)
    return place !== priced || line.id === `${clause.line.id}-for` ? text : text + voice.price(paid)
  })
  return voice.told(texts, who === undefined ? '' : voice.called(who, players, reader))
}

/** The form of a line that fits the sentence, where the message has one: see `Teller` in report.py. */
function form(line: WireLine, paid: string, { deed, voice }: Telling): WireLine {
  const args = line.args ?? {}
  if (paid && voice.has(`${line.id}-for`)) return { ...line, id: `${line.id}-for`, args: { ...args, paid } }
  if (String(args.player).includes('|') && voice.has(`${line.id}-each`)) return { ...line, id: `${line.id}-each` }
  const head = deed.clauses[0]?.line
  const about = head?.args?.name
  const itself = line !== head && about !== undefined && (about === args.name || about === args.host)
  return itself && voice.has(`${line.id}-itself`) ? { ...line, id: `${line.id}-itself` } : line
}

/** Where nobody knows the grammar: whole lines, the name only once. */
const plain = (say: Teller['say']): Voice => ({
  say: (line) => say(line),
  clause: (line, players, _, named) => {
    const text = say(line).replace(/\.$/, '')
    const name = named ? (players[Number(String(whoOf(line)).slice(1))] ?? '') : ''
    return name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text
  },
  price: () => '',
  told: (clauses) => clauses.join(', '),
  toldOf: () => null,
  called: () => '',
  has: () => false,
})

/** The player a line speaks of. */
function seatOf(line: WireLine): number | null {
  const seat = /^#(\d+)$/.exec(String(line.args?.player ?? line.args?.first ?? ''))?.[1]
  return seat === undefined ? null : Number(seat)
}

/** The log as a report: all that one deed brought along is one sentence. Nothing is left out: its lines are still there. */
export function story(told: readonly Told[], { say, players, rivalOf, words, reader = null, memory }: Teller): Passage[] {
  const voice = words ?? plain(say)
  const places = new Map<WireLine, number>(told.map(({ line }, place) => [line, place]))
  // What was taken back is told apart, where it stood.
  const all = [false, true].flatMap((struck) => deeds(told.filter((one) => (one.struck ?? false) === struck).map(fine)))
  const began = (deed: Deed): number => places.get(deed.told[0]?.line as WireLine) ?? 0
  return all
    .sort((a, b) => began(a) - began(b))
    .flatMap((deed): Passage[] => {
      const [first] = deed.told as [Fine]
      const known = memory?.get(first.line)
      const [many, last, struck] = [deed.told.length, (deed.told.at(-1) ?? first).line, first.struck ?? false]
      if (known && known.many === many && known.last === last && known.struck === struck) return known.passages
      const passages = passagesOf(deed, first)
      memory?.set(first.line, { many, last, struck, passages })
      return passages
    })

  function passagesOf(deed: Deed, first: Fine): Passage[] {
    const text = tell(deed, voice, players, reader)
    const head = deed.clauses[0]?.line
    if (!text || !head) return []
    const seat = deed.who === ALL ? null : (rivalOf?.(head) ?? (deed.who === undefined ? null : seatOf(head)))
    return [
      {
        seat,
        separator: seat === null && /round/.test(head.id),
        struck: first.struck ?? false,
        number: first.number,
        step: first.step,
        sentences: [{ text, whole: inWords(text), lines: deed.told.map(({ line }) => line) }],
      },
    ]
  }
}
