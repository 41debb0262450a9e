import en from '../text/en.ftl?raw'
import hu from '../text/hu.ftl?raw'
import { api, Refusal } from './api.ts'
import { settings } from './settings.svelte.ts'
import { signOf } from './signs.ts'
import type { Voice } from './story.ts'
import { type Argument, type Language, PICTURE, Speaker } from './text/speaker.ts'
import type { Both, Catalogue, Item, Part, WireLine } from './types.ts'

const own: Record<Language, Speaker> = { en: new Speaker('en', [en]), hu: new Speaker('hu', [hu]) }

/** A text of the app itself in the chosen language. */
export const t = (id: string, args: Record<string, Argument> = {}): string => own[settings.language].text(id, args)

/** Something that comes in both languages. */
export const both = (texts: Both): string => texts[settings.language] ?? ''

export const listed = (items: readonly string[]): string => own[settings.language].allOf(items)

/** Why the server refused, in the reader's language. */
export function reason(error: unknown): string {
  if (!(error instanceof Refusal)) return t('error-here')
  if (error.line?.text) return both(error.line.text)
  return error.code === 'unreachable' ? t('error-unreachable') : t('error-here')
}

/** The ids of the pieces of a printing: the second copy of "x" is "x.2", the third "x.3". */
const pieces = ({ id, copies }: Item): string[] => [
  id,
  ...Array.from({ length: Math.max(0, copies - 1) }, (_, i) => `${id}.${i + 2}`),
]

/** Everything printed and said in one game, in both languages. */
export class GameWords {
  /** By the id of a piece, what is printed on it: every copy leads to its printing. */
  readonly items: ReadonlyMap<string, Item>
  readonly #speakers: Record<Language, Speaker>
  #signed: Partial<Record<Language, Speaker>> = {}
  #pictured: Partial<Record<Language, Speaker>> = {}

  constructor(readonly catalogue: Catalogue) {
    this.items = new Map(catalogue.items.flatMap((item) => pieces(item).map((id) => [id, item] as const)))
    this.#speakers = { en: this.#new('en'), hu: this.#new('hu') }
  }

  #new(language: Language, signed = false, pictured = (_word: string): boolean => false): Speaker {
    const { texts, phrases } = this.catalogue
    const names = Object.fromEntries([...this.items].map(([id, item]) => [id, item.name[language] ?? item.id]))
    return new Speaker(language, texts[language] ?? [], { ...names, ...phrases[language] }, signed, pictured)
  }

  /** Who tells the log, with amounts marked for their icons. */
  get signed(): Voice {
    const { language } = settings
    const speaker = this.#signed[language] ?? this.#new(language, true)
    this.#signed[language] = speaker
    return {
      say: (line, players, reader, short) =>
        speaker.has(line.id) ? speaker.say(line, players, reader, short) : this.say(line, players, reader, short),
      clause: (line, players, reader, named) => speaker.clause(line, players, reader, named),
      price: (paid) => speaker.price(paid),
      told: (clauses, name) => speaker.told(clauses, name),
      toldOf: (texts, names) => speaker.toldOf(texts, names),
      called: (who, players, reader) => speaker.called(who, players, reader),
      has: (id) => speaker.has(id),
    }
  }

  get speaker(): Speaker {
    return this.#speakers[settings.language]
  }

  /** A line in words; the reader is "you", short names have no marks that tell twins apart. */
  say(line: WireLine, players: readonly string[] = [], reader: number | null = null, short = false): string {
    if (!this.speaker.has(line.id) && line.text) return both(line.text)
    return this.speaker.say(line, players, reader, short)
  }

  /** A line as a part of a sentence. */
  clause(line: WireLine, players: readonly string[], reader: number | null, named: boolean): string {
    return this.speaker.clause(line, players, reader, named)
  }

  price(paid: string): string {
    return this.speaker.price(paid)
  }

  told(clauses: readonly string[], name: string): string {
    return this.speaker.told(clauses, name)
  }

  toldOf(texts: readonly string[], names: readonly string[]): string | null {
    return this.speaker.toldOf(texts, names)
  }

  called(who: Argument, players: readonly string[], reader: number | null): string {
    return this.speaker.called(who, players, reader)
  }

  text(id: string, args: Record<string, Argument> = {}): string {
    return this.speaker.text(id, args)
  }

  has(id: string): boolean {
    return this.speaker.has(id)
  }

  /** A text in pieces: every other one is a word the board draws instead. */
  drawn(id: string, args: Record<string, Argument> = {}): string[] {
    const { language } = settings
    const speaker =
      this.#pictured[language] ?? this.#new(language, false, (word) => signOf(this.catalogue.name, word)?.inText === true)
    this.#pictured[language] = speaker
    return speaker.text(id, args).split(PICTURE)
  }

  /** What is printed on a piece; also on further copies somebody has brought, and on a part of one. */
  item(piece: string): Item | undefined {
    return this.items.get(piece) ?? this.items.get(piece.replace(/(\.\d+)+$/, ''))
  }

  /** An effect printed on a piece, as icon parts. */
  effect(piece: string, section: string): readonly Part[] {
    return this.item(piece)?.effects?.[section] ?? []
  }

  name(item: string): string {
    const found = this.item(item)
    return found ? both(found.name) : this.speaker.name(item)
  }
}

const known = new Map<string, Promise<GameWords>>()

export function gameWords(game: string): Promise<GameWords> {
  let words = known.get(game)
  if (!words) {
    words = api.game(game).then((catalogue) => new GameWords(catalogue))
    words.catch(() => known.delete(game))
    known.set(game, words)
  }
  return words
}
