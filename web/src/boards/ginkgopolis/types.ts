export type { Building, Letter, Mine, Side, View } from './generated.ts'

export type Colour = 'red' | 'blue' | 'yellow'
export type GoodName = 'resource' | 'tile' | 'sp'
export type Trigger = 'exploit' | 'urbanise' | 'construct'
export type Goods = Record<GoodName, number>

/** The printed facts of a card. */
export interface Printed {
  kind: string
  colour?: Colour
  number?: number
  letter?: string
  start?: Partial<Goods>
  trigger?: Trigger
  gain?: Partial<Goods>
  score?: { sp: number; per?: string; on?: Colour; height?: string; with?: Trigger; of?: Colour }
}
