import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const ASSETS = join(import.meta.dirname, '../../src/asztal/server/static/assets')
const BOARDS = join(import.meta.dirname, '../src/boards')

/** What a board may weigh, in bytes as they go over the line. */
export const MOST = 80_000

/** The games with a board of their own. */
export const boards = (): string[] => readdirSync(BOARDS).filter((name) => existsSync(join(BOARDS, name, 'index.ts')))

/** What must be there before a board is drawn, besides what all tables share: its program and its style, gzipped. */
export function weightOf(board: string): number {
  const own = new RegExp(`^${board}-[\\w-]{8}\\.(js|css)$`)
  const files = readdirSync(ASSETS).filter((name) => own.test(name))
  if (!files.some((name) => name.endsWith('.js'))) throw new Error(`${board} is not built: npm run build`)
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0)
}
