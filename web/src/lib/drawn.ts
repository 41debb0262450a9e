/** Drawings by what they are written as, to be copied: reading one anew for every icon of a table takes several times as long. */
const drawings = new Map<string, DocumentFragment>()
const SVG = 'http://www.w3.org/2000/svg'

function drawing(markup: string): DocumentFragment {
  let found = drawings.get(markup)
  if (!found) {
    const template = document.createElement('template')
    template.innerHTML = `<svg xmlns="${SVG}">${markup}</svg>`
    found = document.createDocumentFragment()
    found.append(...(template.content.firstElementChild?.childNodes ?? []))
    drawings.set(markup, found)
  }
  return found.cloneNode(true) as DocumentFragment
}

/** Fills an element of an SVG. What is written there is built in, never from outside. */
export const drawn =
  (markup: string) =>
  (element: SVGElement): void =>
    element.replaceChildren(drawing(markup))
