import type { Board, Host } from '../../lib/board.ts'
import { MinervaBoard } from './board.svelte.ts'

export default (host: Host): Board => new MinervaBoard(host)
