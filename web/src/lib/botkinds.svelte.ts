import { api } from './api.ts'
import { usualBot } from './bots.ts'
import type { BotInfo } from './types.ts'

/** The kinds of bots the server has: asked for once, the same for every page. */
class BotKinds {
  list = $state.raw<readonly string[]>(['random'])
  /** Besides the levels: bots that are plugged in, each for some games. */
  #plugged = $state.raw<readonly BotInfo[]>([])
  #asked: Promise<void> | null = null

  get usual(): string {
    return usualBot(this.list)
  }

  /** All that play a game: the levels, the weakest first, then what is plugged in. */
  of(game: string): readonly string[] {
    return [...this.list, ...this.#plugged.filter((bot) => bot.games?.includes(game)).map((bot) => bot.kind)]
  }

  load(): Promise<void> {
    this.#asked ??= this.#ask()
    return this.#asked
  }

  async #ask(): Promise<void> {
    try {
      const bots = await api.bots()
      this.list = bots.filter((bot) => !bot.games).map((bot) => bot.kind)
      this.#plugged = bots.filter((bot) => bot.games)
    } catch (error) {
      this.#asked = null // next time, perhaps
      throw error
    }
  }
}

export const botKinds = new BotKinds()
