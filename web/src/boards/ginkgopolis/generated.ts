// Written by scripts/web_types.py from Python's structures. Do not edit.

/** The permanent bonuses of one kind of action, added up. */
export interface Bonuses {
  trigger: string;
  cards: number;
  goods: Record<string, number>;
}

/** One building of the city. */
export interface Building {
  tile: string;
  x: number;
  y: number;
  height: number;
  grows_to: number;
  owner: number | null;
  gives: string;
  site: boolean;
}

/** What is printed on a card, and on the tile that belongs to a building. */
export interface CardFacts {
  kind: "building" | "character" | "letter";
  colour?: "" | "blue" | "red" | "yellow";
  number?: number;
  gives?: string;
  letter?: string;
  set?: number;
  start?: Record<string, number>;
  trigger?: "" | "construct" | "exploit" | "urbanise";
  gain?: Record<string, number>;
  score?: string;
}

/** What a side gains of a good, or pays, if the number is below 0. */
export interface Change {
  side: number;
  good: string;
  n: number;
  why?: string;
}

/** Adjacent buildings of one colour that would count now. */
export interface District {
  colour: string;
  tiles: string[];
  points: Share[];
}

/** A letter marker at the edge of the city. */
export interface Letter {
  letter: string;
  x: number;
  y: number;
  height: number;
}

/** What only the viewer sees. */
export interface Mine {
  hand: string[];
  tiles: string[];
  chosen_card: string | null;
  chosen_tile: string | null;
  packet: string[];
  picked: string[];
  bill: Preview | null;
  giving: string[];
}

/** What a choice would cost and bring now, costs before gains. */
export interface Preview {
  changes?: Change[];
  missing?: Record<string, number>;
  price?: Change[];
  then?: Record<string, Preview>;
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

/** What a district would give a side now. */
export interface Share {
  side: number;
  points: number;
}

/** What everybody may know of one player, or of Hal. */
export interface Side {
  points: number;
  resources: number;
  stock: number;
  in_city: number;
  tiles: number;
  giving: number;
  new_hand_tokens: number;
  cards: string[];
  bonuses: Bonuses[];
  worth: Record<string, number>;
  hand: number;
  playing: string | null;
  ready: boolean;
  known_cards: string[];
  known_tiles: string[];
}

/** The table as one seat sees it. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  draft: boolean;
  expert: boolean;
  round: number;
  first: number;
  step: string;
  to_act: number[];
  over: boolean;
  exhausted: number;
  ending: boolean;
  city: Building[];
  letters: Letter[];
  districts: District[];
  supply: number;
  given_back: string[];
  deck: number;
  discard: number;
  discarded: string[];
  sides: Side[];
  mine: Mine | null;
  result: Result | null;
}
