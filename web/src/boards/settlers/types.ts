export type { Location, Side, View } from './generated.ts'

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
