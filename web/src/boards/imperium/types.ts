export type { Attack, CardFacts, Pile, Shown, Side, View } from './generated.ts'
