import type { Board, Host } from '../../lib/board.ts'
import Plain from './Plain.svelte'
import { isDict, pointsOf } from './shape.ts'
import { t } from '../../lib/words.svelte.ts'

/** Serves any game without a board of its own: the view as tidy sections, the legal moves as buttons. */
class PlainBoard implements Board {
  readonly Main = Plain

  constructor(readonly host: Host) {}

  get phase(): string {
    const view = this.host.view
    return isDict(view) && typeof view.round === 'number' ? t('round-n', { n: view.round }) : ''
  }
  score(seat: number): number | null {
    return pointsOf(this.host.view, seat)
  }
}

export default (host: Host): Board => new PlainBoard(host)
