import { pathParts } from './addresses.ts'

/** Addresses of the app; the server answers all of them with the same page. */

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  /** Asked before leaving; false keeps the page. */
  guard: (() => boolean) | null = null

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  /** Null if the address cannot be read. */
  get parts(): string[] | null {
    return pathParts(this.path)
  }

  go(path: string): void {
    if (this.guard && !this.guard()) return
    history.pushState(null, '', path)
    this.#read()
    scrollTo(0, 0)
  }

  #read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  /** Links inside the app change the page without loading it again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
