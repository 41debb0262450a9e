import type { Answer, Asked, Board, Ending, Host } from '../../lib/board.ts'
import { addIcons } from '../../lib/icons.ts'
import type { Outcome, WireLine } from '../../lib/types.ts'
import art from './art.icons'
import icons from './board.icons'
import { pairOf, threatens } from './attacks.ts'
import Card from './Card.svelte'
import { countsOf, exchange, goodsOf, lacking } from './effect.ts'
import { goodToken } from './goods.ts'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import Seat from './Seat.svelte'
import { say } from './texts.ts'
import { meant } from './twins.ts'
import type { Location, Printed, Side, View } from './types.ts'

addIcons(icons)
addIcons(art)

/** Where a card lies: in hand, in hand while one chooses from a packet, in an empire, among deals, open on the table. */
export type Place = 'hand' | 'kept' | 'empire' | 'deal' | 'open'

/** A card somebody points at; twins differ by where they lie in their row. */
interface Picked {
  card: string
  place: Place
  side: number
  index: number
}

/** Kinds of moves with a card, by where it lies. */
const AT: Record<Place, readonly string[]> = {
  hand: ['build', 'deal', 'raze:hand', 'tuck', 'discard', 'take', 'choose'],
  kept: [],
  empire: ['activate', 'activate-twice', 'choose', 'give', 'defend', 'samurai'],
  deal: ['cancel', 'build', 'choose'],
  open: ['take'],
}
/** With what lies before somebody else: the code names the side, but for the Trade Route's, whose locations are always another's. */
const AT_OTHERS: Record<string, readonly string[]> = { empire: ['raze', 'target'], deal: ['cancel'] }
/** The way of a card through the game. */
const WAY: readonly Place[] = ['hand', 'kept', 'empire', 'deal', 'open']
/** Lines that tell the deed itself, not what was paid for it or what it brought. */
const DEEDS: ReadonlySet<string> = new Set(
  ['build', 'deal', 'raze', 'raze-hand', 'activate', 'exchange', 'cancelled', 'took-deal', 'route', 'removed', 'blocked', 'took-over', 'steal', 'laid-foundation', 'lost', 'spared'].map((id) => `log-${id}`),
)
const MAIN = ['build', 'activate', 'take', 'give', 'raze', 'target', 'choose']
/** What may guard a location at any time of one's turn: asked for by a button, so that the lamps mean actions. */
const GUARDS = ['defend', 'samurai'] as const
type Guard = (typeof GUARDS)[number]
/** What else may be done after the action. */
const ANY_TIME = [...GUARDS, 'tuck', 'offer'] as const
/** What a faction location is worth at the end. */
const FACTION_POINTS = 2

/** Imperial Settlers: one's empire in three rows; a card picked up asks what to do with it, everything else is one click. */
export class SettlersBoard implements Board {
  readonly Main = Main
  readonly Hand = Hand
  readonly Seat = Seat
  readonly Card = Card
  #picked = $state<Picked | null>(null)
  /** Whose empire one asked to see, and when. */
  #shown = $state<{ side: number; when: string } | null>(null)
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
    if (this.watches) return asked?.side ?? this.eyes
    if (asked && (asked.side !== this.eyes || asked.when === this.#now)) return asked.side
    return this.#elsewhere ?? this.eyes
  }
  show(side: number): void {
    this.#shown = { side, when: this.#now }
  }
  /** The face-up cards lie on the table, unless one looks at an empire meanwhile. */
  get showsOpen(): boolean {
    return this.hasOpen && this.#shown?.when !== this.#now
  }
  get hasOpen(): boolean {
    return this.view.phase === 'lookout' && this.view.open.length > 0
  }
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
    return this.view.sides.slice(this.view.seats).map((_, i) => ({ seat: this.view.seats + i, name: this.name(this.view.seats + i), scoreless: true }))
  }

  rivalOf(line: WireLine): number | null {
    return /^log-(rival|attack|lost|spared)/.test(line.id) ? (this.rivals[0]?.seat ?? null) : null
  }
  weight(line: WireLine): number {
    return DEEDS.has(line.id) ? 2 : Number(Object.values(line.args ?? {}).some((value) => String(value).startsWith('@')))
  }

  facts = (card: string): Printed => (this.host.words.items.get(card)?.printed ?? { kind: '' }) as unknown as Printed
  name = (side: number): string => this.host.players[side] ?? say('rival')

  /** What can be done now with a card that lies there; of equal locations with the one the rules mean. */
  codes(card: string, place: Place, side: number, index?: number): string[] {
    const own = side === this.host.seat
    const guard = this.guard
    const kinds = own ? AT[place] : (AT_OTHERS[place] ?? [])
    const bare = own ? kinds : place === 'empire' ? ['route'] : []
    return this.host.legal.map((choice) => choice.code).filter((code) => {
      if (!code.endsWith(`:${card}`)) return false
      const kind = code.slice(0, -card.length - 1)
      // In one's turn, guards are put down only while one holds one, and then nothing else is done.
      if (this.myTurn && guard !== (isGuard(kind) ? kind : null)) return false
      // A card that becomes a foundation is chosen from the hand; otherwise choosing means a location or a deal.
      if (kind === 'choose' && (place === 'hand') !== (this.view.step === 'lay-foundation')) return false
      // Taking means a face-up card as long as there are some, not its twin in the hand.
      if (kind === 'take' && place === 'hand' && this.view.open.length) return false
      if (!bare.includes(kind) && !kinds.some((known) => kind === `${known}:${side}`)) return false
      const there = this.view.sides[side]
      return place !== 'empire' || index === undefined || !there || meant(kind.split(':')[0] ?? '', this.view.step, card, there.locations, this.eyes) === index
    })
  }
  can(card: string, place: Place, side: number, index?: number): boolean {
    return this.codes(card, place, side, index).length > 0
  }
  /** Something in this side's empire can be chosen now. */
  hasTargets(side: number): boolean {
    const there = this.view.sides[side]
    if (!there || this.watches) return false
    if (there.locations.some((location) => this.can(location.card, 'empire', side)) || there.deals.some((card) => this.can(card, 'deal', side))) return true
    return side === this.host.seat && this.host.legal.some(({ code }) => code === 'give:foundation' || (this.myTurn && code.startsWith('exchange:')))
  }
  /** The guard one holds, as long as there is a place for it. */
  get guard(): Guard | null {
    const guard = this.#guard
    return guard && this.myTurn && this.#has(guard) ? guard : null
  }
  #has(kind: string): boolean {
    return this.host.legal.some(({ code }) => code.startsWith(`${kind}:`))
  }
  /** What is picked up, as long as it still lies there and something can be done with it. */
  get picked(): Picked | null {
    const picked = this.#picked
    return picked && this.#cards(picked.place, picked.side)[picked.index] === picked.card && this.can(picked.card, picked.place, picked.side, picked.index) ? picked : null
  }
  isPicked(card: string, place: Place, side: number, index: number): boolean {
    const picked = this.picked
    return picked?.card === card && picked.place === place && picked.side === side && picked.index === index
  }
  /** One possible move in answer to a question is made at once; in an open turn the card is picked up first. */
  pick(card: string, place: Place, side: number, index: number): boolean {
    const codes = this.codes(card, place, side, index)
    const [only] = codes
    if (!only) return false
    if (codes.length === 1 && (!this.myTurn || this.guard)) this.#done(only)
    else this.#picked = this.isPicked(card, place, side, index) ? null : { card, place, side, index }
    return true
  }
  /** The card that waits to be built while its price is asked. */
  get building(): string | null {
    const name = this.host.legal.length && this.host.prompt?.id === 'ask-give' ? this.host.prompt.args?.['name'] : null
    return typeof name === 'string' && name.startsWith('@') ? name.slice(1) : null
  }

  #cards(place: Place, side: number): readonly string[] {
    const there = this.view.sides[side]
    const mine = side === this.host.seat ? this.view.mine : null
    if (place === 'kept') return mine?.packet.length ? mine.hand : []
    if (place === 'hand') return mine?.packet.length ? mine.packet : (mine?.hand ?? [])
    if (place === 'open') return this.view.open
    return place === 'deal' ? (there?.deals ?? []) : (there?.locations.map((location) => location.card) ?? [])
  }
  /** The name under which a card travels: the same in hand, in the empire, as a deal; the n-th of its twins. */
  flip(card: string, place: Place, side: number, index: number): string {
    const before = WAY.slice(0, WAY.indexOf(place)).flatMap((one) => this.#cards(one, side))
    const nth = [...before, ...this.#cards(place, side).slice(0, index)].filter((other) => other === card).length
    return `${side}-${card}-${nth}`
  }
  /** What is missing to build a card of one's hand. */
  lacking(card: string): { good: string; n: number }[] {
    const own = this.view.sides[this.eyes]
    if (!own) return []
    return lacking(this.facts(card).build ?? '', own.goods, own.foundations + own.locations.filter((location) => location.taken_from === null).length)
  }
  /** What two workers can be exchanged for now. */
  get exchanges(): { good: string; code: string; label: string }[] {
    if (this.guard) return []
    return this.host.legal.flatMap((choice) => (choice.code.startsWith('exchange:') ? [{ good: choice.code.slice(9), code: choice.code, label: this.host.say(choice.label) }] : []))
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
    return [...(view.round ? [this.host.words.text('label-round', { n: view.round })] : []), this.host.words.text(`phase-${view.phase}`)].join(' · ')
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

  get asked(): Asked | null {
    const picked = this.picked
    if (picked) return this.#askWith(picked)
    if (this.guard) return { title: say(`where-${this.guard}`), help: say('target-help'), answers: [this.#cancel] }
    const free = this.host.legal.filter((choice) => !this.#onBoard(choice.code))
    const guards = this.myTurn ? GUARDS.filter((kind) => this.#has(kind)) : []
    const clickable = this.host.legal.some((choice) => this.#onBoard(choice.code) && !isGuard(choice.code.split(':')[0] ?? ''))
    const help = this.#help(clickable)
    return {
      title: this.host.prompt ? this.host.say(this.host.prompt) : '',
      ...(help ? { help } : {}),
      answers: [
        ...guards.map((kind): Answer => ({
          key: kind, label: say(kind), group: 'guard', tokens: [goodToken(this.host.words, kind === 'defend' ? 'defense-token' : 'samurai')], run: () => this.#take(kind),
        })),
        ...free.map((choice): Answer => ({
          key: choice.code,
          label: this.host.say(choice.label),
          group: choice.code.split(':')[0] ?? '',
          ...(choice.hint ? { detail: this.host.say(choice.hint) } : {}),
          ...this.#tokensOf(choice.code),
          main: free.length === 1 && !clickable && !guards.length,
          run: () => this.host.play(choice.code),
        })),
      ],
    }
  }

  get #cancel(): Answer {
    return { key: 'cancel', label: say('cancel'), quiet: true, run: () => { this.#picked = this.#guard = null } }
  }

  #take(guard: Guard): void {
    this.#guard = guard
    this.#shown = null
  }

  /** What the lamps mean now: after the action only a few things are left, and an attack is about two goods. */
  #help(clickable: boolean): string {
    const { step } = this.view
    if (step === 'turn-end') return say('end-help', { what: ANY_TIME.filter((kind) => this.#has(kind)).map((kind) => say(`end-${kind}`)).join(', ') })
    const pair = this.attack
    if (pair) return `${say('attack-help', { goods: pair.map((good) => goodToken(this.host.words, good).label).join(' + ') })} ${say('target-help')}`
    return clickable ? say(step === 'turn' ? 'turn-help' : 'target-help') : ''
  }

  /** Solo: the goods of the attack that hits now. */
  get attack(): [string, string] | null {
    const { step, attacks } = this.view
    if (step !== 'lose') return null
    const victim = this.host.legal.find(({ code }) => code.startsWith('choose:'))?.code.slice('choose:'.length)
    return victim ? pairOf(attacks, goodsOf(this.facts(victim).raze ?? ''), this.facts(victim).faction === 'japanese') : null
  }
  /** Solo: one more attack card could cost one this location. */
  inDanger(location: Location, side: number): boolean {
    if (!this.solo || side >= this.view.seats || this.view.over) return false
    const facts = this.facts(location.card)
    return (!location.faction || facts.faction === 'japanese') && threatens(this.view.attacks, goodsOf(facts.raze ?? ''), location.faction, (good) => this.host.words.items.get(`attack-${good}`)?.copies ?? 0)
  }
  /** Solo: one wins with more faction locations than the virtual player has collected cards. */
  get race(): { mine: number; pile: number } {
    return { mine: this.view.sides[0]?.locations.filter((location) => location.faction && location.taken_from === null).length ?? 0, pile: this.view.pile.length }
  }

  ending({ result }: Outcome): Ending {
    const rival = result?.rivals?.['label-rival']
    const own = result?.scores[0]
    if (rival && own) {
      const race = { mine: (own.parts['part-faction'] ?? 0) / FACTION_POINTS, pile: rival.total }
      const rank = this.view.title ? this.host.words.text('title-name', { title: this.view.title }) : ''
      return {
        title: say(own.won ? 'solo-won' : 'solo-lost', { ...race, name: this.host.seat === 0 ? '' : this.name(0), you: this.host.seat === 0 ? 'yes' : 'no' }),
        help: rank ? say('solo-rank', { rank, n: own.total }) : say('solo-points', { n: own.total }),
        seatsOnly: true,
      }
    }
    return this.view.over && result ? this.#tieBreak(result.scores) : {}
  }

  /** Level on points, workers and resources decide, then cards in hand. */
  #tieBreak(scores: readonly { total: number; rank: number }[]): Ending {
    const winner = scores.findIndex((score) => score.rank === 1)
    const second = scores.findIndex((score, seat) => seat !== winner && score.rank === 2 && score.total === scores[winner]?.total)
    const [first, other] = [this.view.sides[winner], this.view.sides[second]]
    if (!first || !other) return {}
    const left = ({ goods }: Side): number => ['worker', 'wood', 'stone', 'food'].reduce((sum, good) => sum + (goods[good] ?? 0), 0)
    return { help: left(first) !== left(other) ? say('tie-goods', { a: left(first), b: left(other) }) : say('tie-cards', { a: first.hand, b: other.hand }) }
  }

  #onBoard(code: string): boolean {
    // Factions lie on the table, and the exchange is on one's own faction board.
    if (code.startsWith('faction:') || (code.startsWith('exchange:') && this.view.step.startsWith('turn'))) return true
    if (this.myTurn && isGuard(code.split(':')[0] ?? '')) return true
    const card = code.split(':').at(-1) ?? ''
    if (!this.host.words.items.has(card)) return false
    const view = this.view
    return view.sides.some((side, seat) => WAY.some((place) => lies(view, side, seat, card, place, this.host.seat) && this.codes(card, place, seat).includes(code)))
  }

  #tokensOf(code: string): Partial<Answer> {
    const [kind = '', good = ''] = code.split(':')
    const words = this.host.words
    if (kind === 'exchange') return { label: goodToken(words, good).label, tokens: [goodToken(words, good)] }
    if (['gain', 'pay', 'swap', 'offer'].includes(kind)) return { tokens: [goodToken(words, good)] }
    return {}
  }

  #askWith({ card, place, side, index }: Picked): Asked {
    const codes = this.codes(card, place, side, index)
    const facts = this.facts(card)
    const words = this.host.words
    const cost = (notation: string | undefined) => countsOf(notation ?? '').map(({ good, n }) => goodToken(words, good, n > 1 ? n : undefined))
    // Giving up a card for its goods is never the answer of a mere Enter.
    const main = codes.find((code) => MAIN.includes(code.split(':')[0] ?? '') && !code.startsWith('raze:hand:'))
    const answers = codes.map((code): Answer => {
      const kind = code.split(':')[0] ?? ''
      const choice = this.host.legal.find((one) => one.code === code)
      const hint = choice?.hint ? { detail: this.host.say(choice.hint) } : {}
      const base = { key: code, run: () => this.#done(code), main: code === main }
      if (kind === 'build') return { ...base, label: say('build'), icon: 'hammer-nails', tokens: cost(facts.build) }
      if (kind === 'deal') return { ...base, label: say('deal'), icon: 'shaking-hands', ...hint }
      if (kind === 'raze') return { ...base, label: say('raze'), icon: 'torch', ...(choice?.hint ? hint : { tokens: cost(facts.raze) }) }
      if (kind === 'activate' || kind === 'activate-twice') return { ...base, label: say(kind), icon: 'sprint', ...(this.#trade(facts.action, kind === 'activate' ? 1 : 2) ?? hint) }
      return { ...base, label: ['tuck', 'discard', 'give', 'take'].includes(kind) ? say(kind) : choice ? this.host.say(choice.label) : code }
    })
    const help = words.items.get(card)?.text
    return {
      title: side === this.host.seat ? say('what-with', { name: words.name(card) }) : say('what-with-of', { name: words.name(card), owner: this.name(side) }),
      ...(help ? { help: words.speaker.language === 'hu' ? (help.hu ?? '') : (help.en ?? '') } : {}),
      inHand: true,
      answers: [this.#cancel, ...(place === 'hand' && this.view.step === 'turn' ? this.#beyondReach(card, codes) : []), ...answers],
    }
  }

  /** What a card in hand is for, though it cannot be paid now: said with what is missing. */
  #beyondReach(card: string, codes: readonly string[]): Answer[] {
    const facts = this.facts(card)
    const short = (label: string, icon: string, missing: readonly { good: string; n: number }[]): Answer => ({
      key: `no-${label}`, label: say(label), icon, off: true, detail: say('lacking'), tokens: missing.map(({ good, n }) => goodToken(this.host.words, good, n)), run: () => {},
    })
    const missing = this.lacking(card)
    return [
      ...(missing.length && !codes.includes(`build:${card}`) ? [short('build', 'hammer-nails', missing)] : []),
      ...(facts.deal && !codes.includes(`deal:${card}`) ? [short('deal', 'shaking-hands', [{ good: 'food', n: 1 }])] : []),
    ]
  }

  /** "1 munkás → 2 fa", if the action is nothing but an exchange of goods. */
  #trade(action: string | undefined, times: number): { detail: string } | null {
    const found = exchange(action ?? '')
    if (!found) return null
    const words = this.host.words
    const side = (goods: readonly { good: string; n: number }[]): string => goods.map(({ good, n }) => `${n * times} ${words.text(`good-${good}`, { case: 'nom', n: n * times })}`).join(', ')
    return { detail: `${side(found.cost)} → ${side(found.gain)}` }
  }

  #done(code: string): void {
    this.#picked = this.#guard = null
    this.host.play(code)
  }
}

const isGuard = (kind: string): kind is Guard => (GUARDS as readonly string[]).includes(kind)

function lies(view: View, side: Side, seat: number, card: string, place: Place, own: number | null): boolean {
  if (place === 'empire') return side.locations.some((location: Location) => location.card === card)
  if (place === 'deal') return side.deals.includes(card)
  if (seat !== own || place === 'kept') return false
  return place === 'open' ? view.open.includes(card) : (view.mine?.hand.includes(card) ?? false) || (view.mine?.packet.includes(card) ?? false)
}
