import { defineConfig } from 'vitest/config'

/** Journeys share one running product (`scripts/lib/journeys.mjs` starts it); each makes its own chamber. */
export default defineConfig({
  test: {
    include: ['src/**/*.e2e.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
})
