import type { Answer, Asked, Board, Ending, Host, Lying, Token } from '../../lib/board.ts'
import { addIcons } from '../../lib/icons.ts'
import { addSigns } from '../../lib/signs.ts'
import type { Choice, Outcome } from '../../lib/types.ts'
import { both } from '../../lib/words.svelte.ts'
import { bringArt } from './art.svelte.ts'
import icons from './board.icons'
import Card from './Card.svelte'
import { DEEDS, goodToken, SIGNS } from './goods.ts'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import { numbered } from './pieces.ts'
import Seat from './Seat.svelte'
import { say } from './texts.ts'
import type { CardFacts, Shown, Side, View } from './types.ts'

addIcons(icons)
addSigns('imperium', SIGNS)

/** Where a card may lie to be pointed at, as choices name it. */
export type Place =
  | 'hand'
  | 'play'
  | 'power'
  | 'theirs'
  | 'market'
  | 'discard'
  | 'deck'
  | 'history'
  | 'garrison'
  | 'nation'
  | 'looked'
  | 'development'
  | 'exile'
  | 'sunken'

/** Piles that are spread out when something in them can be chosen. */
export const PILES = ['looked', 'discard', 'deck', 'nation', 'history', 'garrison', 'development', 'exile'] as const
export type PileName = (typeof PILES)[number] | 'sunken'

/** Steps that everybody takes by turns, not parts of a deed one has begun. */
const OPEN = ['turn', 'choose-nations', 'choose-sides', 'solstice-cards', 'over']

/** Instead of cards: what a whole turn is spent on. It is said what that means before it is done. */
const WHOLE = ['innovate', 'revolt']

/** Imperium: the market, one's own nation, and the others at a glance. In one's turn a card is picked up first; every question is one click. */
export class ImperiumBoard implements Board {
  readonly Main = Main
  readonly Hand = Hand
  readonly Seat = Seat
  readonly Card = Card
  /** What somebody has picked up in their turn: the code of its move. */
  #picked = $state<string | null>(null)
  /** Whose nation one asked to see. */
  #shown = $state<number | null>(null)
  /** Whose nation the film shows. */
  #filmed = $state<number | null>(null)
  /** The pile one asked to see. */
  #pile = $state<{ name: PileName; side: number } | null>(null)
  /** The question whose cards one has put aside to see the table. */
  #aside = $state<string | null>(null)

  constructor(readonly host: Host) {}

  get view(): View {
    return this.host.view as View
  }
  /** Who only watches sees whoever is to act. */
  get eyes(): number {
    return this.host.seat ?? this.view.to_act[0] ?? this.view.turn
  }
  get own(): Side | undefined {
    return this.view.sides[this.eyes]
  }
  get myTurn(): boolean {
    return this.host.legal.length > 0 && this.view.step === 'turn'
  }
  /** Pictures of all nations at the table. */
  bringArt(): void {
    const nations = this.view.sides.map(({ nation }) => nation).filter(Boolean)
    bringArt([...nations, ...this.host.legal.flatMap(({ code }) => (code.startsWith('lead:') ? [code.slice(5)] : []))])
  }

  facts = (card: string): CardFacts => (this.host.words.item(card)?.printed ?? { cards: [] }) as CardFacts
  name = (seat: number): string => this.host.players[seat] ?? ''
  nation = (seat: number): string => {
    const nation = this.view.sides[seat]?.nation
    return nation ? this.host.words.text('nation-name', { nation }) : ''
  }

  /** What a card scores now: as printed, or counted by the engine for whoever looks; null if that is not for these eyes. */
  worth(card: string, own = true): number | null {
    const facts = this.facts(card)
    if (!facts.sections?.['points']) return facts.vp ?? 0
    return own ? (this.view.worth[card] ?? null) : null
  }

  // Choices

  readonly #legal = $derived.by(() => new Map(this.host.legal.map((choice) => [choice.code, choice])))
  choice(code: string): Choice | undefined {
    return this.#legal.get(code)
  }
  can(code: string): boolean {
    return this.#legal.has(code)
  }
  get picked(): string | null {
    return this.#picked !== null && this.myTurn && this.can(this.#picked) ? this.#picked : null
  }
  /** In one's turn a card is picked up first, to see what it would do; the answer to a question is given at once. */
  pick(code: string): boolean {
    if (!this.can(code)) return false
    if (this.myTurn) this.#picked = this.picked === code ? null : code
    else this.#play(code)
    return true
  }
  #play(code: string): void {
    this.#picked = null
    this.host.play(code)
  }
  /** The choices about a deck of the table. */
  onDeck(deck: string): Choice[] {
    return this.host.legal.filter(({ on }) => on?.includes(deck))
  }
  pickDeck(deck: string): boolean {
    const [only, second] = this.onDeck(deck)
    if (!only || second) return false
    this.#play(only.code)
    return true
  }
  /** The card a question comes from: the one being played, if it is one's own. */
  get asking(): string | null {
    const name = this.host.legal.length ? this.host.prompt?.args?.['name'] : null
    return typeof name === 'string' && name.startsWith('@') && !this.myTurn ? name.slice(1) : null
  }

  // What is seen

  /** The ids of the pieces on the table: of equal cards the second is "x.2". */
  readonly pieces = $derived.by(() => numbered(this.view, this.host.seat))

  get filmed(): boolean {
    return this.#filmed !== null
  }
  /** Whose nation lies over one's own: the one asked for, the one the film shows, or the only one a question is about. */
  get opened(): number | null {
    if (this.#filmed !== null) return this.#filmed === this.eyes ? null : this.#filmed
    if (this.#shown !== null) return this.#shown === this.eyes ? null : this.#shown
    const there = this.view.sides.flatMap((side, seat) =>
      seat !== this.eyes && side.play.some(({ card }) => this.can(`theirs:${card}`)) ? [seat] : [],
    )
    return there.length === 1 ? (there[0] ?? null) : null
  }
  open(seat: number): void {
    this.#pile = null
    this.#shown = this.opened === seat ? this.eyes : seat
  }
  close(): void {
    this.#shown = this.opened === null ? null : this.eyes
    this.#filmed = null
  }
  /** A look at somebody's nation ends with the next thing one has to decide. */
  endLook(): void {
    if (this.#question) {
      this.#shown = null
      this.#pile = null
    }
  }
  get #question(): string {
    return this.host.legal.length ? `${this.view.round} ${this.view.turn} ${this.view.step}` : ''
  }

  /** The piles a question is about, spread out until they are put aside; else the one somebody asked to see. */
  get spread(): { name: PileName; side: number; cards: readonly (string | null)[]; asked: boolean }[] {
    const key = this.host.prompt ? `${this.#question} ${this.host.prompt.id}` : ''
    const asked = PILES.filter((name) => this.host.legal.some(({ code }) => code.startsWith(`${name}:`)))
    if (asked.length && this.#aside !== key)
      return asked.map((name) => ({ name, side: this.eyes, cards: this.cards(name, this.eyes), asked: true }))
    const pile = this.#pile
    return pile ? [{ ...pile, cards: this.cards(pile.name, pile.side), asked: false }] : []
  }
  get hasAside(): boolean {
    return !this.spread.length && PILES.some((name) => this.host.legal.some(({ code }) => code.startsWith(`${name}:`)))
  }
  putAside(): void {
    if (this.spread[0]?.asked) this.#aside = this.host.prompt ? `${this.#question} ${this.host.prompt.id}` : null
    this.#pile = null
  }
  spreadAgain(): void {
    this.#aside = null
  }
  lookAt(name: PileName, side: number): void {
    this.#pile = this.#pile?.name === name && this.#pile.side === side ? null : { name, side }
  }
  cards(name: PileName, seat: number): readonly (string | null)[] {
    const side = this.view.sides[seat]
    if (!side) return []
    const known = (pile: { known: readonly { card: string }[] }): string[] => pile.known.map(({ card }) => card)
    const offered = this.host.legal.flatMap(({ code }) => (code.startsWith(`${name}:`) ? [code.slice(name.length + 1)] : []))
    const there = {
      looked: side.looked,
      discard: side.discard,
      deck: known(side.deck),
      nation: known(side.nation_deck),
      history: side.history,
      sunken: side.sunken,
      garrison: [...side.power, ...side.play].flatMap(({ under = [] }) => under),
      development: side.development,
      exile: this.view.exile,
    }[name]
    return [...there, ...(seat === this.eyes ? offered.filter((card) => !there.includes(card)) : [])]
  }
  /** How many cards lie in a pile. */
  count(name: PileName, seat: number): number {
    const side = this.view.sides[seat]
    if (name === 'deck') return side?.deck.cards ?? 0
    if (name === 'nation') return side?.nation_deck.cards ?? 0
    return this.cards(name, seat).length
  }

  /** What a choice about a card of the market or in play would change for oneself. */
  gains(code: string): Token[] {
    const own = this.choice(code)?.preview?.changes?.filter(({ side }) => side === this.host.seat) ?? []
    return own.map(({ good, n }) => goodToken(this.host.words, good, `${n > 0 ? '+' : '−'}${Math.abs(n)}`))
  }
  /** Where several cards in play can be chosen and something lies under one of them, each says what. */
  readonly differ = $derived.by(() => {
    const found = (this.own?.play ?? []).filter(({ card }) => !this.myTurn && this.can(`play:${card}`))
    return found.length > 1 && found.some(({ under }) => under?.length)
  })
  under(shown: Shown): string {
    const { words } = this.host
    if (!shown.under?.length) return say('nothing-under')
    return words.text('table-holds', { names: shown.under.map((card) => words.name(card)).join(', ') })
  }

  // The frame

  get phase(): string {
    const { view } = this
    const { words } = this.host
    const turn =
      this.host.seat === view.turn || !view.round ? words.text('phase-turn') : say('turn-of', { name: this.name(view.turn) })
    const phases: Record<string, string> = {
      'set-up': words.text('phase-nations'),
      'clean-up': words.text('phase-cleanup'),
      solstice: words.text('phase-solstice'),
      end: words.text('phase-over'),
    }
    return [
      ...(view.round && view.phase !== 'set-up' ? [words.text('label-round', { n: view.round })] : []),
      phases[view.phase] ?? turn,
      ...(view.ending === 'last-round' && !view.over ? [words.text('label-last-round')] : []),
    ].join(' · ')
  }
  score(seat: number): number | null {
    return this.view.sides[seat]?.nation ? (this.view.sides[seat]?.score ?? null) : null
  }
  title(seat: number): string {
    return this.nation(seat)
  }
  get first(): number | null {
    return this.view.phase === 'set-up' ? null : this.view.first
  }
  get inner(): boolean {
    return this.host.legal.length > 0 && this.view.turn === this.host.seat && !OPEN.includes(this.view.step)
  }
  ending(_: Outcome): Ending {
    return this.view.over && this.view.collapsed ? { help: say('collapsed') } : {}
  }

  // The film

  lies(piece: string): Lying | null {
    return this.pieces.where.get(piece) ?? null
  }
  look(side: number | null): void {
    this.#filmed = side
  }
  deedIcon(what: string): string | undefined {
    return DEEDS[what]
  }
  token(good: string, n?: number): Token {
    return goodToken(this.host.words, good, n)
  }

  // The prompt

  get asked(): Asked | null {
    const picked = this.picked
    if (picked) return this.#askWith(picked)
    const free = this.host.legal.filter((choice) => !this.#onBoard(choice))
    const clickable = free.length < this.host.legal.length
    const help = this.#help(clickable)
    return {
      title: this.view.step === 'breakthrough' ? say('which-way') : this.host.prompt ? this.host.say(this.host.prompt) : '',
      words: this.host.words,
      ...(help ? { help } : {}),
      answers: [
        ...(this.hasAside ? [{ key: 'spread', label: say('spread'), quiet: true, run: () => this.spreadAgain() }] : []),
        ...this.#asides.map(
          (choice): Answer => ({
            key: choice.code,
            label: this.host.say(choice.label),
            icon: DEEDS[choice.code] ?? '',
            run: () => this.pick(choice.code),
          }),
        ),
        ...free.map(
          (choice): Answer => ({
            key: choice.code,
            label: this.host.say(choice.label),
            group: choice.code.split(':')[0] ?? '',
            ...this.#bill(choice),
            main: free.length === 1 && !clickable,
            run: () => this.#play(choice.code),
          }),
        ),
      ],
    }
  }
  /** What else a whole turn can be spent on. */
  get #asides(): Choice[] {
    return this.myTurn ? this.host.legal.filter(({ code }) => WHOLE.includes(code)) : []
  }
  #help(clickable: boolean): string {
    const { view } = this
    if (view.step === 'turn' && this.own)
      return `${say('left', { actions: this.own.goods['action'] ?? 0, exhausts: this.own.exhausts })} ${clickable ? say('turn-help') : ''}`
    if (view.attack && view.attack.side !== this.host.seat && this.host.legal.length)
      return say('attacked-help', { name: this.name(view.attack.side), card: this.host.words.name(view.attack.card) })
    if (view.step === 'solstice-cards') return say('solstice-help')
    if (view.step === 'breakthrough') return say('breakthrough-help')
    return clickable ? say('target-help') : ''
  }
  /** Whether a choice is made by clicking something that is in sight. */
  #onBoard({ code }: Choice): boolean {
    const [place = '', card = ''] = code.split(':')
    if (this.myTurn && WHOLE.includes(code)) return true
    if (place === 'hand') return this.own?.hand.includes(card) ?? false
    if (place === 'play') return this.own?.play.some((shown) => shown.card === card) ?? false
    if (place === 'market' || place === 'lead' || place === 'side') return true
    return (PILES as readonly string[]).includes(place)
  }
  #askWith(code: string): Asked {
    const choice = this.choice(code)
    const [place = '', card = ''] = code.split(':')
    const whole = WHOLE.includes(code)
    const label =
      whole && choice ? this.host.say(choice.label) : say(choice?.label.id === 'act-play-free' ? 'play-free' : place)
    return {
      title: whole ? label : this.host.words.name(card),
      words: this.host.words,
      help: whole && choice?.hint ? this.host.say(choice.hint) : both(this.host.words.item(card)?.text ?? {}),
      inHand: true,
      answers: [
        {
          key: 'cancel',
          label: say('cancel'),
          quiet: true,
          run: () => {
            this.#picked = null
          },
        },
        ...(choice
          ? [
              {
                key: code,
                label,
                icon: whole ? (DEEDS[code] ?? '') : place === 'hand' ? 'card-draw' : 'night-sleep',
                ...this.#bill(choice),
                ...(whole ? { detail: '' } : {}),
                main: true,
                run: () => this.#play(code),
              },
            ]
          : []),
      ],
    }
  }
  /** What a choice costs and brings oneself, as tokens; else what it means in words. */
  #bill({ preview, hint }: Choice): Partial<Answer> {
    const own = preview?.changes?.filter(({ side }) => side === this.host.seat) ?? []
    const tokens = (changes: typeof own): Token[] =>
      changes.map(({ good, n }) => goodToken(this.host.words, good, Math.abs(n) > 1 ? Math.abs(n) : undefined))
    return {
      ...(hint ? { detail: this.host.say(hint) } : {}),
      ...(own.length ? { tokens: tokens(own.filter(({ n }) => n < 0)), gains: tokens(own.filter(({ n }) => n > 0)) } : {}),
    }
  }
}
