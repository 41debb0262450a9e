/**
 * How pieces look for a while, by their ids: a style sheet of its own, so that a mark stays on its piece however often the piece is drawn anew,
 * and on nothing else. `data-piece` is where a piece lies, `data-chip` a small picture of it elsewhere.
 */
export class Marks {
  #sheet = new CSSStyleSheet()

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
  }

  /** Give pieces these looks, and no others. */
  set(looks: Iterable<readonly [piece: string, look: string]>): void {
    this.#sheet.replaceSync([...looks].map(([piece, look]) => `${at(piece)} { ${look} }`).join('\n'))
  }

  drop(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet)
  }
}

const at = (piece: string): string => `.board [data-piece=${JSON.stringify(piece)}], .rail [data-chip=${JSON.stringify(piece)}]`

/** Where a piece lies on the board, if it is in sight there. */
export function placeOf(root: ParentNode, piece: string): HTMLElement | SVGElement | null {
  const places = root.querySelectorAll<HTMLElement | SVGElement>(`.board [data-piece=${JSON.stringify(piece)}]`)
  return [...places].find((place) => place.getClientRects().length > 0) ?? null
}
