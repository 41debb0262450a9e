export type * from './generated.ts'
