/** What the server says, as docs/protocol.md describes it. */
import type { Language } from './text/speaker.ts'

export type Both = Record<Language, string>

export interface WireLine {
  id: string
  args?: Record<string, number | string>
  text?: Both | null
}

export interface User {
  id: string
  name: string
  guest: boolean
  language: Language
  admin: boolean
}

export interface Session {
  user: User | null
  home: boolean
  guests: boolean
  sign_up: boolean
  version: string
}

export interface OptionInfo {
  name: string
  values: { value: string; title: Both; help: Both }[]
  default: string
  players: number[]
  title: Both
  help: Both
}

export interface GameInfo {
  name: string
  title: Both
  blurb: Both
  players: number[]
  options: OptionInfo[]
  version: number
}

export interface Item {
  id: string
  name: Both
  text: Both
  copies: number
  source: string
  printed: Record<string, unknown>
}

export interface Catalogue extends GameInfo {
  items: Item[]
  guide: Both
  texts: Record<Language, string[]>
}

export interface Score {
  total: number
  parts: Record<string, number>
  rank: number
  won: boolean
}

export interface Result {
  scores: Score[]
  rivals: Record<string, Score>
}

export interface Outcome {
  ended: 'played' | 'resigned' | 'time' | 'closed' | 'imported'
  winners: number[]
  ranks: number[]
  result: Result | null
}

export type SeatKind = 'person' | 'invited' | 'open' | 'bot'

export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string | null
  user: string | null
  bot: string | null
  mine: boolean
  present: boolean
  away_since: number | null
  resigned: boolean
  invitation: string | null
}

export type Status = 'waiting' | 'running' | 'finished'

export interface TableInfo {
  id: string
  game: string
  options: Record<string, string>
  status: Status
  public: boolean
  host: string
  host_name: string
  created: number
  number: number
  clock: Clock | null
  key: string | null
  rematch: string | null
  rematch_of: string | null
  imported: boolean
  outcome: Outcome | null
  seats: SeatInfo[]
}

export interface Clock {
  bank: number
  increment: number
  move: number
}

export interface NewSeat {
  kind: 'me' | 'bot' | 'open' | 'person'
  name?: string
  bot?: string
}

export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: Record<string, string>
  public?: boolean
  start?: boolean
  clock?: Clock
  seed?: number
}

export interface Invitation {
  table: TableInfo
  seat: number
  host: string
  taken: boolean
}

export interface Frame {
  step: number
  seat: number | null
  code: string | null
  label: WireLine | null
  view: unknown
  lines: WireLine[]
  to_act: number[]
}

export interface Replay {
  steps: number
  seats: string[]
  seat: number | null
  frames: Frame[]
}

export interface Choice {
  code: string
  label: WireLine
  hint: WireLine | null
}

export interface Eyes {
  seat: number | null
  view: unknown
  to_act: boolean
  prompt: WireLine | null
  guide: string
  legal: Choice[]
  undo: { can: boolean; asks: number[]; why: WireLine | null }
}

export interface LogLine {
  number: number
  line: WireLine
}

export interface ClockNow {
  seat: number
  left_ms: number
  move_ms: number
  running: boolean
}

export interface Chat {
  id: number
  user: string
  name: string
  seat: number | null
  text: string
  at: number
}

export interface UndoAsked {
  id: number
  seat: number
  numbers: number[]
  needs: number[]
  agreed: number[]
}

export interface Entry {
  number: number
  kind: 'start' | 'move' | 'undo' | 'resign' | 'bot' | 'person' | 'resume'
  seat: number | null
  code: string | null
  at: number
  bot: string | null
}

export interface Update {
  type: 'update' | 'welcome'
  number: number
  entry: Entry | null
  dropped: number[]
  lines: LogLine[]
  eyes: Eyes[]
  clocks: ClockNow[]
  status: Status
  outcome: Outcome | null
}

export interface Welcome extends Update {
  type: 'welcome'
  table: TableInfo
  you: { user: string | null; seats: number[]; host: boolean }
  chat: Chat[]
  asked: UndoAsked | null
}

export type ServerMessage =
  | Welcome
  | (Update & { type: 'update' })
  | { type: 'ack'; id: string; number: number }
  | { type: 'done'; id: string }
  | { type: 'refused'; id: string; error: string; line: WireLine; number: number }
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; chat: Chat }
  | { type: 'undo_asked'; ask: UndoAsked | null; line?: WireLine | null }
  | { type: 'why'; id: string; code: string; line: WireLine | null }
  | { type: 'hint'; id: string; seat: number; code: string }
  | { type: 'rematch'; table: string }
  | { type: 'pong'; id: string; now: number }
  | { type: 'error'; error: string; detail: string; id?: string | null }
