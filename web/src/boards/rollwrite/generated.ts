// Written by scripts/web_types.py from Python's structures. Do not edit.

/** A build box or a harvest circle. */
export interface Box {
  goods: Record<string, number>;
  crossed: boolean;
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
  times: number;
  used: number;
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

export interface DieFacts {
  kind: "die";
  faces: (string | number)[];
}

export interface Estate {
  building: string;
  slot: number;
  row: number;
  column: number;
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

/** The table as one seat sees it. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  mode: string;
  round: number;
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
}

export interface VillageFacts {
  kind: "village";
  buildings: string[];
  sheet?: string;
  theme?: string;
  difficulty?: string;
}
