import type { BoardModule } from './board.ts'

// A board is a folder that registers itself by being there: index.ts (the board), cover.svg (for the lobby), mat.css (its mat).
const modules = import.meta.glob<BoardModule>('../boards/*/index.ts')
const covers = import.meta.glob<string>('../boards/*/cover.svg', { eager: true, query: '?url', import: 'default' })
import.meta.glob('../boards/*/mat.css', { eager: true })

/** Whether a game has a board of its own; the plain board needs the server to draw the views. */
export const hasBoard = (game: string): boolean => `../boards/${game}/index.ts` in modules

/** The board of a game, loaded when somebody sits down to it; games without one play on the plain board. */
export async function loadBoard(game: string): Promise<BoardModule['default']> {
  const load = modules[`../boards/${game}/index.ts`] ?? modules['../boards/plain/index.ts']
  if (!load) throw new Error('no board')
  return (await load()).default
}

export const coverOf = (game: string): string | undefined => covers[`../boards/${game}/cover.svg`]
