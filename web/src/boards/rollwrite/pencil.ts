import { seeded } from '../../lib/random.ts'

/** A cross as one draws it: two strokes with a slight bend on a 40 × 40 grid, different in every box, the same every time. */
export function cross(name: string): string {
  const chance = seeded(name)
  const about = (middle: number, spread: number): string => (middle + (chance() - 0.5) * spread).toFixed(1)
  return (
    `M${about(7, 5)} ${about(7, 5)}Q${about(19, 5)} ${about(20, 5)} ${about(33.5, 4)} ${about(33, 4)}` +
    `M${about(33, 5)} ${about(7, 5)}Q${about(22, 4)} ${about(19, 4)} ${about(7, 4)} ${about(33, 4)}`
  )
}
