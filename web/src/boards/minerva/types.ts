export type { Bill, Pile, Placed, Side, TileFacts, View } from './generated.ts'
