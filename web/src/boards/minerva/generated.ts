// Written by scripts/web_types.py from Python's structures. Do not edit.

/** What a tile would cost whoever looks, the fee included. */
export interface Bill {
  goods: Record<string, number>;
  missing: Record<string, number>;
  denarii: number;
  enough: boolean;
}

/** One of the three culture piles. */
export interface Pile {
  kind: string;
  left: number;
  vp: number;
  need: number;
}

/** A tile in a city. */
export interface Placed {
  tile: string;
  piece: string;
  x: number;
  y: number;
  assistant: boolean;
  worth: number;
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

/** One player. */
export interface Side {
  city: Placed[];
  resources: Record<string, number>;
  denarii: number;
  glory: number;
  points: Record<string, number>;
  residences: number;
  stock: string[];
  assistants: number;
  owned: number;
  passed: boolean;
  order: number;
  building: string | null;
  hand: string | null;
  hire: number;
  won: Won[];
  score: number;
}

/** What is printed on a tile, or on a set of markers, and which of it is known although the tile as a whole is ours. */
export interface TileFacts {
  group: string;
  category?: string;
  picture?: string;
  cost?: Record<string, number>;
  copies?: number[];
  use?: string;
  built?: string;
  end?: string;
  vp?: number[];
  need?: number[];
  players?: number[];
  stake?: number;
  known?: Record<string, string>;
}

/** The table as one seat sees it. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  round: number;
  first: number;
  turn: number;
  step: string;
  to_act: number[];
  over: boolean;
  fee: number;
  offer: string[];
  temples: string[];
  pieces: string[];
  bills: Record<string, Bill>;
  places: Record<string, string>;
  culture: Pile[];
  glory: number[];
  deck: number;
  temple_deck: number;
  order: number[];
  order_points: number[];
  sides: Side[];
  title: number | null;
  result: Result | null;
}

/** A culture or glory tile somebody has. */
export interface Won {
  kind: string;
  vp: number;
}
