import { defineConfig } from 'vitest/config'

/** Not tests: what is measured and drawn in a real browser, one thing at a time; `npm run measure`, `npm run pictures`. */
export default defineConfig({
  test: {
    include: ['e2e/tools/*.ts'],
    globalSetup: ['e2e/server.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
})
