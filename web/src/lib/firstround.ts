import './firstround.css'
import type { Drawing } from './drawing.ts'

// A game draws its first round in boards/<game>/firstround.ts, loaded with its guide and only then.
const modules = import.meta.glob<{ default: Record<string, Drawing> }>('../boards/*/firstround.ts')

/** The pictures of a game's guide by name; a game without any has a guide of words. */
export async function picturesOf(game: string): Promise<Record<string, Drawing>> {
  return (await modules[`../boards/${game}/firstround.ts`]?.())?.default ?? {}
}
