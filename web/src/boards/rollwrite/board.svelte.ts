import type { Answer, Asked, Board, Ending, Host, Lying, Token } from '../../lib/board.ts'
import { addIcons } from '../../lib/icons.ts'
import { addSigns } from '../../lib/signs.ts'
import type { Choice, Outcome } from '../../lib/types.ts'
import { both } from '../../lib/words.svelte.ts'
import icons from './board.icons'
import Card from './Card.svelte'
import { letter } from './estates.ts'
import { FAVOUR_ICONS, goodToken, SIGNS } from './goods.ts'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import Seat from './Seat.svelte'
import { say } from './texts.ts'
import type { Building, RankFacts, Side, View } from './types.ts'

addIcons(icons)
addSigns('rollwrite', SIGNS)

const ICONS: Readonly<Record<string, string>> = {
  take: 'card-pickup',
  favour: 'card-pickup',
  production: 'barn',
  cross: 'pencil',
  build: 'village',
  harvest: 'grain-bundle',
  export: 'trade',
  use: 'shop',
  score: 'laurels',
  estate: 'pencil-ruler',
  done: 'x-check',
}

/** A place where an estate may be created, and the letter it has on the sheet. */
export interface Place {
  code: string
  letter: string
  /** The sections it would take. */
  sections: readonly string[]
  choice: Choice
}

/** A rung of the table of ranks. */
export interface Rung {
  id: string
  from: number
  to: number | null
}

/** Roll & Write: dice and favours on the left, the own two sheets beside them; what can be crossed now glows with its real price. */
export class RollWriteBoard implements Board {
  readonly Main = Main
  readonly Hand = Hand
  readonly Seat = Seat
  readonly Card = Card
  /** The piece somebody has picked up, because more than one thing can be done with it. */
  #picked = $state<string | null>(null)
  /** Whose sheets one asked to see, and when. */
  #shown = $state<{ side: number; when: string } | null>(null)
  /** Whose sheets the film shows. */
  #filmed = $state<number | null>(null)
  /** The building whose estate is being placed, and where. */
  #building = $state<string | null>(null)
  #place = $state<string | null>(null)
  /** What the pointer or the focus is on: the prompt tells what it would do. */
  pointed = $state<string | null>(null)

  constructor(readonly host: Host) {}

  get view(): View {
    return this.host.view as View
  }
  /** One's own sheets; who only watches sees those of whoever is to act. */
  get eyes(): number {
    return this.host.seat ?? this.view.to_act[0] ?? this.view.active
  }
  get own(): Side | undefined {
    return this.view.sides[this.eyes]
  }
  get solo(): boolean {
    return this.view.seats === 1
  }
  name = (side: number): string => this.host.players[side] ?? ''

  /** Whose sheets lie on the table: those asked for, until the round goes on; else one's own. */
  get shown(): number {
    if (this.#filmed !== null && this.view.sides[this.#filmed]) return this.#filmed
    return this.#shown && this.#shown.when === this.#now && this.view.sides[this.#shown.side] ? this.#shown.side : this.eyes
  }
  /** The film shows somebody's sheets: it also brings one's own back. */
  get filmed(): boolean {
    return this.#filmed !== null
  }
  show(side: number): void {
    this.#shown = side === this.eyes ? null : { side, when: this.#now }
  }
  get #now(): string {
    return `${this.host.seat} ${this.view.round} ${this.view.phase}`
  }
  /** Answers can be given on the sheets one sees. */
  get hands(): boolean {
    return this.shown === this.host.seat
  }

  // What can be done

  get step(): string {
    return this.host.legal.length ? (this.own?.step ?? '') : ''
  }
  get takes(): boolean {
    return this.host.legal.some(({ code }) => code.startsWith('favour:'))
  }
  choices(piece: string): Choice[] {
    return this.host.legal.filter(({ code, on }) => on?.includes(piece) && !code.startsWith('estate:'))
  }
  can(piece: string): boolean {
    return this.choices(piece).length > 0
  }
  get picked(): string | null {
    return this.#picked !== null && this.choices(this.#picked).length > 1 ? this.#picked : null
  }
  /** One possible move is made at once; where there are several, the prompt asks which. */
  pick(piece: string): boolean {
    const choices = this.choices(piece)
    const [only] = choices
    if (!only) return false
    if (choices.length === 1) this.#play(only.code)
    else this.#picked = this.picked === piece ? null : piece
    return true
  }
  #play(code: string): void {
    this.#picked = this.#building = this.#place = this.#shown = this.pointed = null
    this.host.play(code)
  }

  /** What a piece really costs now: goods, gold in place of what is missing; an action, if nothing else; nothing at all. */
  payment(piece: string): Token[] {
    const costs = this.#changes(this.choices(piece)[0]).filter(({ n }) => n < 0)
    const goods = costs.filter(({ good }) => good !== 'action')
    return this.#tokens(goods.length ? goods : costs)
  }
  /** What a choice changes for oneself. */
  #changes(choice: Choice | undefined): { good: string; n: number }[] {
    return choice?.preview?.changes?.filter(({ side }) => side === this.host.seat) ?? []
  }
  #tokens(changes: readonly { good: string; n: number }[]): Token[] {
    return changes.map(({ good, n }) => this.token(good, Math.abs(n) > 1 ? Math.abs(n) : undefined))
  }
  #bill(choice: Choice): Partial<Answer> {
    const own = this.#changes(choice)
    if (own.length)
      return { tokens: this.#tokens(own.filter(({ n }) => n < 0)), gains: this.#tokens(own.filter(({ n }) => n > 0)) }
    if (choice.effect?.length) return { effect: choice.effect }
    return choice.hint ? { detail: this.host.say(choice.hint) } : {}
  }
  /** What a piece is and what it would do, for who cannot see it. */
  about(piece: string): string {
    return this.choices(piece)
      .map((choice) => this.#told(choice))
      .join('; ')
  }
  #told(choice: Choice): string {
    return [this.host.say(choice.label), ...(choice.hint ? [this.host.say(choice.hint)] : [])].join(': ')
  }

  // Estates

  get placing(): boolean {
    return this.host.legal.some(({ code }) => code.startsWith('estate:'))
  }
  /** Buildings whose estates can be created now, with all places of each. */
  get plans(): { building: Building; places: Place[] }[] {
    const mine = this.host.seat === null ? undefined : this.view.sides[this.host.seat]
    return (mine?.buildings ?? []).flatMap((building) => {
      const places = this.host.legal
        .filter(({ code, on }) => code.startsWith('estate:') && on?.[0] === building.piece)
        .map((choice, n) => ({ code: choice.code, letter: letter(n), sections: choice.on?.slice(1) ?? [], choice }))
      return places.length ? [{ building, places }] : []
    })
  }
  /** The building one has chosen; the only one, if there is one. */
  get plan(): { building: Building; places: Place[] } | null {
    const { plans } = this
    return plans.find(({ building }) => building.piece === this.#building) ?? (plans.length === 1 ? (plans[0] ?? null) : null)
  }
  get place(): Place | null {
    const places = this.plan?.places ?? []
    return places.find(({ code }) => code === this.#place) ?? places[0] ?? null
  }
  choosePlan(piece: string): void {
    this.#building = piece
    this.#place = null
    this.#shown = null
  }
  choosePlace(code: string): void {
    this.#place = code
  }

  // The frame

  get phase(): string {
    const { words } = this.host
    const { view } = this
    const doing = this.step === 'estate' ? say('phase-estate') : words.text(`phase-${view.phase}`)
    return [words.text('label-round', { n: view.round }), doing].join(' · ')
  }
  score(seat: number): number | null {
    return this.view.sides[seat]?.score ?? null
  }
  ready(seat: number): boolean {
    return this.view.phase === 'growing' && this.view.seats > 1 && this.view.sides[seat]?.step === 'ready'
  }
  title(seat: number): string {
    const side = this.view.sides[seat]
    return side && this.view.mode === 'adventure' ? both(side.village_name) : ''
  }
  get first(): number | null {
    return this.view.seats > 1 && !this.view.over ? this.view.active : null
  }
  /** While others still grow, their sheets are a click away. */
  get meanwhile(): Answer[] {
    if (this.view.phase !== 'growing') return []
    return this.view.to_act
      .filter((seat) => seat !== this.host.seat && seat !== this.shown)
      .map((seat) => ({ key: `see-${seat}`, label: say('see-sheets', { name: this.name(seat) }), run: () => this.show(seat) }))
  }
  /** What an ability asks for belongs to its use. */
  get inner(): boolean {
    return ['pay', 'take', 'mark'].includes(this.step)
  }

  // The film

  lies(piece: string): Lying | null {
    if (this.view.favours.includes(piece)) return { side: null }
    const [, item = '', at = ''] = /^(.+?)\.(\d+)(?:\.\d+)?$/.exec(piece) ?? []
    const side = this.view.sides[Number(at)]
    if (!side || at === '') return null
    if (item === 'estate' && !side.estates.some((estate) => estate.piece === piece)) return null
    return { side: Number(at) }
  }
  look(side: number | null): void {
    this.#filmed = side
  }
  deedIcon(what: string): string | undefined {
    return ICONS[what]
  }
  token(good: string, n?: number | string): Token {
    return goodToken(this.host.words, good, n)
  }

  // Ranks of the adventure

  get ranks(): Rung[] {
    const found = this.host.words.catalogue.items
      .filter(({ printed }) => (printed as { kind?: string }).kind === 'rank')
      .map(({ id, printed }) => ({ id, from: (printed as RankFacts).from }))
      .sort((one, other) => one.from - other.from)
    return found
      .map((rank, i) => {
        const next = found[i + 1]
        return { ...rank, to: next ? next.from - 1 : null }
      })
      .reverse()
  }
  ending({ result }: Outcome): Ending {
    const points = result?.scores[0]?.total
    if (!this.solo || points === undefined || !this.view.rank) return {}
    const rank = this.host.words.name(this.view.rank)
    const { ladder } = this.view
    return {
      title: say('rank-title', { rank }),
      help: ladder?.next
        ? say('rank-next', { n: ladder.missing, rank: this.host.words.name(ladder.next), points })
        : say('rank-top', { points }),
    }
  }

  // What is asked

  get asked(): Asked | null {
    if (!this.host.legal.length) return null
    if (this.picked) return this.#askWith(this.picked)
    if (this.placing) return this.#askPlace()
    if (this.takes) return this.#ask({ help: say('favour-help') })
    if (this.step === 'grow') return this.#askGrowing()
    return this.#ask({})
  }

  #ask(more: Partial<Asked>): Asked {
    return {
      title: this.host.prompt ? this.host.say(this.host.prompt) : '',
      words: this.host.words,
      row: true,
      answers: this.host.legal.map((choice) => this.#answer(choice)),
      ...more,
    }
  }

  #answer(choice: Choice): Answer {
    const [kind = '', what = ''] = choice.code.split(':')
    const good = ['pay', 'take', 'keep', 'donate', 'export'].includes(kind) ? what : null
    return {
      key: choice.code,
      label: this.host.say(choice.label),
      group: kind,
      ...(kind === 'favour' && FAVOUR_ICONS[what] ? { icon: FAVOUR_ICONS[what] } : {}),
      ...this.#bill(choice),
      ...(good && !this.#changes(choice).length ? { tokens: [this.token(good)] } : {}),
      main: this.host.legal.length === 1,
      run: () => this.#play(choice.code),
    }
  }

  #askGrowing(): Asked {
    const left = this.own?.actions ?? 0
    const free = this.host.legal.filter(({ on }) => !on?.length)
    const pointed = this.pointed ? this.about(this.pointed) : ''
    return {
      title: say(this.host.legal.length > 1 ? 'grow-title' : 'grow-over', { n: left }),
      help: pointed || (this.host.legal.length > 1 ? say('grow-help') : say('grow-over-help')),
      words: this.host.words,
      row: true,
      answers: free.map((choice) => this.#answer(choice)),
    }
  }

  #askWith(piece: string): Asked {
    const choices = this.choices(piece)
    return {
      title: say('which-way', { name: this.host.words.name(piece) }),
      words: this.host.words,
      row: true,
      inHand: true,
      answers: [this.#cancel, ...choices.map((choice) => this.#answer(choice))],
    }
  }
  get #cancel(): Answer {
    return { key: 'cancel', label: say('cancel'), quiet: true, run: () => (this.#picked = null) }
  }

  #askPlace(): Asked {
    const { plans, plan, place } = this
    const hint = place?.choice.hint ? this.host.say(place.choice.hint) : ''
    return {
      title: plan ? say('estate-where') : say('estate-which'),
      help: hint ? `${both(plan?.building.name ?? {})}: ${hint}` : say('estate-help'),
      words: this.host.words,
      row: true,
      inHand: true,
      answers: [
        { key: 'estate:none', label: say('estate-none'), quiet: true, run: () => this.#play('estate:none') },
        ...plans.map(
          ({ building, places }): Answer => ({
            key: building.piece,
            label: both(building.name),
            detail: say('places', { n: places.length }),
            drawing: building.drawing,
            chosen: plan?.building.piece === building.piece,
            run: () => this.choosePlan(building.piece),
          }),
        ),
        ...(place
          ? [
              {
                key: place.code,
                label: say('estate-here', { letter: place.letter }),
                ...this.#bill(place.choice),
                main: true,
                run: () => this.#play(place.code),
              },
            ]
          : []),
      ],
    }
  }
}
