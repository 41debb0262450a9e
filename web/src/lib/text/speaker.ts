import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle'
import * as english from './english.ts'
import * as gaps from './gaps.ts'
import * as hungarian from './hungarian.ts'

export type Language = 'en' | 'hu'
export type Argument = number | string
/** Something to say: a message id and arguments; "@item" stands for an item's name, "#0" for the name of the player in seat 0. */
export interface Line {
  id: string
  args?: Record<string, Argument>
}

const GRAMMARS = { en: english, hu: hungarian }
/** Below this a number is its plain digits in every language. */
const SMALL = 1000

const integer = (value: FluentValue | undefined): number =>
  value instanceof FluentNumber
    ? value.value
    : Number(
        String(value)
          .replace(/[^\d\u2212-]/g, '')
          .replace('\u2212', '-'),
      )

const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)
const capital = (text: string): string => text.replace(/[\p{L}\p{N}]/u, (first) => first.toUpperCase())

/** What a player is called in a sentence; `you`: the reader is meant. */
class Who extends FluentType<string> {
  constructor(
    name: string,
    readonly you: boolean,
  ) {
    super(name)
  }

  override toString(): string {
    return this.value
  }
}

/** Several names as a list; each of them, with how often it comes, can have an article. */
class Names extends FluentType<string> {
  constructor(
    told: string,
    readonly each: ReadonlyMap<string, number>,
  ) {
    super(told)
  }

  override toString(): string {
    return this.value
  }
}

type Value = Argument | Who | Names

/** Between these signs, which nobody sees, stand a good, how much of it, and its words: boards draw the good. */
const SIGN = '\u2063'
/** Around a word that a board draws. */
export const PICTURE = '\u2064'
export const AMOUNT = new RegExp(`${SIGN}([^${SIGN}]*)${SIGN}([^${SIGN}]*)${SIGN}([^${SIGN}]*)${SIGN}`, 'u')
/** The words alone. */
export const inWords = (text: string): string =>
  text.replace(new RegExp(AMOUNT, 'gu'), (_, _good: string, n: string, what: string) => `${n} ${what}`)

/** What tells a name's twins apart. */
const MARK = / \([^()]*\)$/

/** Says messages in one language: the twin of src/asztal/core/text/speaker.py. Later sources win over earlier ones. */
export class Speaker {
  readonly #bundle: FluentBundle
  readonly #grammar: typeof english | typeof hungarian
  readonly #names: Readonly<Record<string, string>>

  constructor(
    readonly language: Language,
    sources: readonly string[],
    names: Readonly<Record<string, string>> = {},
    /** Whether amounts of goods are marked for boards to draw. */
    readonly signed = false,
    /** Words a board draws instead: they are marked. */
    readonly pictured: (word: string) => boolean = () => false,
  ) {
    this.#grammar = GRAMMARS[language]
    this.#names = names
    this.#bundle = new FluentBundle(language, { functions: this.#functions(), useIsolating: false })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  /** A line as a sentence; "@item" and "#seat" arguments become names, the reader is "you". Short names have no marks. */
  say(line: Line, players: readonly string[] = [], reader: number | null = null, short = false): string {
    return this.text(line.id, this.#args(line, players, reader, short))
  }

  /** A line as a part of a sentence: no capital, no full stop; no name if its player has been `named` before. */
  clause(line: Line, players: readonly string[], reader: number | null, named: boolean): string {
    const args = this.#args(line, players, reader, true)
    const names = Object.values(args).flatMap((value) =>
      typeof value === 'number' || (value instanceof Who && value.you) ? [] : [String(value)],
    )
    const who = args.player
    if (named && who !== undefined) args.player = new Who('', who instanceof Who && who.you)
    const said = this.text(line.id, args).trim().replace(/\.$/, '')
    const kept = names.some((name) => {
      const [start = ''] = name.split(',')
      return start && said.startsWith(start) && !/^[\p{L}\p{N}_]/u.test(said.slice(start.length))
    })
    return kept || /^.\p{Lu}/u.test(said) ? said : said.slice(0, 1).toLowerCase() + said.slice(1)
  }

  text(id: string, args: Record<string, Value> = {}): string {
    const message = this.#bundle.getMessage(id)
    if (!message?.value) return id
    const values: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(args)) values[key] = this.#value(value)
    return this.#bundle.formatPattern(message.value, values, [])
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  name(item: string): string {
    return this.#names[item] ?? item
  }

  allOf(items: readonly string[]): string {
    return this.#grammar.allOf(items)
  }

  /** What was done by one player, a verb said once where clauses share it. */
  told(clauses: readonly string[], name: string): string {
    return gaps.clauses(clauses, name, this.#grammar)
  }

  /** The same told of several players, shared words said once; null if there are none. */
  toldOf(texts: readonly string[], names: readonly string[]): string | null {
    return gaps.shares(texts, names, this.#grammar)
  }

  /** What a player, or several, are called. */
  called(who: Argument, players: readonly string[], reader: number | null): string {
    return String(this.#named(who, players, reader, false))
  }

  /** Amounts such as "2*wood|1*stone" in words. */
  sum(list: string, named: { case?: string; of?: string; join?: string } = {}): string {
    const { case: kind = 'nom', of = 'good', join = 'and' } = named
    const told = list.split('|').map((item) => {
      const [, n, word] = /^(\d+)\*(.*)$/.exec(item) ?? []
      if (n === undefined || word === undefined) return String(this.#named(item, [], null, true))
      const what = word.startsWith('@')
        ? this.text(`${of}-named`, { name: this.#named(word, [], null, true), n: Number(n), case: kind })
        : this.text(`${of}-${word}`, { n: Number(n), case: kind })
      if (this.signed && of === 'good') return [SIGN, word, SIGN, n, SIGN, what, SIGN].join('')
      return this.text('amount-of', { n: Number(n), what })
    })
    return join === 'comma' ? told.join(', ') : this.#grammar.allOf(told)
  }

  /** What was paid, in brackets behind what it was paid for; free things have no brackets. */
  price(paid: string): string {
    return paid ? ` (${this.sum(paid, { join: 'comma' })})` : ''
  }

  words(list: string, n = 1, named: { case?: string; of?: string; join?: string } = {}): string {
    const items = list.split('|')
    if (!named.of && items.every(this.pictured)) return items.map((item) => `${PICTURE}${item}${PICTURE}`).join('')
    const told = items.map((item, i) => {
      const kind = named.case ?? 'nom'
      if (item.startsWith('@'))
        return this.text('named-card', { name: this.#grammar.quoted(this.name(item.slice(1))), case: kind })
      return this.text(`${named.of ?? 'word'}-${item}`, { n, case: kind, place: i < items.length - 1 ? 'inner' : 'last' })
    })
    return named.join === 'and' ? this.#grammar.allOf(told) : this.#grammar.oneOf(told)
  }

  #args(line: Line, players: readonly string[], reader: number | null, short: boolean): Record<string, Value> {
    return Object.fromEntries(
      Object.entries(line.args ?? {}).map(([key, value]) => [key, this.#named(value, players, reader, short)]),
    )
  }

  #named(value: Argument, players: readonly string[], reader: number | null, short: boolean): Value {
    if (typeof value !== 'string' || !/^[@#]/.test(value)) return value
    const each = value.split('|').map((name) => this.#name(name, players, reader, short))
    const [only] = each
    if (each.length === 1 && only !== undefined) return only
    const counted = new Map<string, number>()
    for (const name of each.map(String)) counted.set(name, (counted.get(name) ?? 0) + 1)
    return new Names(this.#list(counted), counted)
  }

  #name(value: string, players: readonly string[], reader: number | null, short: boolean): string | Who {
    if (value.startsWith('@')) {
      const name = this.name(value.slice(1))
      const shown = short ? name.replace(MARK, '') : name
      return shown.includes(',') ? this.#grammar.quoted(shown) : shown
    }
    if (!/^#\d+$/.test(value)) return value
    const seat = Number(value.slice(1))
    return seat === reader ? new Who(this.text('you'), true) : new Who(players[seat] ?? value, false)
  }

  /** The names in their order, each once; one that comes again says how often. */
  #list(names: ReadonlyMap<string, number>, form?: (name: string) => string): string {
    const often = (name: string, n: number): string =>
      form ? this.#grammar.several(name, n) : this.text('name-times', { name, n })
    return this.#grammar.allOf([...names].map(([name, n]) => (n === 1 ? (form?.(name) ?? name) : often(name, n))))
  }

  #value(value: Value): FluentVariable {
    if (typeof value !== 'number') return value
    return value >= 0 && value < SMALL ? value : this.#grammar.number(value)
  }

  #functions(): Record<string, FluentFunction> {
    const plain = (value: FluentValue | undefined): string =>
      value instanceof FluentNumber
        ? this.#grammar.number(value.value)
        : value instanceof FluentType
          ? String(value.valueOf())
          : String(value)
    const each = (value: FluentValue | undefined, form: (name: string) => string): string =>
      value instanceof Names ? this.#list(value.each, form) : form(plain(value))
    const shared: Record<string, FluentFunction> = {
      SUM: ([list], named) =>
        this.sum(String(list), {
          ...(named.case ? { case: String(named.case) } : {}),
          ...(named.of ? { of: String(named.of) } : {}),
          ...(named.join ? { join: String(named.join) } : {}),
        }),
      PRICE: ([list]) => this.price(String(list)),
      YOU: ([who, you, other]) =>
        who instanceof Who && who.you ? String(you) : String(other).replaceAll('%', who === undefined ? '' : String(who)),
      CAP: ([x]) => capital(plain(x)),
      LOW: ([x]) => {
        if (!(x instanceof Names)) return small(plain(x))
        const names = new Map([...x.each].map(([name, n]) => [small(name), n]))
        return new Names(this.#list(names), names)
      },
      ORD: ([n]) => this.#grammar.ordinal(integer(n)),
      WORDS: ([list, n], named) =>
        this.words(String(list), n === undefined ? 1 : integer(n), {
          ...(named.case ? { case: String(named.case) } : {}),
          ...(named.of ? { of: String(named.of) } : {}),
          ...(named.join ? { join: String(named.join) } : {}),
        }),
    }
    if (this.language === 'en') return { ...shared, AN: ([x]) => each(x, english.withArticle) }
    return {
      ...shared,
      AZ: ([x]) => each(x, hungarian.withArticle),
      ET: ([n]) => hungarian.accusative(integer(n)),
      SZOR: ([n]) => hungarian.times(integer(n)),
      ES: ([n]) => hungarian.adjective(integer(n)),
      VAL: ([n]) => hungarian.instrumental(integer(n)),
    }
  }
}
