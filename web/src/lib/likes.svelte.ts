import { untrack } from 'svelte'
import { api } from './api.ts'
import { me } from './session.svelte.ts'
import { settings } from './settings.svelte.ts'
import type { Likes } from './types.ts'

const WAIT_MS = 500
const UNTOLD: Likes = { film: 'normal', pause: 0, ask_end: false }

const same = (one: Likes, other: Likes): boolean =>
  one.film === other.film && one.pause === other.pause && one.ask_end === other.ask_end

/** How somebody likes tables to go follows the person: it is fetched when they come, and told to the server when they change it. */
export function keepLikes(): void {
  let whose: string | null = null
  $effect(() => {
    const user = me.session?.user
    if (!user) {
      whose = null
      return
    }
    if (user.id !== whose) {
      whose = user.id
      const { likes } = user
      if (likes)
        untrack(() => {
          settings.film = likes.film
          settings.pause = likes.pause
          settings.askEnd = likes.ask_end
        })
    }
    const now: Likes = { film: settings.film, pause: settings.pause, ask_end: settings.askEnd }
    if (same(now, user.likes ?? UNTOLD)) return
    // A browser that cannot tell keeps them all the same.
    const timer = setTimeout(
      () =>
        void api
          .like(now)
          .then((session) => (me.session = session))
          .catch(() => {}),
      WAIT_MS,
    )
    return () => clearTimeout(timer)
  })
}
