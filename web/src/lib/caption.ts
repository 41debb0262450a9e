import type { Board, Host } from './board.ts'
import type { Scene } from './film.ts'
import { type Memory, story } from './story.ts'

/** A deed in the words of the log, to the reader in the second person; `memory` keeps what was told of it. */
export function caption({ lines, number }: Scene, host: Host, board: Board, memory?: Memory): string {
  return story(
    lines.map((line) => ({ line, number })),
    {
      say: (line) => host.say(line),
      players: host.players,
      rivalOf: board.rivalOf?.bind(board),
      words: host.words,
      reader: host.seat,
      memory,
    },
  )
    .flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ')
}
