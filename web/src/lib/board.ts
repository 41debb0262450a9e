import type { Component } from 'svelte'
import type { Choice, Deed, Drawing, Outcome, Part, WireLine } from './types.ts'
import type { GameWords } from './words.svelte.ts'

/** What a board may know and do: a live table or a replay, through one pair of eyes. */
export interface Host {
  readonly words: GameWords
  /** What these eyes see: the game's View. */
  readonly view: unknown
  /** The same as text, drawn by the game; only for games without a board of their own. */
  readonly drawn: Drawing | null
  /** Whose eyes; null is a spectator. */
  readonly seat: number | null
  readonly players: readonly string[]
  readonly options: Readonly<Record<string, string>>
  /** What may be chosen now; empty while waiting and in a replay. */
  readonly legal: readonly Choice[]
  readonly prompt: WireLine | null
  /** What was done up to the moment that is seen, as far as it is known. */
  readonly deeds: readonly Deed[]
  /** A move is on its way. */
  readonly busy: boolean
  say(line: WireLine): string
  /** Make moves one after the other; the rest is dropped if one is refused. */
  play(...codes: string[]): void
  /** Why something is not legal now, or null if it is. Who only points at it is told reasons, not that something else is asked now. */
  why(code: string, pointing?: boolean): Promise<string | null>
  /** Show a card or tile large. */
  inspect(item: string | null, at?: Element): void
}

export interface Token {
  kind: string
  icon: string
  label: string
  n?: number | string
}

/** One answer in the prompt bar. */
export interface Answer {
  key: string
  label: string
  detail?: string
  icon?: string
  /** What it is about, or what it costs. */
  tokens?: readonly Token[]
  /** What it brings. */
  gains?: readonly Token[]
  /** What it does, where goods alone do not tell it. */
  effect?: readonly Part[]
  /** The shape of a blueprint: rows of # and dots. */
  drawing?: readonly string[]
  /** One of several that can be chosen before the honey button is pressed: whether it is the chosen one. */
  chosen?: boolean
  /** The honey button: at most one. */
  main?: boolean
  /** Cancel and the like. */
  quiet?: boolean
  /** Belongs here but cannot be chosen now: the detail says why. */
  off?: boolean
  /** Answers of one kind stand together. */
  group?: string
  /** Somebody points at it: the board shows what it would do. */
  look?: () => void
  run: () => void
}

export interface Asked {
  title: string
  /** Who finds the words of effects. */
  words?: GameWords
  help?: string
  answers: readonly Answer[]
  /** The board has no place to click for these: show all of them as buttons. */
  open?: boolean
  /** However many there are, they belong side by side: none goes into the list. */
  row?: boolean
  /** Something has been picked up: on a small screen what the others did makes room for the board. */
  inHand?: boolean
}

/** How a game ended in its own words, where points alone do not tell it. */
export interface Ending {
  title?: string
  help?: string
  /** Who plays without a seat has no points: the sheet is about the seats only. */
  seatsOnly?: boolean
}

/** Where a piece lies: in front of whom (null: in the middle of the table), and as what, if that can change. */
export interface Lying {
  side: number | null
  as?: string
}

/** A board as the table frame uses it; everything but `Main` may be left out. Asked only while there is a view, but for `Card`. */
export interface Board {
  /** The middle of the table. */
  Main: Component<{ board: any }>
  /** What lies in front of the player, below the prompt. */
  Hand?: Component<{ board: any }>
  /** More about one seat, in its place in the rail. */
  Seat?: Component<{ board: any; seat: number }>
  /** A printed card or tile, large. */
  Card?: Component<{ words: GameWords; item: string }>
  /** Where we are: "12. forduló · kártyaválasztás". */
  readonly phase?: string
  /** What is asked belongs to a deed one has begun: cancelling takes the deed back. */
  readonly inner?: boolean
  /** What that cancelling is called, if not simply so. */
  readonly back?: string
  /** What one may look at while others decide. */
  readonly meanwhile?: readonly Answer[]
  /** In the middle of decisions the board gathers into one gesture: taking back goes to where the gesture began. */
  readonly halfway?: boolean
  /** What is asked, if the board gathers several decisions into one gesture. */
  readonly asked?: Asked | null
  score?(seat: number): number | null
  /** Has chosen already while others still choose. */
  ready?(seat: number): boolean
  /** Has passed: out of the round. */
  passed?(seat: number): boolean
  /** Opponents nobody plays, after the seats. */
  readonly rivals?: readonly { seat: number; name: string; scoreless?: boolean }[]
  ending?(outcome: Outcome): Ending
  /** Items a log line speaks of without naming them by "@". */
  itemsOf?(line: WireLine): readonly string[]
  /** The rival whose deed a log line tells without naming a player. */
  rivalOf?(line: WireLine): number | null
  /** A small word under the name: the nation, say. */
  title?(seat: number): string
  /** Where a piece lies, null if it is nowhere on the table. There its element carries `data-piece`. */
  lies?(piece: string): Lying | null
  /** Show the place of a side while the film is there; null: what one would see anyway. */
  look?(side: number | null): void
  /** The sign of a deed. */
  deedIcon?(what: string): string | undefined
  /** A good as a token. */
  token?(good: string, n?: number): Token
  /** Who begins: marked by a flag. */
  readonly first?: number | null
  /** The answer that only ends a turn, while nothing but extras is left: given by itself, unless one wants to be asked. */
  readonly rest?: string | null
}

export interface BoardModule {
  default: (host: Host) => Board
}
