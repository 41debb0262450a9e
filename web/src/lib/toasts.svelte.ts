export interface Toast {
  id: number
  text: string
  kind: 'ok' | 'bad' | 'info'
  action?: { label: string; run: () => void }
}

/** Short messages at the edge of the table; they never cover the board. */
class Toasts {
  list = $state<Toast[]>([])
  /** So high is what they must not cover at the bottom of the page, in pixels. */
  above = $state(0)
  #next = 1

  show(text: string, kind: Toast['kind'] = 'info', action?: Toast['action']): void {
    const id = this.#next++
    this.list = [
      ...this.list.filter((toast) => toast.text !== text).slice(-2),
      { id, text, kind, ...(action ? { action } : {}) },
    ]
    setTimeout(() => this.drop(id), kind === 'bad' ? 7000 : 5000)
  }

  /** What was offered at a table is no longer on offer away from it. */
  dropOffers(): void {
    this.list = this.list.filter((toast) => !toast.action)
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
