import { TEMPOS, type Tempo } from './film.ts'
import type { Language } from './text/speaker.ts'

export type Theme = 'system' | 'light' | 'dark'

/** What this browser remembers under a name. */
export const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(`asztal.${key}`)
  } catch {
    return null
  }
}

export const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(`asztal.${key}`, value)
  } catch {
    // Private windows may refuse; the choice then lasts until the page closes.
  }
}

/** What this browser's owner likes: kept here, and what tables are to be like also with the person (`likes.svelte.ts`). */
class Settings {
  language = $state<Language>(
    stored('language') === 'en' || (!stored('language') && !/^hu/.test(navigator.language)) ? 'en' : 'hu',
  )
  theme = $state<Theme>((stored('theme') as Theme | null) ?? 'system')
  sound = $state(stored('sound') === 'on')
  volume = $state(Number(stored('volume') ?? '0.6'))
  /** How fast the film of others' deeds runs. */
  film = $state<Tempo>(TEMPOS.find((tempo) => tempo === stored('film')) ?? 'normal')
  /** How long a bot's move stands before the next, in milliseconds, on top of the film. */
  pause = $state(Number(stored('pause') ?? '0') || 0)
  /** Whether to be asked before a turn ends where only extras are left. */
  askEnd = $state(stored('ask-end') === 'on')
  #dark = $state(matchMedia('(prefers-color-scheme: dark)').matches)

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (this.#dark = event.matches))
    $effect.root(() => {
      $effect(() => {
        document.documentElement.lang = this.language
        store('language', this.language)
      })
      $effect.pre(() => {
        document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
        store('theme', this.theme)
      })
      $effect(() => {
        store('sound', this.sound ? 'on' : 'off')
        store('volume', String(this.volume))
      })
      $effect(() => {
        store('film', this.film)
        store('pause', String(this.pause))
        store('ask-end', this.askEnd ? 'on' : 'off')
      })
    })
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#dark)
  }

  toggleTheme(): void {
    this.theme = this.dark ? 'light' : 'dark'
  }
}

export const settings = new Settings()
