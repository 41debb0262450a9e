import type { Answer, Asked, Board, Ending, Host, Lying, Token } from '../../lib/board.ts'
import { addIcons } from '../../lib/icons.ts'
import { addSigns } from '../../lib/signs.ts'
import type { Change, Choice, Outcome, Preview, WireLine } from '../../lib/types.ts'
import art from './art.icons'
import icons from './board.icons'
import Card from './Card.svelte'
import { costs, gains, goodToken, SIGNS } from './goods.ts'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import Seat from './Seat.svelte'
import { say } from './texts.ts'
import type { Bill, Placed, Side, TileFacts, View } from './types.ts'

addIcons(icons)
addIcons(art)
addSigns('minerva', SIGNS)

/** Residences are picked up from the tray, all others from the market. */
export const RESIDENCE = 'residence'
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const
export type Direction = (typeof DIRECTIONS)[number]
const ARROWS: Readonly<Record<Direction, string>> = {
  up: 'x-arrow-up',
  right: 'x-arrow',
  down: 'x-arrow-down',
  left: 'x-arrow-left',
}
/** The signs of deeds. */
const DEEDS: Readonly<Record<string, string>> = {
  build: 'hammer-nails',
  assistant: 'person',
  go: 'x-arrow',
  use: 'x-arrow',
  culture: 'drama-masks',
  pass: 'player-next',
  hire: 'person',
  glory: 'laurel-crown',
  move: 'return-arrow',
  remove: 'house',
  discard: 'card-pickup',
}
/** Questions in the middle of a deed one has begun. */
const OWN_QUESTIONS = new Set(['turn', 'hire', 'over'])

/** A place of the own city where something can be laid now. */
export interface Spot {
  place: string
  /** What the temples would gain or lose. */
  points: number
}

/** Minerva: a tile and its place are one gesture with the bill in the honey button; a residence opens a street, lit before it is walked. */
export class MinervaBoard implements Board {
  readonly Main = Main
  readonly Hand = Hand
  readonly Seat = Seat
  readonly Card = Card
  /** The piece somebody has picked up: a tile of the market, or `RESIDENCE`. */
  #pick = $state.raw<{ piece: string; when: string } | null>(null)
  /** Where it shall lie. */
  #at = $state<string | null>(null)
  /** The street one looks at. */
  #way = $state<{ house: string; way: Direction } | null>(null)
  #selling = $state(false)
  /** Whose city one asked to see, and whether that was at one's own turn. */
  #shown = $state<{ side: number; asked: boolean } | null>(null)
  /** Whose city the film shows. */
  #filmed = $state<number | null>(null)

  constructor(readonly host: Host) {}

  get view(): View {
    return this.host.view as View
  }
  /** Whose city lies on the table: one's own; who only watches sees whoever is to act. */
  get eyes(): number {
    return this.host.seat ?? this.view.to_act[0] ?? this.view.turn
  }
  get side(): Side | undefined {
    return this.view.sides[this.eyes]
  }
  get solo(): boolean {
    return this.view.seats === 1
  }
  get myTurn(): boolean {
    return this.view.step === 'turn' && this.host.legal.length > 0
  }
  facts = (tile: string): TileFacts => (this.host.words.item(tile)?.printed ?? { group: '' }) as TileFacts
  name = (side: number): string => this.host.players[side] ?? ''
  /** The kind of a piece: its id without the number of the copy. */
  kind = (piece: string): string => piece.replace(/\.\d+$/, '')

  // What can be chosen

  #choice(code: string): Choice | undefined {
    return this.host.legal.find((choice) => choice.code === code)
  }
  can = (code: string): boolean => this.#choice(code) !== undefined
  #kinds(kind: string): Choice[] {
    return this.host.legal.filter(({ code }) => code.startsWith(`${kind}:`))
  }
  /** The choice a piece on the table, or a good, stands for. */
  choice(piece: string): Choice | undefined {
    return this.host.legal.find(({ code, on }) => !code.startsWith('sell:') && !code.startsWith('go:') && on?.includes(piece))
  }
  bill(tile: string): Bill | undefined {
    return this.view.bills[tile]
  }

  // A tile and its place

  /** What is being built: picked up here, or by the game as it stands. */
  get #picked(): string | null {
    return this.#pick?.when === this.#when ? this.#pick.piece : null
  }
  /** What was picked up is put down when the city has grown or the round is over, however that came. */
  get #when(): string {
    return `${this.view.round} ${this.side?.city.length ?? 0}`
  }
  get picked(): string | null {
    const side = this.side
    if (this.view.step === 'place') return side?.building === 'residence' ? RESIDENCE : (side?.hand ?? null)
    if (!this.myTurn || this.#picked === null) return null
    if (this.#picked === RESIDENCE) return this.can('residence') ? RESIDENCE : null
    return this.choice(this.#picked) ? this.#picked : null
  }
  /** Where it would lie. */
  get at(): string | null {
    return this.#at !== null && this.picked && this.spots.some(({ place }) => place === this.#at) ? this.#at : null
  }
  pick(piece: string): void {
    this.#pick = this.picked === piece ? null : { piece, when: this.#when }
    this.#at = null
    this.#selling = false
    this.#shown = null
  }
  cancel(): void {
    this.#pick = this.#at = null
    this.#selling = false
  }
  /** Where something may be laid now, with what that would change in the worth of temples. */
  get spots(): Spot[] {
    return this.#spots
  }
  readonly #spots = $derived.by((): Spot[] => {
    if (this.host.seat === null) return []
    const asked = this.host.legal.flatMap(({ on, preview }) => {
      const place = on?.find((id) => /^-?\d+,-?\d+$/.test(id))
      return place ? [{ place, points: points(preview) }] : []
    })
    if (asked.length || !this.picked) return asked
    const then = this.#pickedChoice?.preview?.then ?? {}
    return Object.entries(this.view.places).map(([place, code]) => ({ place, points: points(then[code]) }))
  })
  get #pickedChoice(): Choice | undefined {
    const picked = this.picked
    return picked === RESIDENCE ? this.#choice('residence') : picked ? this.choice(picked) : undefined
  }
  /** Choose a free place: of a residence at once, since the street comes next and can be taken back; else with the bill first. */
  point(place: string): void {
    if (!this.spots.some((spot) => spot.place === place)) return
    if (this.view.step === 'move-to') {
      const choice = this.choice(place)
      if (choice) this.#play(choice.code)
    } else if (this.picked === RESIDENCE || this.at === place) this.#build(place)
    else this.#at = place
  }
  #build(place: string): void {
    const at = this.view.places[place]
    if (!at) return
    if (this.view.step === 'place') this.#play(at)
    else if (this.picked === RESIDENCE) this.#play('residence', at)
    else if (this.picked) {
      const codes = this.#codes(this.picked)
      // Where the game has to ask something first, the place is chosen after that.
      this.#play(...codes, ...(codes.length === this.#steps(this.picked) ? [at] : []))
    }
  }
  /** How a tile of the market is chosen; alone also from which pair. */
  #codes(piece: string): string[] {
    const choice = this.choice(piece)
    if (!choice) return []
    const other = this.partner(piece)
    const removed = other ? `remove:${this.kind(other)}` : ''
    return [choice.code, ...(removed in (choice.preview?.then ?? {}) ? [removed] : [])]
  }
  #steps(piece: string): number {
    return Object.keys(this.choice(piece)?.preview?.then ?? {}).some((code) => code.startsWith('remove:')) ? 2 : 1
  }
  /** Alone, two and two tiles of the offer form pairs. */
  partner(piece: string): string | null {
    const place = this.view.pieces.indexOf(piece)
    return this.solo && place >= 0 && place < this.view.offer.length ? (this.view.pieces[place ^ 1] ?? null) : null
  }
  /** Point at a tile of the market. */
  market(piece: string): boolean {
    const choice = this.choice(piece)
    if (!choice) return false
    // Money has no place in the city.
    if (this.myTurn && choice.code !== 'coins') this.pick(piece)
    else if (choice.code === 'coins') this.#play(...this.#codes(piece))
    else this.#play(choice.code)
    return true
  }
  /** Point at a tile of the own city, or at a pile or good that is asked for. */
  answer(piece: string): boolean {
    const choice = this.choice(piece)
    if (!choice || (this.myTurn && choice.code !== 'assistant')) return false
    this.#play(choice.code)
    return true
  }
  #play(...codes: string[]): void {
    this.#shown = null
    this.host.play(...codes)
  }

  // Streets

  get asksWay(): boolean {
    return this.can('go:up')
  }
  /** Each direction with its street, the nearest tile first. */
  street(way: Direction): readonly string[] {
    return this.#choice(`go:${way}`)?.on?.slice(1) ?? []
  }
  /** The residence that opens the street. */
  get house(): string | null {
    return this.#choice('go:up')?.on?.[0] ?? null
  }
  /** The street that is lit: the one looked at, else the longest. */
  get way(): Direction | null {
    if (!this.asksWay) return null
    if (this.#way && this.#way.house === this.house) return this.#way.way
    return DIRECTIONS.reduce((best, way) => (this.street(way).length > this.street(best).length ? way : best))
  }
  lookAlong(way: Direction): void {
    if (this.house) this.#way = { house: this.house, way }
  }
  /** Light a street, or walk it if it is lit already. */
  go(way: Direction): void {
    if (this.way === way) this.#play(`go:${way}`)
    else this.lookAlong(way)
  }
  /** The number of a tile in the lit street, 0 if it lies elsewhere. */
  number(piece: string): number {
    return this.way ? this.street(this.way).indexOf(piece) + 1 : 0
  }
  inOtherStreet(piece: string): boolean {
    return this.asksWay && DIRECTIONS.some((way) => way !== this.way && this.street(way).includes(piece))
  }

  // Selling

  get sales(): Choice[] {
    return this.#kinds('sell')
  }
  get selling(): boolean {
    return this.#selling && this.sales.length > 0
  }
  sell(): void {
    this.#selling = !this.selling
  }
  sellOne(good: string): void {
    if (this.can(`sell:${good}`)) this.host.play(`sell:${good}`)
  }

  // Others' cities

  /** Whose city covers one's own now. */
  get shown(): number | null {
    if (this.#filmed !== null && this.#filmed !== this.eyes && this.view.sides[this.#filmed]) return this.#filmed
    const shown = this.#shown
    if (!shown || shown.side === this.eyes || !this.view.sides[shown.side]) return null
    return shown.asked || !this.host.legal.length ? shown.side : null
  }
  show(side: number | null): void {
    this.#shown = side === null || side === this.shown ? null : { side, asked: this.host.legal.length > 0 }
  }
  /** Who comes after somebody, oneself left out. */
  next(side: number): number | null {
    const others = this.view.sides.map((_, seat) => seat).filter((seat) => seat !== this.eyes)
    return others.length > 1 ? (others[(others.indexOf(side) + 1) % others.length] ?? null) : null
  }

  // The frame

  get phase(): string {
    const { round, fee, step, over } = this.view
    const last = round === 6 ? say('last-round') : ''
    const parts = [this.host.words.text('table-title', { n: round }), last, step === 'hire' ? say('hiring') : '']
    return [...parts, fee && !over ? say('fee', { n: fee }) : ''].filter(Boolean).join(' · ')
  }
  score(seat: number): number | null {
    return this.view.sides[seat]?.score ?? null
  }
  passed(seat: number): boolean {
    return !this.view.over && (this.view.sides[seat]?.passed ?? false)
  }
  get first(): number | null {
    return this.solo ? null : this.view.first
  }
  itemsOf({ deed }: WireLine): readonly string[] {
    return deed?.on ?? []
  }
  ending({ result }: Outcome): Ending {
    const own = result?.scores[0]
    if (!own || !this.solo) return {}
    const rank = this.host.words.text('title', { title: this.view.title ?? 0 })
    return { title: say('solo-rank', { rank }), help: say('solo-points', { n: own.total }) }
  }
  lies(piece: string): Lying | null {
    const side = this.view.sides.findIndex(({ city }) => city.some((tile) => tile.piece === piece))
    if (side >= 0) return { side }
    return this.view.pieces.includes(piece) ? { side: null } : null
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

  /** Everything but the choice of an action belongs to one that has begun. */
  get inner(): boolean {
    return this.host.legal.length > 0 && !OWN_QUESTIONS.has(this.view.step)
  }
  get back(): string {
    return this.asksWay ? say('elsewhere') : say('build-other')
  }
  /** A tile was taken up and laid in one gesture: taking back ends where it lies on the market again. */
  get halfway(): boolean {
    return this.view.step === 'place' || this.view.step === 'pair'
  }

  get asked(): Asked | null {
    const { words } = this.host
    if (!this.host.legal.length) return null
    if (this.selling)
      return {
        title: say('sell-which'),
        help: say('sell-help'),
        answers: [{ key: 'sold', label: say('sold'), quiet: true, run: () => (this.#selling = false) }],
      }
    if (this.picked) return this.#askWhere(this.picked)
    if (this.asksWay) return this.#askWay()
    if (this.myTurn) return this.#askTurn()
    const free = this.host.legal.filter((choice) => !choice.code.startsWith('sell:') && !this.#onTable(choice))
    const clickable = this.host.legal.some((choice) => this.#onTable(choice))
    return {
      title: this.#title(),
      ...(clickable ? { help: say('target-help') } : {}),
      words,
      answers: free.map(
        (choice): Answer => ({
          key: choice.code,
          label: this.host.say(choice.label),
          ...this.#about(choice),
          main: (free.length === 1 && !clickable) || choice.code === 'yes',
          run: () => this.#play(choice.code),
        }),
      ),
    }
  }

  #title(): string {
    return this.host.prompt ? this.host.say(this.host.prompt) : ''
  }
  /** Chosen by pointing at a tile or a place of the city, or at a tile of the market. */
  #onTable({ code }: Choice): boolean {
    return /^(at|far|remove):/.test(code)
  }
  #own({ preview }: Choice): readonly Change[] {
    return preview?.changes?.filter(({ side }) => side === this.host.seat) ?? []
  }
  /** What an answer is about: the good it names, or what it costs and brings. */
  #about(choice: Choice): Partial<Answer> {
    const { words } = this.host
    const [kind = '', good = ''] = choice.code.split(':')
    if (kind === 'take' || kind === 'give') return { tokens: [goodToken(words, good)] }
    const own = this.#own(choice)
    if (own.length) return { tokens: costs(words, own), gains: gains(words, own) }
    return choice.hint ? { detail: this.host.say(choice.hint) } : {}
  }
  #fee(): string {
    const { fee, sides } = this.view
    const who = sides.findIndex((side) => side.order === 1)
    return fee ? say('fee-help', { name: this.name(who), n: fee }) : ''
  }

  #askTurn(): Asked {
    const pass = this.can('pass') && this.host.legal.every(({ code }) => code === 'pass' || code.startsWith('sell:'))
    const choices = ['residence', 'assistant', 'pass'].flatMap((code) => this.#choice(code) ?? [])
    return {
      title: say('turn'),
      help: [this.#fee(), say(pass ? 'only-pass' : 'turn-help')].filter(Boolean).join(' '),
      answers: choices.map(
        (choice): Answer => ({
          key: choice.code,
          label: this.host.say(choice.label),
          icon: { residence: 'house', assistant: 'person' }[choice.code] ?? 'player-next',
          ...(choice.code === 'pass' ? {} : { tokens: costs(this.host.words, this.#own(choice)) }),
          main: pass,
          run: () => (choice.code === 'residence' ? this.pick(RESIDENCE) : this.#play(choice.code)),
        }),
      ),
    }
  }

  #askWhere(picked: string): Asked {
    const { words } = this.host
    const begun = this.view.step === 'place'
    const name = words.name(picked === RESIDENCE ? 'residence' : picked)
    const places = say('places', { n: this.spots.length })
    const cost = this.#pickedChoice ? costs(words, this.#own(this.#pickedChoice)) : []
    const points = this.spots.find(({ place }) => place === this.at)?.points ?? 0
    const put: Answer[] =
      this.at === null
        ? []
        : [
            {
              key: 'put',
              label: say('put'),
              main: true,
              tokens: cost,
              ...(points ? { gains: [goodToken(words, 'vp', points > 0 ? `+${points}` : `−${-points}`)] } : {}),
              run: () => this.at !== null && this.#build(this.at),
            },
          ]
    const cancel: Answer = { key: 'cancel', label: say('build-other'), quiet: true, run: () => this.cancel() }
    return {
      title: say(picked === RESIDENCE ? 'where-residence' : 'where', { name }),
      help: [this.#fee(), places].filter(Boolean).join(' '),
      inHand: true,
      answers: [...(begun ? [] : [cancel]), ...put],
    }
  }

  #askWay(): Asked {
    const lit = this.way ?? 'up'
    return {
      title: say('which-way'),
      help: say('street', { way: this.host.words.text('act-go', { direction: lit }), n: this.street(lit).length }),
      row: true,
      answers: DIRECTIONS.flatMap((way): Answer[] => {
        const choice = this.#choice(`go:${way}`)
        if (!choice) return []
        const found = gains(this.host.words, this.#own(choice))
        return [
          {
            key: choice.code,
            label: say(`way-${way}`),
            icon: ARROWS[way],
            ...(found.length ? { gains: found } : { detail: say('nothing') }),
            main: way === lit,
            look: () => this.lookAlong(way),
            run: () => this.#play(choice.code),
          },
        ]
      }),
    }
  }

  /** A tile in a sentence. */
  about(tile: string): string {
    const { words } = this.host
    const text = words.item(tile)?.text
    const { category } = this.facts(tile)
    return [
      words.name(tile),
      category && words.has(`word-${category}`) && category !== 'residence' ? words.text(`word-${category}`) : '',
      text ? (words.speaker.language === 'hu' ? text['hu'] : text['en']) : '',
    ]
      .filter(Boolean)
      .join(', ')
  }
  worth(tile: Placed): string {
    return this.facts(tile.tile).end ? say('worth', { n: tile.worth }) : ''
  }
}

const points = (preview: Preview | null | undefined): number =>
  preview?.changes?.filter(({ good }) => good === 'vp').reduce((sum, { n }) => sum + n, 0) ?? 0
