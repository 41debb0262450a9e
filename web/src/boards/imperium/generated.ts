// Written by scripts/web_types.py from Python's structures. Do not edit.

/** The attack card whose effects are just coming about. */
export interface Attack {
  card: string;
  side: number;
  waiting: number[];
  safe: number[];
}

/** What is printed on a card; effects in the notation. */
export interface CardFacts {
  cards: string[];
  suits?: string[];
  types?: string[];
  icons?: string[];
  state?: string;
  pinned?: boolean;
  attack?: boolean;
  develop?: Record<string, number>;
  vp?: number;
  sections?: Record<string, string>;
  conflict?: string;
  art?: string;
}

/** A card whose place in a deck or hand this seat knows. */
export interface Known {
  card: string;
  depth: number;
}

/** A face-down deck. */
export interface Pile {
  cards: number;
  known: Known[];
}

/** The outcome for every seat, and for opponents nobody plays, such as Hal, by the message id of their name. */
export interface Result {
  scores: Score[];
  rivals?: Record<string, Score>;
}

/** What one side has at the end. */
export interface Score {
  total: number;
  parts: Record<string, number>;
  rank: number;
  won: boolean;
  cards?: Record<string, number>;
}

/** A card in play, in the power area or in the market. */
export interface Shown {
  card: string;
  exhausted?: boolean;
  tokens?: Record<string, number>;
  under?: string[];
  slot?: number;
  worth?: number;
  done?: boolean;
}

/** One player. */
export interface Side {
  nation: string;
  empire: boolean;
  goods: Record<string, number>;
  exhausts: number;
  most: Record<string, number>;
  nation_used: boolean;
  development_used: boolean;
  ignores: boolean;
  power: Shown[];
  play: Shown[];
  hand: (string | null)[];
  discard: string[];
  deck: Pile;
  nation_deck: Pile;
  history: (string | null)[];
  sunken: (string | null)[];
  development: string[];
  looked: (string | null)[];
  hand_size: number;
  score: number | null;
}

/** The table as one seat sees it. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  round: number;
  first: number;
  turn: number;
  phase: string;
  ending: string;
  collapsed: boolean;
  step: string;
  to_act: number[];
  over: boolean;
  commons: string;
  market: Shown[];
  exile: string[];
  unrest: number;
  fame: Pile;
  king: string;
  main: Pile;
  decks: Record<string, Pile>;
  sides: Side[];
  attack: Attack | null;
  worth: Record<string, number>;
  blocked: Record<string, string>;
  result: Result | null;
}
