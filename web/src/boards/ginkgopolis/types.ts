import type { CardFacts } from './generated.ts'

export type { Bonuses, Building, CardFacts, District, Letter, Mine, Side, View } from './generated.ts'

export type Colour = Exclude<NonNullable<CardFacts['colour']>, ''>
export type Trigger = Exclude<NonNullable<CardFacts['trigger']>, ''>
