import type { Board, Host } from '../../lib/board.ts'
import { SettlersBoard } from './board.svelte.ts'

export default (host: Host): Board => new SettlersBoard(host)
