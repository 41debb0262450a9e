import type { Answer, Asked, Board, Host } from '../../lib/board.ts'
import { addIcons } from '../../lib/icons.ts'
import type { WireLine } from '../../lib/types.ts'
import art from './art.icons'
import icons from './board.icons'
import Card from './Card.svelte'
import { countsOf, lacking } from './effect.ts'
import { goodToken } from './goods.ts'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import Seat from './Seat.svelte'
import { say } from './texts.ts'
import type { Location, Printed, Side, View } from './types.ts'

addIcons(icons)
addIcons(art)

/** Where a card lies: in hand, in an empire, among deals, open on the table. */
export type Place = 'hand' | 'empire' | 'deal' | 'open'

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
  empire: ['activate', 'activate-twice', 'choose', 'give', 'defend', 'samurai'],
  deal: ['cancel', 'build', 'choose'],
  open: ['take'],
}
/** With what lies before somebody else: the code names the side, but for the Trade Route's, whose locations are always another's. */
const AT_OTHERS: Record<string, readonly string[]> = { empire: ['raze', 'target'], deal: ['cancel'] }
/** The way of a card through the game. */
const WAY: readonly Place[] = ['hand', 'empire', 'deal', 'open']
/** Lines that tell the deed itself, not what was paid for it or what it brought. */
const DEEDS: ReadonlySet<string> = new Set(
  ['build', 'deal', 'raze', 'raze-hand', 'activate', 'exchange', 'cancelled', 'took-deal', 'route', 'removed', 'blocked', 'took-over', 'steal', 'laid-foundation', 'lost', 'spared'].map((id) => `log-${id}`),
)
const MAIN = ['build', 'activate', 'take', 'give', 'raze', 'target', 'choose']

/** Imperial Settlers: one's empire in three rows; a card picked up asks what to do with it, everything else is one click. */
export class SettlersBoard implements Board {
  readonly Main = Main
  readonly Hand = Hand
  readonly Seat = Seat
  readonly Card = Card
  #picked = $state<Picked | null>(null)
  /** Whose empire one asked to see, and when. */
  #shown = $state<{ side: number; when: string } | null>(null)

  constructor(readonly host: Host) {}

  get view(): View {
    return this.host.view as View
  }
  get eyes(): number {
    return this.host.seat ?? 0
  }
  /** Whose empire is on the table: the one asked for; else where the only answers lie; else one's own. */
  get shown(): number {
    const asked = this.#shown
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
    const own = this.view.sides[this.eyes]
    const home = own?.locations.some((location) => this.can(location.card, 'empire', this.eyes)) || own?.deals.some((card) => this.can(card, 'deal', this.eyes))
    return sides.length === 1 && !home ? (sides[0] ?? null) : null
  }
  get side(): Side | undefined {
    return this.view.sides[this.shown]
  }
  get rivals(): { seat: number; name: string }[] {
    return this.view.sides.slice(this.view.seats).map((_, i) => ({ seat: this.view.seats + i, name: this.name(this.view.seats + i) }))
  }

  rivalOf(line: WireLine): number | null {
    return /^log-(rival|attack|lost|spared)/.test(line.id) ? (this.rivals[0]?.seat ?? null) : null
  }
  weight(line: WireLine): number {
    return DEEDS.has(line.id) ? 2 : Number(Object.values(line.args ?? {}).some((value) => String(value).startsWith('@')))
  }

  facts = (card: string): Printed => (this.host.words.items.get(card)?.printed ?? { kind: '' }) as unknown as Printed
  name = (side: number): string => this.host.players[side] ?? say('rival')

  /** What can be done now with a card that lies there. */
  codes(card: string, place: Place, side: number): string[] {
    const own = side === this.host.seat
    const kinds = own ? AT[place] : (AT_OTHERS[place] ?? [])
    const bare = own ? kinds : place === 'empire' ? ['route'] : []
    return this.host.legal.map((choice) => choice.code).filter((code) => {
      if (!code.endsWith(`:${card}`)) return false
      const kind = code.slice(0, -card.length - 1)
      // A card that becomes a foundation is chosen from the hand; otherwise choosing means a location or a deal.
      if (kind === 'choose' && (place === 'hand') !== (this.view.step === 'lay-foundation')) return false
      // Taking means a face-up card as long as there are some, not its twin in the hand.
      if (kind === 'take' && place === 'hand' && this.view.open.length) return false
      return bare.includes(kind) || kinds.some((known) => kind === `${known}:${side}`)
    })
  }
  can(card: string, place: Place, side: number): boolean {
    return this.codes(card, place, side).length > 0
  }
  /** Something in this side's empire can be chosen now, and it is not one's own. */
  hasTargets(side: number): boolean {
    const there = this.view.sides[side]
    if (!there || side === this.host.seat) return false
    return there.locations.some((location) => this.can(location.card, 'empire', side)) || there.deals.some((card) => this.can(card, 'deal', side))
  }
  /** What is picked up, as long as it still lies there and something can be done with it. */
  get picked(): Picked | null {
    const picked = this.#picked
    return picked && this.#cards(picked.place, picked.side)[picked.index] === picked.card && this.can(picked.card, picked.place, picked.side) ? picked : null
  }
  isPicked(card: string, place: Place, side: number, index: number): boolean {
    const picked = this.picked
    return picked?.card === card && picked.place === place && picked.side === side && picked.index === index
  }
  /** One possible move in answer to a question is made at once; in an open turn the card is picked up first. */
  pick(card: string, place: Place, side: number, index: number): boolean {
    const codes = this.codes(card, place, side)
    const [only] = codes
    if (!only) return false
    if (codes.length === 1 && !this.view.step.startsWith('turn')) this.host.play(only)
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
    return this.host.legal.flatMap((choice) => (choice.code.startsWith('exchange:') ? [{ good: choice.code.slice(9), code: choice.code, label: this.host.say(choice.label) }] : []))
  }
  /** The most telling move for "why not?". */
  question(card: string, place: Place, side: number): string {
    if (place === 'hand') return `build:${card}`
    if (place === 'open') return `take:${card}`
    return side === this.host.seat ? `activate:${card}` : `raze:${side}:${card}`
  }

  // The frame

  get phase(): string {
    const view = this.view
    return [...(view.round ? [this.host.words.text('label-round', { n: view.round })] : []), this.host.words.text(`phase-${view.phase}`)].join(' · ')
  }
  score(seat: number): number | null {
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
    const free = this.host.legal.filter((choice) => !this.#onBoard(choice.code))
    const clickable = free.length < this.host.legal.length
    return {
      title: this.host.prompt ? this.host.say(this.host.prompt) : '',
      ...(clickable ? { help: say(this.view.step.startsWith('turn') ? 'turn-help' : 'target-help') } : {}),
      answers: free.map((choice) => ({
        key: choice.code,
        label: this.host.say(choice.label),
        group: choice.code.split(':')[0] ?? '',
        ...(choice.hint ? { detail: this.host.say(choice.hint) } : {}),
        ...this.#tokensOf(choice.code),
        main: free.length === 1 && !clickable,
        run: () => this.host.play(choice.code),
      })),
    }
  }

  #onBoard(code: string): boolean {
    // Factions lie on the table, and the exchange is on one's own faction board.
    if (code.startsWith('faction:') || (code.startsWith('exchange:') && this.view.step.startsWith('turn'))) return true
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

  #askWith({ card, place, side }: Picked): Asked {
    const codes = this.codes(card, place, side)
    const facts = this.facts(card)
    const words = this.host.words
    const cost = (notation: string | undefined) => countsOf(notation ?? '').map(({ good, n }) => goodToken(words, good, n > 1 ? n : undefined))
    const answers = codes.map((code): Answer => {
      const kind = code.split(':')[0] ?? ''
      const choice = this.host.legal.find((one) => one.code === code)
      const base = { key: code, run: () => this.#done(code), main: MAIN.includes(kind) && kind === (codes.find((one) => MAIN.includes(one.split(':')[0] ?? '')) ?? '').split(':')[0] }
      if (kind === 'build') return { ...base, label: say('build'), icon: 'hammer-nails', tokens: cost(facts.build) }
      if (kind === 'deal') return { ...base, label: say('deal'), icon: 'shaking-hands', tokens: [goodToken(words, 'food'), ...cost(facts.deal)], detail: `→ ${say('per-round')}` }
      if (kind === 'raze') return { ...base, label: say('raze'), icon: 'torch', ...(choice?.hint ? { detail: this.host.say(choice.hint) } : { tokens: cost(facts.raze) }) }
      if (kind === 'activate' || kind === 'activate-twice') return { ...base, label: say(kind), icon: 'sprint', ...(choice?.hint ? { detail: this.host.say(choice.hint) } : {}) }
      return { ...base, label: ['defend', 'samurai', 'tuck', 'discard', 'give', 'take'].includes(kind) ? say(kind) : choice ? this.host.say(choice.label) : code }
    })
    const help = words.items.get(card)?.text
    return {
      title: side === this.host.seat ? say('what-with', { name: words.name(card) }) : say('what-with-of', { name: words.name(card), owner: this.name(side) }),
      ...(help ? { help: words.speaker.language === 'hu' ? (help.hu ?? '') : (help.en ?? '') } : {}),
      answers: [{ key: 'cancel', label: say('cancel'), quiet: true, run: () => (this.#picked = null) }, ...answers],
    }
  }

  #done(code: string): void {
    this.#picked = null
    this.host.play(code)
  }
}

function lies(view: View, side: Side, seat: number, card: string, place: Place, own: number | null): boolean {
  if (place === 'empire') return side.locations.some((location: Location) => location.card === card)
  if (place === 'deal') return side.deals.includes(card)
  if (seat !== own) return false
  return place === 'open' ? view.open.includes(card) : (view.mine?.hand.includes(card) ?? false) || (view.mine?.packet.includes(card) ?? false)
}
