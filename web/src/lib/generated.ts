// Written by scripts/web_types.py from Python's structures. Do not edit.

export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

export interface AnswerWish {
  type: "answer";
  id: string;
  ask: number;
  agree: boolean;
}

/** What became of what a seat could expect at the beginning. */
export interface Balance {
  start: number;
  decisions: number;
  luck: number;
  others: number;
  final: number;
}

/** A good move that was not made. */
export interface Better {
  code: string;
  label: Record<string, string>;
  on: string[];
  expected: number;
}

export interface BotInfo {
  kind: string;
  games?: string[] | null;
}

/** Play on from a moment of a finished game, against bots. */
export interface Branch {
  step: number;
  seat: number;
  bot?: string | null;
}

/** A card named in an effect. */
export interface CardPart {
  what: "card";
  card: string;
}

/** A game with everything printed, its guide and its texts. */
export interface Catalogue {
  name: string;
  title: Record<string, string>;
  motto: Record<string, string>;
  blurb: Record<string, string>;
  players: number[];
  options: OptionInfo[];
  version: number;
  first_minutes: number | null;
  minutes: number[];
  minutes_each: boolean;
  weight: number;
  rounds: number;
  items: Item[];
  guide: Record<string, string>;
  texts: Record<string, string[]>;
  phrases: Record<string, Record<string, string>>;
  first: FirstGame | null;
}

/** What a side gains of a good, or pays, if the number is below 0. */
export interface Change {
  side: number;
  good: string;
  n: number;
  why?: string;
}

export interface ChatLine {
  id: number;
  user: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface ChatNews {
  type: "chat";
  chat: ChatLine;
}

export interface ChatWish {
  type: "chat";
  id: string;
  text: string;
}

export interface Choice {
  code: string;
  label: Said;
  hint: Said | null;
  on?: string[];
  preview?: Preview | null;
  effect?: (GoodPart | SignPart | MostPart | CardPart | VerbPart | CountPart | WhenPart | IfPart | EachPart)[];
}

export interface ClockFace {
  seat: number;
  left_ms: number;
  move_ms: number;
  running: boolean;
}

/** Seconds in the bank, added after every move, and free for every move. */
export interface ClockRule {
  bank?: number;
  increment?: number;
  move?: number;
}

/** What is counted after `per`, once for every `every` of them. */
export interface CountPart {
  what: "count";
  name: string;
  text: string;
  icon: string;
  words?: string[];
  args?: Record<string, number | string>;
  every?: number;
}

/** One event for machines: who did what with which pieces, and what it changed. */
export interface Deed {
  side: number;
  what?: string;
  on?: string[];
  changes?: Change[];
}

export interface Done {
  type: "done";
  id: string;
}

/** The players who do what follows. */
export interface EachPart {
  what: "each";
  name: string;
  text: string;
  icon: string;
  words?: string[];
  args?: Record<string, number | string>;
}

/** One committed thing, as this connection may know it. */
export interface EntryInfo {
  number: number;
  kind: "bot" | "move" | "person" | "resign" | "resume" | "start" | "undo";
  seat: number | null;
  code: string | null;
  at: number;
  bot: string | null;
}

/** The table as one seat sees it; seat None is a spectator. */
export interface Eyes {
  seat: number | null;
  view: unknown;
  to_act: boolean;
  prompt: Said | null;
  guide: string;
  legal: Choice[];
  undo: UndoInfo;
  drawn: Record<string, Panel[]> | null;
  first: Guided | null;
}

/** The guided first game: what its bubbles are about, in order. The words are the messages `first-NAME` (title) and */
export interface FirstGame {
  minutes: number;
  steps: Step[];
}

/** The table after one move; step 0 is the beginning. */
export interface Frame {
  step: number;
  seat: number | null;
  code: string | null;
  label: Said | null;
  view: unknown;
  lines: Said[];
  to_act: number[];
  drawn: Record<string, Panel[]> | null;
}

export interface GameInfo {
  name: string;
  title: Record<string, string>;
  motto: Record<string, string>;
  blurb: Record<string, string>;
  players: number[];
  options: OptionInfo[];
  version: number;
  first_minutes: number | null;
  minutes: number[];
  minutes_each: boolean;
  weight: number;
  rounds: number;
}

/** `2 stone`; with `how` any number of them, all, or up to so many. */
export interface GoodPart {
  what: "good";
  good: string;
  icon: string;
  n?: number;
  how?: "all" | "any" | "exact" | "upto";
}

/** How a guided first game stands to its script. */
export interface Guided {
  how: "on" | "past" | "strayed";
  done: number;
}

export interface HandOverWish {
  type: "hand_over";
  id: string;
  seat: number;
  bot: string;
}

export interface Health {
  status: string;
  database: string;
  fan_out: string;
}

/** What a strong player would do. It holds as long as the seat's own decision does. */
export interface HintAnswer {
  type: "hint";
  id: string;
  seat: number;
  code: string;
  why: Record<string, string>;
  other: string | null;
}

export interface HintWish {
  type: "hint";
  id: string;
  seat: number;
}

/** What must be so, or with `negated` must not. */
export interface IfPart {
  what: "if";
  name: string;
  text: string;
  icon: string;
  words?: string[];
  args?: Record<string, number | string>;
  negated?: boolean;
}

export interface Invitation {
  table: TableInfo;
  seat: number;
  host: string;
  taken: boolean;
}

/** One printed card, tile or sheet: what `asztal cards` shows. */
export interface Item {
  id: string;
  name: Record<string, string>;
  text: Record<string, string>;
  copies: number;
  source: string;
  printed: Printed;
  effects?: Record<string, (GoodPart | SignPart | MostPart | CardPart | VerbPart | CountPart | WhenPart | IfPart | EachPart)[]>;
}

export interface Join {
  seat: number;
  name?: string | null;
}

/** What happened last at a running table, in the words of the log, as the reader may know it. */
export interface LastDeed {
  at: number;
  seat: number | null;
  text: Record<string, string>;
}

export interface Leave {
  seat?: number | null;
  bot?: string | null;
}

/** How somebody likes a table to go: kept with the person, whatever the browser. */
export interface Likes {
  film: "fast" | "normal" | "off" | "slow";
  pause: number;
  ask_end: boolean;
}

export interface LobbyNews {
  type: "lobby";
}

/** With a password: log in. Without: become a guest of this name. */
export interface LogIn {
  name: string;
  password?: string | null;
}

export interface LogLine {
  number: number;
  line: Said;
  seats?: number[] | null;
}

export interface Malformed {
  type: "error";
  error: string;
  line: Said;
  detail: string;
  id?: string | null;
}

/** One decision. */
export interface Moment {
  step: number;
  round: number;
  seat: number;
  code: string;
  label: Record<string, string>;
  asked: Record<string, string>;
  on: string[];
  expected: number;
  gap: number;
  best: Better | null;
  why: Record<string, string>;
  others: Better[];
  ordinary: Record<string, string>;
  changed: number[];
  luck: number[];
  happened: Record<string, string>;
  came_up: Record<string, string>;
}

/** `max 6` after what is counted. */
export interface MostPart {
  what: "most";
  n: number;
}

export interface MoveWish {
  type: "move";
  id: string;
  seat: number;
  code: string;
  number: number;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewSeat {
  kind: "bot" | "me" | "open" | "person";
  bot?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  start?: boolean;
  clock?: ClockRule | null;
  absent?: number | null;
  hints?: boolean;
  seed?: number | null;
}

export interface Nothing {
}

export interface OptionInfo {
  name: string;
  values: ValueInfo[];
  default: string;
  players: number[];
  title: Record<string, string>;
  help: Record<string, string>;
  own: string;
  when: Record<string, string>;
}

/** How a game ended. `result` is the score sheet; None if the game did not come to its end. */
export interface Outcome {
  ended: "imported" | "played" | "resigned" | "time";
  winners: number[];
  ranks: number[];
  result: Result | null;
}

/** One part of the table drawn as text: a title and lines with rich markup. */
export interface Panel {
  title: string;
  lines: string[];
  brief?: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** A point of the curve. */
export interface Point {
  step: number;
  round: number;
  expected: number[];
  spread: number[];
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** What a choice would cost and bring now, costs before gains. */
export interface Preview {
  changes?: Change[];
  missing?: Record<string, number>;
  price?: Change[];
  then?: Record<string, Preview>;
}

/** The printed facts of an item: cost, colour, numbers and so on. Each game has structures of its own, found by `kind`. */
export interface Printed {
}

/** The body of every HTTP error. */
export interface Problem {
  error: string;
  line: Said;
  detail?: string;
}

export interface Profile {
  name?: string | null;
  language?: "en" | "hu" | null;
  likes?: Likes | null;
}

/** One game as it was played. A move is written "SEAT CODE", for instance "0 play:red-5". */
export interface GameRecord {
  game: string;
  version: number;
  seats: string[];
  seed: number | string;
  moves: string[];
  options?: Record<string, string>;
  scores?: number[] | null;
  ended?: "played" | "resigned" | "time" | null;
  resigned?: number[];
  commitment?: string;
  position?: Record<string, unknown> | null;
  release?: string;
  fingerprint?: string;
  bots?: Record<string, string>;
}

export interface Refused {
  type: "refused";
  id: string;
  error: string;
  line: Said;
  number: number;
  detail: string;
}

export interface RematchNews {
  type: "rematch";
  table: string;
}

export interface Replay {
  steps: number;
  seats: string[];
  seat: number | null;
  numbers: number[];
  rounds: number[];
  frames: Frame[];
}

export interface ResignWish {
  type: "resign";
  id: string;
  seat: number;
}

/** The outcome for every seat, and for opponents nobody plays, such as Hal, by the message id of their name. */
export interface Result {
  scores: Score[];
  rivals?: Record<string, Score>;
}

export interface Review {
  game: string;
  seats: string[];
  steps: number;
  tries: number;
  seed: number;
  curve: Point[];
  moments: Moment[];
  turns: Turn[][];
  balances: Balance[];
}

/** The review of a finished game, or how far it has come. */
export interface ReviewAnswer {
  state: "none" | "ready" | "working";
  done: number;
  total: number;
  review: Review | null;
}

/** A line: message id and arguments; spoken in both languages where that is rare or was asked for. */
export interface Said {
  id: string;
  args?: Record<string, number | string>;
  text?: Record<string, string> | null;
  deed?: Deed | null;
  role?: string;
}

/** What one side has at the end. */
export interface Score {
  total: number;
  parts: Record<string, number>;
  rank: number;
  won: boolean;
  cards?: Record<string, number>;
}

export interface ScoreChart {
  steps: ScoreStep[];
  rounds: number[];
}

export interface ScoreStep {
  step: number;
  totals: number[];
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string | null;
  user: string | null;
  bot: string | null;
  mine: boolean;
  present: boolean;
  away_ms: number | null;
  hand_over_ms: number | null;
  resigned: boolean;
  invitation: string | null;
}

/** Who you are, and what this server offers. */
export interface Session {
  user: User | null;
  home: boolean;
  guests: boolean;
  sign_up: boolean;
  version: string;
  address: string | null;
}

/** What stands between other parts: an arrow after a cost or a trigger, `or`, `per`, brackets ... */
export interface SignPart {
  what: "sign";
  sign: "arrow" | "close" | "colon" | "else" | "may" | "open" | "or" | "per" | "slash" | "then";
}

export interface SignUp {
  name: string;
  password: string;
  language?: "en" | "hu";
}

export interface SitDown {
  name?: string | null;
}

/** One bubble. Words: the messages `first-NAME` (its title) and `first-NAME-text`. */
export interface Step {
  name: string;
  at: string[];
  do: string[];
  args: Record<string, string>;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  status: "finished" | "running" | "waiting";
  public: boolean;
  host: string;
  host_name: string;
  created: number;
  number: number;
  clock: ClockRule | null;
  absent: number | null;
  hints: boolean;
  key: string | null;
  rematch: string | null;
  rematch_of: string | null;
  imported: boolean;
  outcome: Outcome | null;
  commitment: string;
  opening: string;
  to_act: number[];
  first: boolean;
  seats: SeatInfo[];
  round?: number | null;
  last?: LastDeed | null;
}

export interface TableNews {
  type: "table";
  table: TableInfo;
}

export interface TakeBackWish {
  type: "take_back";
  id: string;
  seat: number;
}

/** A turning point of a seat. */
export interface Turn {
  moment: number;
  kind: string;
  points: number;
}

export interface UndoAsk {
  id: number;
  seat: number;
  numbers: number[];
  needs: number[];
  agreed: number[];
}

export interface UndoAsked {
  type: "undo_asked";
  ask: UndoAsk | null;
  line: Said | null;
}

export interface UndoInfo {
  can: boolean;
  asks: number[];
  why: Said | null;
}

export interface UndoWish {
  type: "undo";
  id: string;
  seat: number;
  number: number;
}

export interface Update {
  type: "update";
  number: number;
  status: "finished" | "running" | "waiting";
  outcome: Outcome | null;
  entry: EntryInfo;
  dropped: number[];
  lines: LogLine[];
  eyes: Eyes[];
  clocks: ClockFace[];
}

export interface User {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  admin: boolean;
  likes?: Likes | null;
}

export interface ValueInfo {
  value: string;
  title: Record<string, string>;
  help: Record<string, string>;
}

/** Something one does. Goods, cards and effects it takes follow it. */
export interface VerbPart {
  what: "verb";
  name: string;
  text: string;
  icon: string;
  words?: string[];
  args?: Record<string, number | string>;
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  you: You;
  chat: ChatLine[];
  asked: UndoAsk | null;
  number: number;
  status: "finished" | "running" | "waiting";
  outcome: Outcome | null;
  entry: EntryInfo | null;
  dropped: number[];
  lines: LogLine[];
  eyes: Eyes[];
  clocks: ClockFace[];
}

/** What an effect waits for. */
export interface WhenPart {
  what: "when";
  name: string;
  text: string;
  icon: string;
  words?: string[];
  args?: Record<string, number | string>;
}

export interface WhyAnswer {
  type: "why";
  id: string;
  code: string;
  line: Said | null;
}

export interface WhyWish {
  type: "why";
  id: string;
  seat: number;
  code: string;
}

export interface WithdrawWish {
  type: "withdraw";
  id: string;
  ask: number;
}

export interface You {
  user: string | null;
  seats: number[];
  host: boolean;
}

export type FromServer = Welcome | Update | Ack | Done | Refused | TableNews | ChatNews | UndoAsked | WhyAnswer | HintAnswer | RematchNews | Pong | Malformed | LobbyNews;

export type FromBrowser = MoveWish | UndoWish | AnswerWish | WithdrawWish | WhyWish | HintWish | ChatWish | ResignWish | HandOverWish | TakeBackWish | Ping;
