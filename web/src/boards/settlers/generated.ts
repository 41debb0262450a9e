// Written by scripts/web_types.py from Python's structures. Do not edit.

/** What is printed on a card or a faction board; costs and effects in the notation. */
export interface CardFacts {
  kind: string;
  faction?: string;
  card?: string;
  colours?: string[];
  build?: string;
  raze?: string;
  deal?: string;
  production?: string;
  feature?: string;
  action?: string;
  bonus?: string;
  end?: string;
  uses?: number;
  vp?: number;
  stores?: string[];
}

/** What is missing to build a card or to make a deal with it; gold stands in for resources. */
export interface Lacking {
  build?: Record<string, number>;
  deal?: Record<string, number>;
}

/** A location in an empire. */
export interface Location {
  piece: string;
  card: string;
  kind: string;
  faction: boolean;
  used: number;
  uses: number;
  blocked: boolean;
  defended: boolean;
  samurai: boolean;
  taken_from: number | null;
  goods: number;
  under: number;
  routes: number[];
  threatened: boolean;
}

/** What only the viewer sees. */
export interface Mine {
  hand: string[];
  fresh: string[];
  packet: string[];
  picked: string | null;
  under: string[];
  lacking: Record<string, Lacking>;
}

/** The outcome for every seat, and for opponents nobody plays, such as Hal, by the message id of their name. */
export interface Result {
  scores: Score[];
  rivals?: Record<string, Score>;
}

/** A deal of the Trade Route: the location it was made with, and where that stands. */
export interface RouteDeal {
  location: string;
  owner: number;
}

/** What one side has at the end. */
export interface Score {
  total: number;
  parts: Record<string, number>;
  rank: number;
  won: boolean;
  cards?: Record<string, number>;
}

/** What everybody may know of one player, or of the virtual player. */
export interface Side {
  faction: string | null;
  points: number;
  total: number;
  goods: Record<string, number>;
  passed: boolean;
  hand: number;
  deck: number;
  discard: string[];
  locations: Location[];
  faction_locations: number;
  foundations: string[];
  deals: string[];
  route_deals: RouteDeal[];
  known_cards: string[];
  ready: boolean;
  income: Record<string, number>;
}

/** What decided between the winner and the next, who are level on points. */
export interface TieBreak {
  by: string;
  winner: number;
  other: number;
}

/** The table as one seat sees it. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, string>;
  round: number;
  phase: string;
  step: string;
  first: number;
  to_act: number[];
  over: boolean;
  open: string[];
  common_deck: number;
  common_discard: string[];
  sides: Side[];
  attacks: string[];
  hits: number[];
  attack_deck: number;
  pile: string[];
  mine: Mine | null;
  result: Result | null;
  tie_break: TieBreak | null;
  title: string | null;
}
