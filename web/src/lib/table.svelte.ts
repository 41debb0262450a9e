import { tick } from 'svelte'
import type { Host } from './board.ts'
import { nameOf } from './bots.ts'
import { deedsOf, isNews, type Scene, scenes } from './film.ts'
import { inspector } from './inspector.svelte.ts'
import { kept } from './kept.ts'
import { frame } from './motion.ts'
import { settings } from './settings.svelte.ts'
import { play as sound } from './sound.ts'
import { Theatre } from './theatre.svelte.ts'
import type {
  Both,
  Chat,
  Choice,
  ClockNow,
  Deed,
  Drawing,
  Entry,
  Eyes,
  FromBrowser,
  FromServer,
  LogLine,
  Outcome,
  Status,
  TableInfo,
  UndoAsked,
  Update,
  Welcome,
  WireLine,
} from './types.ts'
import { both, type GameWords, t } from './words.svelte.ts'

export type Connection = 'connecting' | 'open' | 'lost' | Closed
/** Ways a table can be closed to this browser for good. */
export type Closed = 'missing' | 'private' | 'unreadable' | 'signed-out'
export interface Logged extends LogLine {
  struck: boolean
}

/** A message before it has its id. */
type Wish = FromBrowser extends infer One ? (One extends FromBrowser ? Omit<One, 'id'> : never) : never

interface Waiting {
  message: FromBrowser
  settle: (answer: FromServer) => void
}

const NOTHING: readonly Choice[] = []

/** Not a reason: something else is asked now. */
const NO_REASON = 'why-not-now'

/** With which code the server closes for good, and what that means. */
const CLOSED: Record<number, Closed> = { 4401: 'signed-out', 4403: 'private', 4404: 'missing', 4422: 'unreadable' }

/** One table, live: what the server told, and what can be told to it. Survives lost connections; every message is done once. */
export class TableClient implements Host {
  info = $state.raw<TableInfo | null>(null)
  /** When `info` was told, by this browser's clock. */
  infoAt = $state(0)
  you = $state.raw<Welcome['you']>({ user: null, seats: [], host: false })
  eyes = $state.raw<Eyes[]>([])
  #told = $state.raw<Logged[]>([])
  /** Hot-seat: what only somebody else was told is not for who sits in front of the screen, nor for who is just coming. */
  log = $derived(
    this.#told.filter(({ seats }) => !seats || (this.handTo === null && this.seat !== null && seats.includes(this.seat))),
  )
  chat = $state.raw<Chat[]>([])
  clocks = $state.raw<ClockNow[]>([])
  /** When `clocks` were told, by this browser's clock. */
  clocksAt = $state(0)
  status = $state<Status>('waiting')
  outcome = $state.raw<Outcome | null>(null)
  asked = $state.raw<UndoAsked | null>(null)
  entry = $state.raw<Entry | null>(null)
  /** Shows what others did. */
  readonly theatre = new Theatre()
  /** A moment of the past somebody looks at: nothing can be played there. */
  past = $state.raw<{ view: unknown; drawn: Drawing | null; number: number } | null>(null)
  connection = $state<Connection>('connecting')
  rematch = $state<string | null>(null)
  busy = $state(false)
  /** What the bot would do, until something else is asked. */
  advice = $state<string | null>(null)
  /** Why this and not the best other move, in one sentence. */
  adviceWhy = $state.raw<Both | null>(null)
  /** A bot is thinking about it. */
  advising = $state(false)
  /** Hot-seat: whose turn it is to look; null if the right person sits in front of the screen. */
  handTo = $state<number | null>(null)
  /** Hot-seat: who follows, while whoever has moved still looks at what came of it. */
  handNext = $state<number | null>(null)
  #shown = $state<number | null>(null)

  /** Called around every change, for animation. */
  around: { before: () => void; after: () => void } = { before: () => {}, after: () => {} }
  /** Tells the person something: why a move was refused, what happened to an undo. */
  notify: (text: string, kind: 'bad' | 'info') => void = () => {}

  number = 0
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #inbox: Update[] = []
  #drained: Promise<void> = Promise.resolve()
  /** When the table was last changed, by the page's clock. */
  #putAt = 0
  #awaited = new Map<number, () => void>()
  #attempt = 0
  #timer = 0
  #beat = 0
  #heard = 0
  #closed = false
  #whys = new Map<string, Promise<WireLine | null>>()

  constructor(
    readonly id: string,
    readonly key: string | null,
    readonly words: GameWords,
    /** Have views drawn by the server. */
    readonly draws: boolean,
  ) {
    this.#connect()
    addEventListener('online', this.#hurry)
    this.#beat = window.setInterval(() => this.#check(), 15_000)
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    this.theatre.skip()
    this.#socket?.close()
  }

  // What the board sees. All derived: what an update leaves as it was is not drawn anew.

  readonly mine = $derived(this.eyes.find((eyes) => eyes.seat === this.#shown) ?? this.eyes[0])
  readonly view: unknown = $derived(this.handTo === null ? (this.past ?? this.mine)?.view : undefined)
  readonly drawn: Drawing | null = $derived((this.past ?? this.mine)?.drawn ?? null)
  readonly seat: number | null = $derived(this.mine?.seat ?? null)
  readonly players: readonly string[] = $derived(this.info?.seats.map(nameOf) ?? [])
  readonly options: Readonly<Record<string, string>> = $derived(this.info?.options ?? {})
  readonly legal = $derived.by((): readonly Choice[] => {
    // While the connection is lost, a film runs or one looks back nothing glows: nothing can be done.
    const still = this.connection === 'lost' || this.theatre.playing || this.past !== null
    return this.status === 'running' && !still ? (this.mine?.legal ?? NOTHING) : NOTHING
  })
  /** Who lost by the clock. */
  readonly late: number[] = $derived(
    this.log.flatMap(({ line, struck }) =>
      line.id === 'log-out-of-time' && !struck ? [Number(String(line.args?.player).slice(1))] : [],
    ),
  )
  readonly prompt: WireLine | null = $derived(this.mine?.prompt ?? null)
  readonly deeds: readonly Deed[] = $derived(deedsOf(this.log, this.past?.number))
  /** Seats that decide now, as far as these eyes can tell. */
  readonly acting = $derived.by((): number[] => {
    const seen = this.mine?.view as { to_act?: unknown } | undefined
    if (this.status !== 'running') return []
    if (Array.isArray(seen?.to_act)) return seen.to_act as number[]
    return this.eyes.filter((eyes) => eyes.to_act && eyes.seat !== null).map((eyes) => eyes.seat as number)
  })

  say(line: WireLine): string {
    return this.words.say(line, this.players)
  }

  inspect(item: string | null, at?: Element): void {
    inspector.show(this.words, item, at)
  }

  // What one can do

  play(...codes: string[]): void {
    if (!this.busy) void this.#playAll(codes)
  }

  async #playAll(codes: readonly string[]): Promise<void> {
    this.busy = true
    try {
      for (const code of codes) {
        const seat = this.seat
        if (seat === null || !this.legal.some((choice) => choice.code === code)) break
        const answer = await this.#send({ type: 'move', seat, code, number: this.number })
        if (answer.type !== 'ack') break
        await this.#shows(answer.number)
      }
    } finally {
      this.busy = false
    }
  }

  async undo(): Promise<void> {
    const mine = this.mine
    if (!mine || mine.seat === null || this.busy) return
    if (!mine.undo.can) {
      this.notify(mine.undo.why ? this.say(mine.undo.why) : t('undo-nothing'), 'info')
      return
    }
    // Busy until the step back is on the table: the next press then means the step before.
    this.busy = true
    try {
      const answer = await this.#send({ type: 'undo', seat: mine.seat, number: this.number })
      if (answer.type === 'done') this.notify(t('undo-asking'), 'info')
      if (answer.type === 'ack') await this.#shows(answer.number)
    } finally {
      this.busy = false
    }
  }

  async why(code: string, pointing = false): Promise<string | null> {
    const seat = this.seat
    if (seat === null) return null
    const key = `${seat} ${code}`
    let why = this.#whys.get(key)
    if (!why) {
      why = this.#send({ type: 'why', seat, code }).then((answer) => (answer.type === 'why' ? answer.line : null))
      this.#whys.set(key, why)
    }
    const line = await why
    if (!line || (pointing && line.id === NO_REASON)) return null
    return line.text ? both(line.text) : this.say(line)
  }

  async hint(): Promise<void> {
    const { seat } = this
    if (seat === null || !this.legal.length || this.info?.hints === false) return
    const asked = this.#question
    this.advising = true
    const answer = await this.#send({ type: 'hint', seat })
    this.advising = false
    // Bots take their time: by now something else may be asked, or somebody else may sit in front of the screen.
    if (seat !== this.seat || answer.type !== 'hint') return
    if (asked === this.#question) {
      this.advice = answer.code
      this.adviceWhy = answer.why
    } else this.notify(t('hint-late'), 'info')
  }
  /** What one is asked now: advice holds as long as this does, whatever others do meanwhile. */
  get #question(): string {
    return JSON.stringify([this.mine?.prompt, this.mine?.legal.map(({ code }) => code)])
  }

  speak(text: string): void {
    void this.#send({ type: 'chat', text })
  }
  answerUndo(agree: boolean): void {
    if (this.asked) void this.#send({ type: 'answer', ask: this.asked.id, agree })
  }
  withdrawUndo(): void {
    if (this.asked) void this.#send({ type: 'withdraw', ask: this.asked.id })
  }
  resign(): void {
    if (this.seat !== null) void this.#send({ type: 'resign', seat: this.seat })
  }
  handOver(seat: number, bot: string): void {
    void this.#send({ type: 'hand_over', seat, bot })
  }
  takeBack(seat: number): void {
    void this.#send({ type: 'take_back', seat })
  }
  /** Hot-seat: whoever has moved has seen enough; the curtain falls. */
  pass(): void {
    this.handTo = this.handNext
    this.handNext = null
  }
  /** Hot-seat: the person whose turn it is sits in front of the screen now. */
  here(): void {
    this.#shown = this.handTo
    this.handTo = null
    this.#whys.clear()
  }
  reconnect(): void {
    this.#hurry()
  }

  // The connection

  #connect(): void {
    if (this.#closed) return
    const address = new URL(`/ws/tables/${encodeURIComponent(this.id)}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    if (this.number) address.searchParams.set('after', String(this.number))
    if (this.draws) address.searchParams.set('drawn', '1')
    if (this.key) address.searchParams.set('key', this.key)
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as FromServer)
    })
    socket.addEventListener('close', (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    })
  }

  #lost(code: number): void {
    this.#socket = null
    if (this.#closed) return
    const closed = CLOSED[code]
    if (closed) {
      this.connection = closed
      return
    }
    if (this.connection === 'open' || this.#attempt > 1) this.connection = 'lost'
    this.#timer = window.setTimeout(() => this.#connect(), Math.min(5000, 250 * 2 ** this.#attempt++))
  }

  #hurry = (): void => {
    if (this.#socket) return
    clearTimeout(this.#timer)
    this.#attempt = 0
    this.#connect()
  }

  /** A connection can die without saying so: who hears nothing asks, and connects anew if there is no answer. */
  #check(): void {
    if (this.connection !== 'open') return
    if (Date.now() - this.#heard > 40_000) this.#socket?.close()
    else if (Date.now() - this.#heard > 14_000) this.#write({ type: 'ping', id: newId() })
  }

  #send(wish: Wish): Promise<FromServer> {
    const message = { ...wish, id: newId() } as FromBrowser
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle })
      this.#write(message)
    })
  }

  #write(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.connection === 'open') this.#socket.send(JSON.stringify(message))
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now()
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'update':
        this.#inbox.push(message)
        this.#drained = this.#drained.then(() => this.#showNext())
        break
      case 'table':
        this.info = message.table
        this.infoAt = Date.now()
        this.rematch = message.table.rematch
        break
      case 'chat':
        if (!this.chat.some((known) => known.id === message.chat.id)) this.chat = [...this.chat, message.chat]
        break
      case 'undo_asked':
        this.asked = message.ask
        if (message.line) this.notify(this.say(message.line), 'info')
        break
      case 'rematch':
        this.rematch = message.table
        break
      case 'refused':
        if (message.error !== 'stale') this.notify(this.say(message.line), 'bad')
        this.#settle(message.id, message)
        break
      case 'ack':
      case 'done':
      case 'why':
      case 'hint':
      case 'pong':
        this.#settle(message.id, message)
        break
      case 'lobby':
        break
      case 'error':
        if (message.id) this.#settle(message.id, message)
    }
  }

  #settle(id: string, answer: FromServer): void {
    this.#waiting.get(id)?.settle(answer)
    this.#waiting.delete(id)
  }

  #welcome(message: Welcome): void {
    this.connection = 'open'
    this.#attempt = 0
    this.info = message.table
    this.infoAt = Date.now()
    this.you = message.you
    this.chat = message.chat
    this.asked = message.asked
    this.rematch = message.table.rematch
    this.#inbox = []
    this.#apply(message)
    this.#release(Infinity)
    for (const { message: unanswered } of this.#waiting.values()) this.#write(unanswered)
  }

  // Updates come one after the other, each with its animation; or, where nobody wants to see them apart, all of a frame together

  async #showNext(): Promise<void> {
    if (!this.#inbox.length) return
    const together = !this.theatre.ready && !settings.pause
    if (together) await frame(this.#putAt)
    const updates = this.#inbox.splice(0, together ? this.#inbox.length : 1)
    const [update] = updates
    try {
      if (!update) return
      const filmed = together ? [] : this.#filmed(update)
      if (filmed.length && this.theatre.ready && !this.theatre.again)
        await this.theatre.show(filmed, () => this.#put(updates, []), this.#inbox.length)
      else await this.#put(updates, filmed)
      await this.#breathe(update)
    } catch (error) {
      // What cannot be shown stops neither what comes after it nor the person: each update is a whole picture of the table.
      reportError(error)
    } finally {
      this.#release(updates.at(-1)?.number ?? 0)
    }
    if (!this.#inbox.length && !this.theatre.again) this.theatre.end()
  }

  async #put(updates: readonly Update[], filmed?: readonly Scene[]): Promise<void> {
    const fresh = updates.filter(({ number }) => number > this.number) // the others a new connection has told already
    const last = fresh.at(-1)
    if (!last) return
    const acted = this.mine?.to_act ?? false
    try {
      this.around.before()
    } catch (error) {
      reportError(error)
    }
    for (const update of fresh) {
      const news = filmed ?? this.#filmed(update)
      this.#apply(update)
      if (news.length) this.theatre.note(news)
    }
    this.#sounds(last, acted)
    await tick()
    this.#putAt = performance.now()
    this.around.after()
    this.#release(last.number)
  }

  /** Whoever waited for what was committed up to this number need wait no longer. */
  #release(number: number): void {
    for (const [awaited, shown] of this.#awaited)
      if (awaited <= number) {
        this.#awaited.delete(awaited)
        shown()
      }
  }

  /** What others did in an update. Who has to decide is not kept waiting by a film, nor is one's own move. */
  #filmed(update: Update): Scene[] {
    if (this.handTo !== null) return []
    const mine = this.you.seats
    const own = update.entry?.seat != null && mine.includes(update.entry.seat)
    const told = update.lines.filter(({ number, seats }) => number > this.number && (!seats || seats.includes(this.seat ?? -1)))
    const found = scenes(told).filter((scene) => isNews(scene, mine))
    const busy = this.past !== null || (!own && (this.mine?.to_act || this.#hurried))
    if (!busy) return found
    this.theatre.note(found)
    return []
  }
  /** A move of one's own waits to be shown. */
  get #hurried(): boolean {
    return this.#inbox.some(({ entry }) => entry?.seat != null && this.you.seats.includes(entry.seat))
  }

  /** A rest after a bot's move, as long as one likes. */
  async #breathe({ entry }: Update): Promise<void> {
    const bot = this.info?.seats.some(({ seat, kind }) => seat === entry?.seat && kind === 'bot')
    if (!bot || this.theatre.skipping || this.mine?.to_act || this.#hurried || document.visibilityState !== 'visible') return
    if (settings.pause) await new Promise((go) => setTimeout(go, settings.pause))
  }

  /** Until the table shows what was committed under this number. */
  #shows(number: number): Promise<void> {
    return number <= this.number ? Promise.resolve() : new Promise((shown) => this.#awaited.set(number, shown))
  }

  #apply(update: Update): void {
    const asked = this.advice === null ? '' : this.#question
    const dropped = new Set(update.dropped)
    const fresh = update.lines.filter((line) => line.number > this.number).map((line) => ({ ...line, struck: false }))
    const told = dropped.size
      ? this.#told.map((line) => (dropped.has(line.number) ? { ...line, struck: true } : line))
      : this.#told
    this.#told = [...told, ...fresh]
    this.number = update.number
    this.eyes = kept(this.eyes, update.eyes)
    this.clocks = update.clocks
    this.clocksAt = Date.now()
    this.status = update.status
    this.outcome = update.outcome
    this.entry = update.entry
    this.#whys.clear()
    this.#seatEyes()
    if (this.advice !== null && asked !== this.#question) this.advice = null
    if (update.entry?.seat != null && update.entry.seat === this.seat) this.theatre.seen()
  }

  /** Hot-seat: when somebody else at this screen has to decide, hand the screen over first. */
  #seatEyes(): void {
    const seats = this.eyes.filter((eyes) => eyes.seat !== null)
    this.handNext = null
    if (seats.length < 2 || this.status !== 'running') {
      this.handTo = null
      this.#shown ??= seats[0]?.seat ?? null
      return
    }
    const now = seats.find((eyes) => eyes.seat === this.#shown)
    if (now?.to_act) {
      this.handTo = null
      return
    }
    const next = seats.find((eyes) => eyes.to_act)
    if (next && this.#shown !== null && this.handTo === null) this.handNext = next.seat
    else if (next) this.handTo = next.seat
    else if (this.#shown === null) this.handTo = seats[0]?.seat ?? null
  }

  #sounds(update: Update, acted: boolean): void {
    if (update.status === 'finished') sound('end')
    else if (!acted && this.mine?.to_act) sound('turn')
    else if (update.entry?.kind === 'move') sound(update.lines.length > 1 ? 'wood' : 'card')
  }
}

/** Also works on plain http, where crypto.randomUUID is missing. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
