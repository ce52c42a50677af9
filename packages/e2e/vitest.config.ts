import { defineConfig } from 'vitest/config'

/** A product for each worker (`globalSetup` starts them on free ports and empty data); each journey makes its own chamber. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/product.setup.ts',
    // For what hangs: two at a time on a busy machine take thrice what one alone does.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    // Journeys wait more than they work: two at a time fill two cores.
    maxWorkers: 2,
    // A browser on a busy machine loses a race now and then; what is broken fails twice.
    retry: 1,
  },
})
