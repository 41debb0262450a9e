import type { Answer, Asked, Board, Host } from '../../lib/board.ts'
import { addIcons } from '../../lib/icons.ts'
import art from './art.icons'
import icons from './board.icons'
import Card from './Card.svelte'
import { countsOf } from './effect.ts'
import { FACTIONS, goodToken } from './goods.ts'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import Seat from './Seat.svelte'
import { say } from './texts.ts'
import type { Location, Printed, Side, View } from './types.ts'

addIcons(icons)
addIcons(art)

/** Where a card lies: in hand, in an empire, among deals, open on the table. */
export type Place = 'hand' | 'empire' | 'deal' | 'open'

/** Kinds of moves with a card, by where it lies. */
const AT: Record<Place, readonly string[]> = {
  hand: ['build', 'deal', 'raze:hand', 'tuck', 'discard', 'take'],
  empire: ['activate', 'activate-twice', 'choose', 'give', 'defend', 'samurai', 'route'],
  deal: ['cancel', 'build', 'choose'],
  open: ['take'],
}
const AT_OTHERS: Record<string, readonly string[]> = { empire: ['raze', 'target', 'route', 'choose', 'give'], deal: ['cancel'] }
const MAIN = ['build', 'activate', 'take', 'give', 'raze', 'target', 'choose']

/** Imperial Settlers: one's empire in three rows; a card picked up asks what to do with it, everything else is one click. */
export class SettlersBoard implements Board {
  readonly Main = Main
  readonly Hand = Hand
  readonly Seat = Seat
  readonly Card = Card
  #picked = $state<{ card: string; place: Place; side: number } | null>(null)
  /** Whose empire is on the table; null is one's own. */
  #shown = $state<number | null>(null)

  constructor(readonly host: Host) {}

  get view(): View {
    return this.host.view as View
  }
  get eyes(): number {
    return this.host.seat ?? 0
  }
  get shown(): number {
    return this.#shown ?? this.eyes
  }
  show(side: number | null): void {
    this.#shown = side === this.eyes ? null : side
  }
  get side(): Side | undefined {
    return this.view.sides[this.shown]
  }
  get rivals(): { seat: number; name: string }[] {
    return this.view.sides.slice(this.view.seats).map((_, i) => ({ seat: this.view.seats + i, name: this.name(this.view.seats + i) }))
  }

  facts = (card: string): Printed => (this.host.words.items.get(card)?.printed ?? { kind: '' }) as unknown as Printed
  name = (side: number): string => this.host.players[side] ?? say('rival')

  /** What can be done now with a card that lies there. */
  codes(card: string, place: Place, side: number): string[] {
    const own = side === this.host.seat
    const kinds = own ? AT[place] : (AT_OTHERS[place] ?? [])
    return this.host.legal.map((choice) => choice.code).filter((code) => {
      if (!code.endsWith(`:${card}`)) return false
      const kind = code.slice(0, -card.length - 1)
      // Taking means a face-up card as long as there are some, not its twin in the hand.
      if (kind === 'take' && place === 'hand' && this.view.open.length) return false
      return kinds.includes(kind) || kinds.some((known) => kind === `${known}:${side}`)
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
  isPicked(card: string, place: Place, side: number): boolean {
    const picked = this.#picked
    return picked?.card === card && picked.place === place && picked.side === side && this.can(card, place, side)
  }
  /** One possible move in answer to a question is made at once; in an open turn the card is picked up first. */
  pick(card: string, place: Place, side: number): boolean {
    const codes = this.codes(card, place, side)
    const [only] = codes
    if (!only) return false
    if (codes.length === 1 && !this.view.step.startsWith('turn')) this.host.play(only)
    else this.#picked = this.isPicked(card, place, side) ? null : { card, place, side }
    return true
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
    const picked = this.#picked
    if (picked) {
      const codes = this.codes(picked.card, picked.place, picked.side)
      if (codes.length) return this.#askWith(picked.card, codes)
    }
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
    const card = code.split(':').at(-1) ?? ''
    if (!this.host.words.items.has(card)) return false
    const view = this.view
    const places: readonly Place[] = ['hand', 'empire', 'deal', 'open']
    return view.sides.some((side, seat) => places.some((place) => lies(view, side, seat, card, place, this.host.seat) && this.codes(card, place, seat).includes(code)))
  }

  #tokensOf(code: string): Partial<Answer> {
    const [kind = '', good = ''] = code.split(':')
    const words = this.host.words
    if (kind === 'exchange') return { label: say('exchange'), tokens: [goodToken(words, good)], icon: 'meeple' }
    if (kind === 'faction') return { icon: FACTIONS[good]?.icon ?? '', tokens: countsOf(this.facts(`board-${good}`).production ?? '').map((each) => goodToken(words, each.good, each.n > 1 ? each.n : undefined)) }
    if (['gain', 'pay', 'swap', 'offer'].includes(kind)) return { tokens: [goodToken(words, good)] }
    return {}
  }

  #askWith(card: string, codes: readonly string[]): Asked {
    const facts = this.facts(card)
    const words = this.host.words
    const cost = (notation: string | undefined) => countsOf(notation ?? '').map(({ good, n }) => goodToken(words, good, n > 1 ? n : undefined))
    const answers = codes.map((code): Answer => {
      const kind = code.split(':')[0] ?? ''
      const choice = this.host.legal.find((one) => one.code === code)
      const base = { key: code, run: () => this.#done(code), main: MAIN.includes(kind) && kind === (codes.find((one) => MAIN.includes(one.split(':')[0] ?? '')) ?? '').split(':')[0] }
      if (kind === 'build') return { ...base, label: say('build'), icon: 'hammer-nails', tokens: cost(facts.build) }
      if (kind === 'deal') return { ...base, label: say('deal'), icon: 'shaking-hands', tokens: [goodToken(words, 'food'), ...cost(facts.deal)], detail: `→ ${say('per-round')}` }
      if (kind === 'raze') return { ...base, label: say('raze'), tokens: cost(facts.raze), ...(choice?.hint ? { detail: this.host.say(choice.hint) } : {}) }
      if (kind === 'activate' || kind === 'activate-twice') return { ...base, label: say(kind), icon: 'sprint', ...(choice?.hint ? { detail: this.host.say(choice.hint) } : {}) }
      return { ...base, label: ['defend', 'samurai', 'tuck', 'discard', 'give', 'take'].includes(kind) ? say(kind) : choice ? this.host.say(choice.label) : code }
    })
    const help = words.items.get(card)?.text
    return {
      title: say('what-with', { name: words.name(card) }),
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
