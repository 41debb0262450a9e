import type { Board, Host } from '../../lib/board.ts'
import { t } from '../../lib/words.svelte.ts'
import Plain from './Plain.svelte'
import { pointsOf, roundOf } from './points.ts'

/** Serves any game without a board of its own: the table as its game draws it in text, the legal moves as buttons. */
class PlainBoard implements Board {
  readonly Main = Plain

  constructor(readonly host: Host) {}

  get phase(): string {
    const round = roundOf(this.host.view)
    return round ? t('round-n', { n: round }) : ''
  }
  score(seat: number): number | null {
    return pointsOf(this.host.view, seat)
  }
}

export default (host: Host): Board => new PlainBoard(host)
