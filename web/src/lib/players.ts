/** The shapes of the players on a 24 × 24 grid: colour alone never tells who is who. */
const SHAPES = [
  '<circle cx="12" cy="12" r="9.2"/>',
  '<path d="M12 2.6 22 20.6H2z"/>',
  '<rect x="3.4" y="3.4" width="17.2" height="17.2" rx="2.4"/>',
  '<path d="M12 1.4 22.6 12 12 22.6 1.4 12z"/>',
  '<path d="M12 1.6 21.4 6.8v10.4L12 22.4 2.6 17.2V6.8z"/>',
] as const

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0]
/** The number in --p1 ... --p5. */
export const colourOf = (seat: number): number => (seat % SHAPES.length) + 1
