import type { Board, Host } from '../../lib/board.ts'
import { ImperiumBoard } from './board.svelte.ts'

export default (host: Host): Board => new ImperiumBoard(host)
