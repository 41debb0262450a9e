/**
 * How pieces look for a while, by their ids: a style sheet of its own, so that a mark stays on its piece however often the piece is drawn anew,
 * and on nothing else. `data-piece` is where a piece lies, `data-chip` a small picture of it elsewhere.
 */
export class Marks {
  #sheet = new CSSStyleSheet()
  #rules = ''

  constructor(readonly where: (id: string) => string = onTable) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
  }

  /** Give pieces these looks, and no others. */
  set(looks: Iterable<readonly [piece: string, look: string]>): void {
    const rules = [...looks].map(([piece, look]) => `${this.where(JSON.stringify(piece))} { ${look} }`).join('\n')
    // A sheet with new rules costs the whole page its styles.
    if (rules === this.#rules) return
    this.#rules = rules
    this.#sheet.replaceSync(rules)
  }

  drop(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet)
  }
}

const onTable = (id: string): string => `.board [data-piece=${id}], .rail [data-chip=${id}]`
/** Also in hand, where a card may have the id of a piece on the table. */
export const anywhere = (id: string): string => `${onTable(id)}, .hand-region :is([data-piece=${id}], [data-card=${id}])`

/** Where a piece lies on the board, if it is in sight there. */
export function placeOf(root: ParentNode, piece: string): HTMLElement | SVGElement | null {
  const places = root.querySelectorAll<HTMLElement | SVGElement>(`.board [data-piece=${JSON.stringify(piece)}]`)
  return [...places].find((place) => place.getClientRects().length > 0) ?? null
}
