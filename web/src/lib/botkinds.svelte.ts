import { api } from './api.ts'
import { usualBot } from './bots.ts'

/** The kinds of bots the server has: asked for once, the same for every page. */
class BotKinds {
  list = $state.raw<readonly string[]>(['random'])
  #asked: Promise<void> | null = null

  get usual(): string {
    return usualBot(this.list)
  }

  load(): Promise<void> {
    this.#asked ??= this.#ask()
    return this.#asked
  }

  async #ask(): Promise<void> {
    try {
      this.list = (await api.bots()).map((bot) => bot.kind)
    } catch (error) {
      this.#asked = null // next time, perhaps
      throw error
    }
  }
}

export const botKinds = new BotKinds()
