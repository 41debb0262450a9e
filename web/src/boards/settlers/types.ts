export type { CardFacts, Location, Side, View } from './generated.ts'
