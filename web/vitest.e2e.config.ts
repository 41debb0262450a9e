import { defineConfig } from 'vitest/config'
import { WORKERS } from './e2e/workers.ts'

/** Whole games in a real browser against a real server; `npm run e2e`. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/server.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: WORKERS,
    // As patient as the browser itself: machines that build for everybody are slow now and then.
    expect: { poll: { timeout: 30_000 } },
  },
})
