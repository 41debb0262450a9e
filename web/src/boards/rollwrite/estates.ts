/** A section on the grid of the sheet: four tracks, nine columns. */
export interface Cell {
  row: number
  column: number
}

export const ROWS = 4
export const COLUMNS = 9

/** Where the sections of a blueprint lie, its upper left corner there. */
export const placed = (drawing: readonly string[], at: Cell): Cell[] =>
  drawing.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === '#' ? [{ row: at.row + row, column: at.column + column }] : [])),
  )

const key = ({ row, column }: Cell): string => `${row} ${column}`

/**
 * The fence around sections, on a grid of 100 by 100 for each: a line along every edge that has no section of the same estate
 * beyond it, drawn a little inside, so that neighbours keep apart.
 */
export function fence(cells: readonly Cell[], inset = 3): string {
  const inside = new Set(cells.map(key))
  const has = (row: number, column: number): boolean => inside.has(key({ row, column }))
  return cells
    .flatMap(({ row, column }) => {
      const [top, left] = [row * 100, column * 100]
      const [up, down, before, after] = [has(row - 1, column), has(row + 1, column), has(row, column - 1), has(row, column + 1)]
      // Along an edge the line runs on where the estate goes on, and stops short where its fence turns.
      const [x1, x2] = [left + (before ? -inset : inset), left + 100 + (after ? inset : -inset)]
      const [y1, y2] = [top + (up ? -inset : inset), top + 100 + (down ? inset : -inset)]
      const across = (y: number, beyond: number): string => {
        const from = before && has(row + beyond, column - 1) ? left - inset : Math.max(x1, left)
        const to = after && has(row + beyond, column + 1) ? left + 100 + inset : Math.min(x2, left + 100)
        return `M${from} ${y}H${to}`
      }
      const along = (x: number, beyond: number): string => {
        const from = up && has(row - 1, column + beyond) ? top - inset : Math.max(y1, top)
        const to = down && has(row + 1, column + beyond) ? top + 100 + inset : Math.min(y2, top + 100)
        return `M${x} ${from}V${to}`
      }
      return [
        up ? '' : across(top + inset, -1),
        down ? '' : across(top + 100 - inset, 1),
        before ? '' : along(left + inset, -1),
        after ? '' : along(left + 100 - inset, 1),
      ]
    })
    .join('')
}

/** The ground of an estate. */
export const ground = (cells: readonly Cell[]): string =>
  cells.map(({ row, column }) => `M${column * 100} ${row * 100}h100v100h-100z`).join('')

/** Where the letter of a place stands: in the middle of its first section's row, as far as the shape goes there. */
export function middle(cells: readonly Cell[]): { x: number; y: number } {
  const n = Math.max(1, cells.length)
  const sum = (pick: (cell: Cell) => number): number => cells.reduce((all, cell) => all + pick(cell) + 0.5, 0)
  return { x: sum(({ column }) => column) / n, y: sum(({ row }) => row) / n }
}

/** A, B ... Z, AA, AB ... */
export const letter = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : letter(Math.floor(n / 26) - 1) + letter(n % 26)
