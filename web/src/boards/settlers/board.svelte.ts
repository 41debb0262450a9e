import type { Answer, Asked, Board, Ending, Host, Lying, Token } from '../../lib/board.ts'
import { addIcons } from '../../lib/icons.ts'
import { addSigns } from '../../lib/signs.ts'
import type { Choice, Outcome, WireLine } from '../../lib/types.ts'
import icons from './board.icons'
import Card from './Card.svelte'
import { draftRow } from './draft.ts'
import { goodToken, SIGNS } from './goods.ts'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import { bringPictures } from './pictures.svelte.ts'
import Seat from './Seat.svelte'
import { say } from './texts.ts'
import type { CardFacts, Side, View } from './types.ts'

addIcons(icons)
addSigns('settlers', SIGNS)
void bringPictures()

/** Where a card lies: in hand, in hand while one chooses from a packet, in an empire, among deals, open on the table. */
export type Place = 'hand' | 'kept' | 'empire' | 'deal' | 'open'

const MAIN = ['build', 'activate', 'take', 'give', 'raze', 'target', 'choose']
/** Deeds said in a word or two beside the card they are done with. */
const SAID = ['build', 'deal', 'raze', 'activate', 'activate-twice', 'tuck', 'discard', 'give', 'take']
const ICONS: Readonly<Record<string, string>> = {
  build: 'hammer-nails',
  deal: 'shaking-hands',
  raze: 'torch',
  activate: 'sprint',
  'activate-twice': 'sprint',
  production: 'cycle',
  exchange: 'meeple',
  pass: 'player-next',
  take: 'card-draw',
  defend: 'checked-shield',
  samurai: 'samurai-helmet',
  'discard-location': 'torch',
  'lay-foundation': 'stone-path',
  'cancel-deal': 'torch',
  'take-deal': 'shaking-hands',
  'use-deal': 'shaking-hands',
  attack: 'crossed-swords',
  lose: 'crossed-swords',
}
/** What may guard a location at any time of one's turn: asked for by a button, so that the lamps mean actions. */
const GUARDS = ['defend', 'samurai'] as const
type Guard = (typeof GUARDS)[number]
/** What else may be done after the action. */
const ANY_TIME = [...GUARDS, 'tuck', 'offer'] as const

/** Imperial Settlers: one's empire in three rows; a card picked up asks what to do with it, everything else is one click. */
export class SettlersBoard implements Board {
  readonly Main = Main
  readonly Hand = Hand
  readonly Seat = Seat
  readonly Card = Card
  /** The piece somebody has picked up. */
  #picked = $state<string | null>(null)
  /** Whose empire one asked to see, and when. */
  #shown = $state<{ side: number; when: string } | null>(null)
  /** Whose empire the film shows. */
  #filmed = $state<number | null>(null)
  /** A defence token or a samurai is in one's fingers. */
  #guard = $state<Guard | null>(null)

  constructor(readonly host: Host) {}

  /** A look at somebody's empire ends with the next thing one has to decide; while all choose from packets, others' choices do not disturb it. */
  endLook(): void {
    if (this.host.legal.length && this.view.step !== 'packet') this.#shown = null
  }

  get view(): View {
    return this.host.view as View
  }
  /** Who only watches sees whoever is to act. */
  get eyes(): number {
    return this.host.seat ?? this.view.to_act[0] ?? 0
  }
  get watches(): boolean {
    return this.host.seat === null
  }
  get follows(): boolean {
    return this.watches && this.#shown === null
  }
  follow(): void {
    this.#shown = null
  }
  get myTurn(): boolean {
    return this.host.legal.length > 0 && this.view.step.startsWith('turn')
  }
  get solo(): boolean {
    return this.view.seats === 1
  }
  /** Whose empire is on the table: the one asked for; else where the only answers lie; else one's own. */
  get shown(): number {
    const asked = this.#shown
    if (this.#filmed !== null && this.view.sides[this.#filmed]) return this.#filmed
    if (this.watches) return asked?.side ?? this.eyes
    if (asked && (asked.side !== this.eyes || asked.when === this.#now)) return asked.side
    return this.#elsewhere ?? this.eyes
  }
  show(side: number): void {
    this.#shown = { side, when: this.#now }
  }
  /** The face-up cards lie on the table, unless one looks at an empire meanwhile. */
  get showsOpen(): boolean {
    return this.hasOpen && this.#filmed === null && this.#shown?.when !== this.#now
  }
  get hasOpen(): boolean {
    return this.view.phase === 'lookout' && this.view.open.length > 0
  }
  /** The row of face-up cards, with gaps where somebody took one. */
  readonly row = $derived.by(() => draftRow(this.host.deeds, this.view.open))
  showOpen(): void {
    this.#shown = null
  }
  get #now(): string {
    return `${this.view.round} ${this.view.step}`
  }
  /** The one empire a question is about, if that is not one's own. */
  get #elsewhere(): number | null {
    if (!this.host.legal.length || this.view.step.startsWith('turn')) return null
    const sides = this.view.sides.flatMap((_, side) => (this.hasTargets(side) ? [side] : []))
    return sides.length === 1 ? (sides[0] ?? null) : null
  }
  get side(): Side | undefined {
    return this.view.sides[this.shown]
  }
  get rivals(): { seat: number; name: string; scoreless: boolean }[] {
    return this.view.sides
      .slice(this.view.seats)
      .map((_, i) => ({ seat: this.view.seats + i, name: this.name(this.view.seats + i), scoreless: true }))
  }

  rivalOf({ deed }: WireLine): number | null {
    return deed && deed.side >= this.host.players.length ? deed.side : null
  }

  facts = (card: string): CardFacts => (this.host.words.item(card)?.printed ?? { kind: '' }) as CardFacts
  name = (side: number): string => this.host.players[side] ?? say('rival')

  /** What can be done now with a piece. */
  choices(piece: string): Choice[] {
    const guard = this.guard
    return this.host.legal.filter((choice) => {
      if (!choice.on?.some((one) => one === piece || this.#equal(one, piece))) return false
      const kind = kindOf(choice)
      // In one's turn, guards are put down only while one holds one, and then nothing else is done.
      return !this.myTurn || guard === (isGuard(kind) ? kind : null)
    })
  }
  /** Face-up copies of one card never differ: a choice of one of them is a choice of each. */
  #equal(one: string, other: string): boolean {
    const { open } = this.view
    const card = (piece: string): string | undefined => this.host.words.item(piece)?.id
    return open.includes(one) && open.includes(other) && card(one) === card(other)
  }
  can(piece: string): boolean {
    return this.choices(piece).length > 0
  }
  /** Something in this side's empire can be chosen now. */
  hasTargets(side: number): boolean {
    if (this.watches) return false
    return (
      this.#laid(side).some((piece) => this.can(piece)) || (side === this.host.seat && this.myTurn && this.exchanges.length > 0)
    )
  }
  /** The guard one holds, as long as there is a place for it. */
  get guard(): Guard | null {
    const guard = this.#guard
    return guard && this.myTurn && this.#has(guard) ? guard : null
  }
  #has(kind: string): boolean {
    return this.host.legal.some(({ code }) => code.startsWith(`${kind}:`))
  }
  /** What is picked up, as long as something can be done with it. */
  get picked(): string | null {
    return this.#picked !== null && this.can(this.#picked) ? this.#picked : null
  }
  /** One possible move in answer to a question is made at once; in an open turn the card is picked up first. */
  pick(piece: string): boolean {
    const choices = this.choices(piece)
    const [only] = choices
    if (!only) return false
    if (choices.length === 1 && (!this.myTurn || this.guard)) this.#done(only.code)
    else this.#picked = this.picked === piece ? null : piece
    return true
  }
  /** The card that waits to be built while its price is asked. */
  get waiting(): string | null {
    const name = this.host.legal.length && this.host.prompt?.id === 'ask-give' ? this.host.prompt.args?.['name'] : null
    return this.view.mine?.hand.find((piece) => name === `@${this.host.words.item(piece)?.id}`) ?? null
  }

  /** What is missing to build a card of one's hand. */
  lacking(piece: string): { good: string; n: number }[] {
    return goodsOf(this.view.mine?.lacking[piece]?.build)
  }
  /** What two workers can be exchanged for now. */
  get exchanges(): { good: string; code: string; label: string }[] {
    if (this.guard) return []
    return this.host.legal.flatMap((choice) =>
      kindOf(choice) === 'exchange'
        ? [{ good: choice.code.slice(9), code: choice.code, label: this.host.say(choice.label) }]
        : [],
    )
  }
  /** The most telling move for "why not?". */
  question(card: string, place: Place, side: number): string {
    if (place === 'hand' || place === 'kept') return `build:${card}`
    if (place === 'open') return `take:${card}`
    return side === this.host.seat ? `activate:${card}` : `raze:${side}:${card}`
  }

  // The frame

  get phase(): string {
    const view = this.view
    return [
      ...(view.round ? [this.host.words.text('label-round', { n: view.round })] : []),
      this.host.words.text(`phase-${view.phase}`),
    ].join(' · ')
  }
  score(seat: number): number | null {
    if (seat >= this.view.seats) return null
    return this.view.sides[seat]?.points ?? null
  }
  ready(seat: number): boolean {
    return this.view.sides[seat]?.ready ?? false
  }
  passed(seat: number): boolean {
    return this.view.sides[seat]?.passed ?? false
  }
  title(seat: number): string {
    const side = this.view.sides[seat]
    return side?.faction ? this.host.words.name(`board-${side.faction}`) : ''
  }

  /** Which resources, which location, which deck: parts of an action one has begun. */
  get inner(): boolean {
    return this.host.legal.length > 0 && this.view.phase === 'actions' && !this.view.step.startsWith('turn')
  }
  /** After the action only guards and the like are left. */
  get rest(): string | null {
    const ends = this.view.step === 'turn-end' && this.host.legal.some(({ code }) => code === 'end-turn')
    return ends && !this.guard && !this.picked ? 'end-turn' : null
  }

  // The film

  lies(piece: string): Lying | null {
    const side = this.view.sides.findIndex((_, one) => this.#laid(one).includes(piece))
    if (side >= 0) return { side, as: this.view.sides[side]?.foundations.includes(piece) ? 'foundation' : 'card' }
    return this.view.open.includes(piece) ? { side: null } : null
  }
  look(side: number | null): void {
    this.#filmed = side
  }
  deedIcon(what: string): string | undefined {
    return ICONS[what]
  }
  token(good: string, n?: number): Token {
    return goodToken(this.host.words, good, n)
  }
  get first(): number | null {
    return this.view.round ? this.view.first : null
  }

  get asked(): Asked | null {
    const picked = this.picked
    if (picked) return this.#askWith(picked)
    if (this.guard) return { title: say(`where-${this.guard}`), help: say('target-help'), answers: [this.#cancel] }
    const free = this.host.legal.filter((choice) => !this.#onBoard(choice))
    const guards = this.myTurn ? GUARDS.filter((kind) => this.#has(kind)) : []
    const clickable = this.host.legal.some((choice) => this.#onBoard(choice) && !isGuard(kindOf(choice)))
    const help = this.#help(clickable)
    return {
      title: this.host.prompt ? this.host.say(this.host.prompt) : '',
      ...(help ? { help } : {}),
      answers: [
        ...guards.map(
          (kind): Answer => ({
            key: kind,
            label: say(kind),
            group: 'guard',
            tokens: [goodToken(this.host.words, kind === 'defend' ? 'defense-token' : 'samurai')],
            run: () => this.#take(kind),
          }),
        ),
        ...free.map(
          (choice): Answer => ({
            key: choice.code,
            label: this.host.say(choice.label),
            group: kindOf(choice),
            ...this.#bill(choice),
            ...this.#about(choice.code),
            main: free.length === 1 && !clickable && !guards.length,
            run: () => this.host.play(choice.code),
          }),
        ),
      ],
    }
  }

  get #cancel(): Answer {
    return {
      key: 'cancel',
      label: say('cancel'),
      quiet: true,
      run: () => {
        this.#picked = this.#guard = null
      },
    }
  }

  #take(guard: Guard): void {
    this.#guard = guard
    this.#shown = null
  }

  /** What the lamps mean now: after the action only a few things are left, and an attack is about two goods. */
  #help(clickable: boolean): string {
    const { step } = this.view
    if (step === 'turn-end')
      return say('end-help', {
        what: ANY_TIME.filter((kind) => this.#has(kind))
          .map((kind) => say(`end-${kind}`))
          .join(', '),
      })
    const pair = this.attack
    if (pair.length)
      return `${say('attack-help', { goods: pair.map((good) => goodToken(this.host.words, good).label).join(' + ') })} ${say('target-help')}`
    return clickable ? say(step === 'turn' ? 'turn-help' : 'target-help') : ''
  }

  /** Solo: the goods of the attack that hits now. */
  get attack(): string[] {
    return this.view.hits.flatMap((place) => this.view.attacks[place] ?? [])
  }
  /** Solo: one wins with more faction locations than the virtual player has collected cards. */
  get race(): { mine: number; pile: number } {
    return { mine: this.view.sides[0]?.faction_locations ?? 0, pile: this.view.pile.length }
  }

  ending({ result }: Outcome): Ending {
    const rival = result?.rivals?.['label-rival']
    const own = result?.scores[0]
    if (rival && own) {
      const { race } = this
      const rank = this.view.title ? this.host.words.text('title-name', { title: this.view.title }) : ''
      return {
        title: say(own.won ? 'solo-won' : 'solo-lost', {
          ...race,
          name: this.host.seat === 0 ? '' : this.name(0),
          you: this.host.seat === 0 ? 'yes' : 'no',
        }),
        help: rank ? say('solo-rank', { rank, n: own.total }) : say('solo-points', { n: own.total }),
        seatsOnly: true,
      }
    }
    // Level on points: what the rules look at next decided.
    const { tie_break } = this.view
    return tie_break ? { help: say(`tie-${tie_break.by}`, { a: tie_break.winner, b: tie_break.other }) } : {}
  }

  /** Whether a choice is made by clicking something that lies on the table or in one's hand. */
  #onBoard(choice: Choice): boolean {
    // The exchange is on one's own faction board, as long as it is a matter of one's turn.
    if (kindOf(choice) === 'exchange') return this.view.step.startsWith('turn')
    return choice.on?.some((piece) => piece.startsWith('board-') || this.#lying.has(piece)) ?? false
  }
  /** All pieces one could point at. */
  readonly #lying = $derived.by(() => {
    const { mine, open, sides } = this.view
    return new Set([...(mine?.hand ?? []), ...(mine?.packet ?? []), ...open, ...sides.flatMap((_, side) => this.#laid(side))])
  })
  /** All that lies before a side to be pointed at; the deals of the virtual player are its attack cards. */
  #laid(side: number): string[] {
    const there = this.view.sides[side]
    if (!there) return []
    return [
      ...there.locations.map(({ piece }) => piece),
      ...(side < this.view.seats ? [...there.deals, ...there.foundations] : []),
    ]
  }

  /** What a choice costs and brings oneself, as tokens. */
  #bill({ preview, hint, effect }: Choice): Partial<Answer> {
    const own = preview?.changes?.filter(({ side }) => side === this.host.seat) ?? []
    const tokens = (changes: typeof own): Token[] =>
      changes.map(({ good, n }) => goodToken(this.host.words, good, Math.abs(n) > 1 ? Math.abs(n) : undefined))
    const gains = own.filter(({ n }) => n > 0)
    // What a further decision brings cannot be counted yet: the card says it.
    if (effect?.length && !gains.length) return { effect }
    if (own.length) return { tokens: tokens(own.filter(({ n }) => n < 0)), gains: tokens(gains) }
    return hint ? { detail: this.host.say(hint) } : {}
  }

  /** What others get of it, in words: the owner of a razed location, say. */
  #given({ preview }: Choice): Partial<Answer> {
    const given = preview?.changes?.filter(({ side, n }) => side !== this.host.seat && n > 0) ?? []
    const [first] = given
    if (!first) return {}
    const goods = given.map(({ good, n }) => `${n} ${goodToken(this.host.words, good).label}`).join(', ')
    return { detail: say('others-get', { name: this.name(first.side), goods }) }
  }

  /** The good a choice is about, where it is about nothing else. */
  #about(code: string): Partial<Answer> {
    const [kind = '', good = ''] = code.split(':')
    const words = this.host.words
    if (kind === 'exchange') return { label: goodToken(words, good).label }
    return ['gain', 'pay', 'swap', 'offer'].includes(kind) ? { tokens: [goodToken(words, good)], gains: [] } : {}
  }

  #askWith(piece: string): Asked {
    const choices = this.choices(piece)
    const words = this.host.words
    const owner = this.view.sides.findIndex((_, side) => this.#laid(side).includes(piece))
    // Giving up a card for its goods is never the answer of a mere Enter.
    const main = choices.find((choice) => MAIN.includes(kindOf(choice)) && !choice.code.startsWith('raze:hand:'))
    const answers = choices.map((choice): Answer => {
      const kind = kindOf(choice)
      return {
        key: choice.code,
        label: SAID.includes(kind) ? say(kind) : this.host.say(choice.label),
        ...(ICONS[kind] ? { icon: ICONS[kind] } : {}),
        ...this.#bill(choice),
        ...this.#given(choice),
        main: choice === main,
        run: () => this.#done(choice.code),
      }
    })
    const help = words.item(piece)?.text
    return {
      title:
        owner < 0 || owner === this.host.seat
          ? say('what-with', { name: words.name(piece) })
          : say('what-with-of', { name: words.name(piece), owner: this.name(owner) }),
      ...(help ? { help: words.speaker.language === 'hu' ? (help.hu ?? '') : (help.en ?? '') } : {}),
      inHand: true,
      words,
      answers: [this.#cancel, ...(this.view.step === 'turn' ? this.#beyondReach(piece) : []), ...answers],
    }
  }

  /** What a card in hand is for, though it cannot be paid now: said with what is missing. */
  #beyondReach(piece: string): Answer[] {
    const missing = this.view.mine?.lacking[piece]
    return (['build', 'deal'] as const).flatMap((kind) => {
      const goods = goodsOf(missing?.[kind])
      return goods.length
        ? [
            {
              key: `no-${kind}`,
              label: say(kind),
              icon: ICONS[kind] ?? '',
              off: true,
              detail: say('lacking'),
              tokens: goods.map(({ good, n }) => goodToken(this.host.words, good, n)),
              run: () => {},
            },
          ]
        : []
    })
  }

  #done(code: string): void {
    this.#picked = this.#guard = null
    this.host.play(code)
  }
}

const kindOf = ({ code }: Choice): string => code.split(':')[0] ?? ''
const isGuard = (kind: string): kind is Guard => (GUARDS as readonly string[]).includes(kind)

const goodsOf = (goods: Readonly<Record<string, number>> | undefined): { good: string; n: number }[] =>
  Object.entries(goods ?? {}).map(([good, n]) => ({ good, n }))
