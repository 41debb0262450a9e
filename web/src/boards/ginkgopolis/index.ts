import type { Board, Host } from '../../lib/board.ts'
import { GinkgopolisBoard } from './board.svelte.ts'

export default (host: Host): Board => new GinkgopolisBoard(host)
