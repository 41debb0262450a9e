// Written by scripts/web_types.py from Python's structures. Do not edit.

/** A build box or a harvest circle. */
export interface Box {
  goods: Record<string, number>;
  crossed: boolean;
  piece?: string;
}

/** One building of a village. */
export interface Building {
  id: string;
  name: Record<string, string>;
  boxes: Box[];
  finished: boolean;
  works: boolean;
  star: boolean;
  ability: string;
  drawing: string[];
  estates: number;
  number: number;
  does: (GoodPart | SignPart | MostPart | CardPart | VerbPart | CountPart | WhenPart | IfPart | EachPart)[];
  times: number;
  used: number;
  piece: string;
  code: string;
}

export interface BuildingFacts {
  kind: "building";
  village: string;
  boxes: (Record<string, number>)[];
  ability: string;
  star: boolean;
  times?: number;
  blueprint?: string[];
}

/** A card named in an effect. */
export interface CardPart {
  what: "card";
  card: string;
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

export interface DieFacts {
  kind: "die";
  faces: (string | number)[];
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

export interface Estate {
  building: string;
  slot: number;
  row: number;
  column: number;
  piece: string;
}

/** A favour tile has nothing but its effect. */
export interface FavourFacts {
  kind: "favour";
}

export interface Field {
  id: string;
  opens: number;
  open: boolean;
  circles: Box[];
}

export interface FieldFacts {
  kind: "field";
  circles: (Record<string, number>)[];
}

/** `2 stone`; with `how` any number of them, all, or up to so many. */
export interface GoodPart {
  what: "good";
  good: string;
  icon: string;
  n?: number;
  how?: "all" | "any" | "exact" | "upto";
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

/** How far a solo adventure has come. */
export interface Ladder {
  rank: string;
  next: string | null;
  missing: number;
}

/** `max 6` after what is counted. */
export interface MostPart {
  what: "most";
  n: number;
}

export interface RankFacts {
  kind: "rank";
  from: number;
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

/** One section of a track. */
export interface Section {
  boxes: Box[];
  points: number;
  complete: boolean;
  imperial: boolean;
  estate: number | null;
  piece: string;
}

/** One player's sheets. */
export interface Side {
  village: string;
  village_name: Record<string, string>;
  step: string;
  tracks: Track[];
  fields: Field[];
  buildings: Building[];
  estates: Estate[];
  goods: Record<string, number>;
  actions: number;
  kept: Record<string, number>;
  favour: string | null;
  favour_used: boolean;
  exported: string[];
  dice: string[];
  worker: number;
  asked: string | null;
  picks_left: number;
  picked_dice: number[];
  round_boxes: number;
  round_sections: Record<string, number>;
  round_circles: number;
  points: number;
  score: number;
  parts: Record<string, number>;
}

/** What stands between other parts: an arrow after a cost or a trigger, `or`, `per`, brackets ... */
export interface SignPart {
  what: "sign";
  sign: "arrow" | "close" | "colon" | "else" | "may" | "open" | "or" | "per" | "slash" | "then";
}

export interface Track {
  id: string;
  sections: Section[];
  points: number;
}

export interface TrackFacts {
  kind: "track";
  sections: ((Record<string, number>)[])[];
  points: number[];
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

/** The table as one seat sees it. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  mode: string;
  round: number;
  rounds: number;
  active: number;
  phase: string;
  to_act: number[];
  over: boolean;
  dice: string[];
  worker: number;
  favours: string[];
  favours_left: string[];
  sides: Side[];
  result: Result | null;
  rank: string | null;
  ladder: Ladder | null;
}

export interface VillageFacts {
  kind: "village";
  buildings: string[];
  sheet?: string;
  theme?: string;
  difficulty?: string;
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
