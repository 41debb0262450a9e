import type { Board, Host } from '../../lib/board.ts'
import { RollWriteBoard } from './board.svelte.ts'

export default (host: Host): Board => new RollWriteBoard(host)
