import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle'
import * as english from './english.ts'
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

const capital = (text: string): string => text.replace(/[\p{L}\p{N}]/u, (first) => first.toUpperCase())

/** Says messages in one language: the twin of src/asztal/core/text/speaker.py. Later sources win over earlier ones. */
export class Speaker {
  readonly #bundle: FluentBundle
  readonly #grammar: typeof english | typeof hungarian
  readonly #names: Readonly<Record<string, string>>

  constructor(
    readonly language: Language,
    sources: readonly string[],
    names: Readonly<Record<string, string>> = {},
  ) {
    this.#grammar = GRAMMARS[language]
    this.#names = names
    this.#bundle = new FluentBundle(language, { functions: this.#functions(), useIsolating: false })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  /** A line as a sentence; "@item" and "#seat" arguments become names. */
  say(line: Line, players: readonly string[] = []): string {
    const args: Record<string, Argument> = {}
    for (const [key, value] of Object.entries(line.args ?? {})) args[key] = this.#named(value, players)
    return this.text(line.id, args)
  }

  text(id: string, args: Record<string, Argument> = {}): string {
    const message = this.#bundle.getMessage(id)
    if (!message?.value) return id
    const values: Record<string, Argument> = {}
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

  words(list: string, n = 1, named: { case?: string; of?: string; join?: string } = {}): string {
    const items = list.split('|')
    const told = items.map((item, i) => {
      const kind = named.case ?? 'nom'
      if (item.startsWith('@'))
        return this.text('named-card', { name: this.#grammar.quoted(this.name(item.slice(1))), case: kind })
      return this.text(`${named.of ?? 'word'}-${item}`, { n, case: kind, place: i < items.length - 1 ? 'inner' : 'last' })
    })
    return named.join === 'and' ? this.#grammar.allOf(told) : this.#grammar.oneOf(told)
  }

  #named(value: Argument, players: readonly string[]): Argument {
    if (typeof value !== 'string') return value
    if (value.startsWith('@')) return this.name(value.slice(1))
    if (/^#\d+$/.test(value)) return players[Number(value.slice(1))] ?? value
    return value
  }

  #value(value: Argument): Argument {
    return typeof value === 'string' || (value >= 0 && value < SMALL) ? value : this.#grammar.number(value)
  }

  #functions(): Record<string, FluentFunction> {
    const plain = (value: FluentValue | undefined): string =>
      value instanceof FluentNumber ? this.#grammar.number(value.value) : String(value)
    const shared: Record<string, FluentFunction> = {
      CAP: ([x]) => capital(plain(x)),
      ORD: ([n]) => this.#grammar.ordinal(integer(n)),
      WORDS: ([list, n], named) =>
        this.words(String(list), n === undefined ? 1 : integer(n), {
          ...(named.case ? { case: String(named.case) } : {}),
          ...(named.of ? { of: String(named.of) } : {}),
          ...(named.join ? { join: String(named.join) } : {}),
        }),
    }
    if (this.language === 'en') return { ...shared, AN: ([x]) => english.withArticle(plain(x)) }
    return {
      ...shared,
      AZ: ([x]) => hungarian.withArticle(plain(x)),
      ET: ([n]) => hungarian.accusative(integer(n)),
      SZOR: ([n]) => hungarian.times(integer(n)),
      ES: ([n]) => hungarian.adjective(integer(n)),
      VAL: ([n]) => hungarian.instrumental(integer(n)),
    }
  }
}
