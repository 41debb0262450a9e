import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { WORKERS } from './e2e/workers.ts'

/** Files that take long, the longest first: one that began last would keep everybody waiting alone. */
const LONG = ['games', 'pages', 'table', 'film']
const place = (path: string): number => {
  const found = LONG.findIndex((name) => path.endsWith(`/${name}.e2e.ts`))
  return found < 0 ? LONG.length : found
}

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    const usual = await super.sort(files)
    return usual.sort((one, other) => place(one.moduleId) - place(other.moduleId))
  }
}

/** Whole games in a real browser against a real server; `npm run e2e`. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/server.ts'],
    testTimeout: 180_000,
    // On a machine whose cores are all busy a browser now and then misses a moment; what is wrong fails twice.
    retry: 1,
    hookTimeout: 120_000,
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    // As patient as the browser itself: machines that build for everybody are slow now and then.
    expect: { poll: { timeout: 30_000 } },
  },
})
