import type { Answer, Asked, Board, Host, Lying, Token } from '../../lib/board.ts'
import { addIcons } from '../../lib/icons.ts'
import { addSigns } from '../../lib/signs.ts'
import type { Preview, WireLine } from '../../lib/types.ts'
import icons from './board.icons'
import Card from './Card.svelte'
import { goodToken, goodTokens, SIGNS, sums, TRIGGER_ICONS } from './goods.ts'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import { type Bill, billFor, buildingOf } from './plan.ts'
import { lastPlays, type Play } from './plays.ts'
import Seat from './Seat.svelte'
import { say } from './texts.ts'
import type { CardFacts, View } from './types.ts'

addIcons(icons)
addSigns('ginkgopolis', SIGNS)

const STEPS: Record<string, string> = {
  draft: 'step-characters',
  choose: 'step-choose',
  'give-back': 'step-give',
  over: 'step-score',
}
/** The signs of deeds. */
const DEEDS: Readonly<Record<string, string>> = { ...TRIGGER_ICONS, 'move-letter': 'return-arrow' }
/** A place on the map where a choice can be made. */
interface Spot {
  x: number
  y: number
  code: string
}

/** Ginkgopolis: a card and a tile are one gesture, with the bill beside the city before anything is put down. */
export class GinkgopolisBoard implements Board {
  readonly Main = Main
  readonly Hand = Hand
  readonly Seat = Seat
  readonly Card = Card
  /** The card and the tile picked up, not yet put down. */
  #card = $state<string | null>(null)
  #tile = $state<string | null>(null)
  /** The round in which they were picked up: later they mean nothing. */
  #round = $state(0)

  constructor(readonly host: Host) {}

  get view(): View {
    return this.host.view as View
  }
  /** Whose engine and goods are shown: one's own, or the first seat's for a spectator. */
  get eyes(): number {
    return this.host.seat ?? 0
  }
  get rivals(): { seat: number; name: string }[] {
    return this.view.sides
      .slice(this.view.seats)
      .map((_, i) => ({ seat: this.view.seats + i, name: this.host.words.text('label-hal') }))
  }

  facts = (card: string): CardFacts => (this.host.words.item(card)?.printed ?? { kind: 'building' }) as CardFacts
  name = (side: number): string => this.host.players[side] ?? this.host.words.text('label-hal')
  can = (code: string): boolean => this.host.legal.some((choice) => choice.code === code)

  /** What each side played last. */
  get plays(): ReadonlyMap<number, Play> {
    return this.#plays
  }
  readonly #plays = $derived.by(() => lastPlays(this.host.deeds))
  /** Buildings that changed by those plays. */
  get fresh(): ReadonlySet<string> {
    return this.#fresh
  }
  readonly #fresh = $derived(new Set([...this.plays.values()].flatMap((play) => play.tile ?? [])))

  // The gesture

  get choosingCard(): boolean {
    return this.host.legal.some((choice) => choice.code.startsWith('play:'))
  }
  get choosingTile(): boolean {
    return this.can('alone') || this.host.legal.some((choice) => choice.code.startsWith('with:'))
  }
  get card(): string | null {
    const mine = this.view.mine
    if (mine?.chosen_card) return mine.chosen_card
    return this.#card !== null && this.#round === this.view.round && this.can(`play:${this.#card}`) ? this.#card : null
  }
  get tile(): string | null {
    const mine = this.view.mine
    if (mine?.chosen_tile) return mine.chosen_tile
    return this.#tile !== null &&
      this.#round === this.view.round &&
      mine?.tiles.includes(this.#tile) &&
      (this.choosingCard || this.choosingTile)
      ? this.#tile
      : null
  }
  get bill(): Bill | null {
    const { card, tile } = this
    const preview = card !== null && tile !== null ? (this.#previews(card)[`with:${tile}`] ?? this.view.mine?.bill) : null
    return card !== null && preview ? billFor(this.view, card, this.facts(card).letter, preview) : null
  }
  /** What the card would cost and bring alone and with each tile, by the code of the choice. */
  #previews(card: string): Readonly<Record<string, Preview | null | undefined>> {
    const { legal } = this.host
    if (this.choosingTile) return Object.fromEntries(legal.map(({ code, preview }) => [code, preview]))
    return legal.find(({ code }) => code === `play:${card}`)?.preview?.then ?? {}
  }
  /** What the card's building gives alone now. */
  gives(card: string): Record<string, number> {
    const building = buildingOf(this.view, card)
    return building ? { [building.gives]: building.height } : {}
  }

  pickCard(card: string): void {
    this.#card = this.card === card ? null : card
    this.#round = this.view.round
  }
  pickTile(tile: string): void {
    this.#tile = this.tile === tile ? null : tile
    this.#round = this.view.round
  }
  cancel(): void {
    this.#card = null
    this.#tile = null
  }
  putDown(tile: string | null): void {
    const card = this.card
    if (card === null) return
    const second = tile === null ? 'alone' : `with:${tile}`
    // What was picked up stays in sight until it lies on the table, and comes back in hand if it is taken back.
    this.#tile = tile
    if (this.choosingTile) this.host.play(second)
    else this.host.play(`play:${card}`, second)
  }

  /** Free spaces a letter may go to now. */
  get spots(): Spot[] {
    return this.host.legal.flatMap(({ code, on }) => {
      const space = on?.map((id) => /^(-?\d+),(-?\d+)$/.exec(id)).find((found) => found !== null)
      return space ? [{ x: Number(space[1]), y: Number(space[2]), code }] : []
    })
  }
  /** The letter that may be chosen, if letters are asked for. */
  letterCode(letter: string): string | null {
    return this.host.legal.find(({ code, on }) => code.startsWith('shift:') && on?.includes(letter.toLowerCase()))?.code ?? null
  }

  // The frame

  get phase(): string {
    const view = this.view
    const words = this.host.words
    const parts = [words.text('label-round', { n: view.round }), words.text(STEPS[view.step] ?? 'step-resolve')]
    return [...(view.round ? parts : parts.slice(1)), ...(view.ending && !view.over ? [say('last-round')] : [])].join(' · ')
  }
  score(seat: number): number | null {
    return this.view.sides[seat]?.points ?? null
  }
  ready(seat: number): boolean {
    return this.view.sides[seat]?.ready ?? false
  }
  itemsOf({ deed }: WireLine): readonly string[] {
    return deed?.on ?? []
  }

  rivalOf({ deed }: WireLine): number | null {
    return deed && deed.side >= this.host.players.length ? deed.side : null
  }

  // The film: the city is all one place, neither moved nor zoomed

  lies(piece: string): Lying | null {
    const { city, letters } = this.view
    const there = city.some(({ tile }) => tile === piece) || letters.some(({ letter }) => letter.toLowerCase() === piece)
    return there ? { side: null } : null
  }
  deedIcon(what: string): string | undefined {
    return DEEDS[what]
  }
  token(good: string): Token {
    return goodToken(this.host.words, good)
  }
  get first(): number | null {
    return this.view.round ? this.view.first : null
  }

  /** A card lies there already, and its tile is asked for: one gesture, two decisions. */
  get halfway(): boolean {
    return this.choosingTile
  }
  get inner(): boolean {
    return this.choosingTile
  }

  get asked(): Asked | null {
    if (this.choosingCard || this.choosingTile) return this.#askCard()
    // The cards glow in the hand: there they are chosen.
    if (this.view.step === 'draft' && this.host.legal.length)
      return { title: this.#title(), help: say('draft-help'), answers: [] }
    if (this.can('take:resource') || this.can('take:tile'))
      return this.#ask((code) => ({ tokens: [goodToken(this.host.words, code === 'take:tile' ? 'tile' : 'resource')] }))
    if (this.view.step === 'give-back') {
      const n = this.view.mine?.giving.length ?? 0
      return {
        title: this.#title(),
        help: n ? say('giving', { n }) : say('giving-why'),
        answers: this.can('keep')
          ? [{ key: 'keep', label: n ? say('give-these') : say('give-none'), main: true, run: () => this.host.play('keep') }]
          : [],
      }
    }
    return null
  }

  #title(): string {
    return this.host.prompt ? this.host.say(this.host.prompt) : ''
  }

  #ask(more: (code: string) => Partial<Answer>): Asked {
    return {
      title: this.#title(),
      answers: this.host.legal.map((choice) => ({
        key: choice.code,
        label: this.host.say(choice.label),
        run: () => this.host.play(choice.code),
        ...more(choice.code),
      })),
    }
  }

  #askCard(): Asked {
    const { card, tile } = this
    if (card === null) {
      return {
        title: this.#title(),
        help: say('ask-card-help'),
        answers: this.can('new-hand')
          ? [
              {
                key: 'new-hand',
                label: say('new-hand'),
                icon: 'card-exchange',
                detail: `${this.view.sides[this.eyes]?.new_hand_tokens ?? 0} ${say('tokens')}`,
                run: () => this.host.play('new-hand'),
              },
            ]
          : [],
      }
    }
    const letter = this.facts(card).letter
    const poor = Object.keys(this.bill?.preview.missing ?? {}).length > 0
    const without: Answer = {
      key: 'alone',
      label: say('without-tile'),
      icon: 'cog',
      main: tile === null || poor,
      run: () => this.putDown(null),
      ...(letter ? { detail: say('without-tile-or') } : {}),
      tokens: goodTokens(
        this.host.words,
        sums((this.#previews(card)['alone']?.changes ?? []).filter(({ side }) => side === this.host.seat)),
      ),
    }
    const cancel: Answer[] = this.choosingTile
      ? []
      : [{ key: 'cancel', label: say('cancel'), quiet: true, run: () => this.cancel() }]
    const name = this.host.words.name(card)
    if (tile === null)
      return { title: say('ask-with', { card: name }), help: say('choose-tile'), answers: [...cancel, without], inHand: true }
    const help = poor ? say('bill-poor') : this.view.seats > 1 ? say('face-down') : ''
    const putDown: Answer = {
      key: 'put-down',
      label: say('put-down'),
      icon: 'x-check',
      main: !poor,
      run: () => this.putDown(tile),
    }
    return {
      title: letter ? say('ask-new', { letter }) : say('ask-floor', { card: name.toLocaleLowerCase() }),
      ...(help ? { help } : {}),
      answers: poor ? [...cancel, putDown, without] : [...cancel, without, putDown],
      inHand: true,
    }
  }
}
