/** What a seat sees: the twin of View in src/asztal/games/settlers/view.py. */

export interface Location {
  card: string
  kind: string
  faction: boolean
  used: number
  uses: number
  blocked: boolean
  defended: boolean
  samurai: boolean
  taken_from: number | null
  goods: number
  under: number
  routes: number[]
}

export interface Side {
  faction: string | null
  points: number
  total: number
  goods: Record<string, number>
  passed: boolean
  hand: number
  deck: number
  discard: string[]
  locations: Location[]
  foundations: number
  deals: string[]
  route_deals: { location: string; owner: number }[]
  known_cards: string[]
  ready: boolean
}

export interface View {
  seat: number | null
  seats: number
  round: number
  phase: string
  step: string
  first: number
  to_act: number[]
  over: boolean
  open: string[]
  common_deck: number
  common_discard: string[]
  sides: Side[]
  attacks: string[]
  attack_deck: number
  pile: string[]
  mine: { hand: string[]; fresh: string[]; packet: string[]; picked: string | null; under: string[] } | null
  title: string | null
}

/** The printed facts of a card, effects in the notation. */
export interface Printed {
  kind: string
  faction?: string
  card?: string
  colours?: string[]
  build?: string
  raze?: string
  deal?: string
  production?: string
  feature?: string
  action?: string
  bonus?: string
  end?: string
  uses?: number
  vp?: number
  stores?: string[]
}
