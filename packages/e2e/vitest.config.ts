import { defineConfig } from 'vitest/config'

/** One product for all journeys (`globalSetup` starts it on free ports and empty data); each makes its own chamber. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/product.setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    // A browser on a busy machine loses a race now and then; what is broken fails twice.
    retry: 1,
  },
})
