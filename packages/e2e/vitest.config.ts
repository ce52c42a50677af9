import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../scripts/lib/longest-first.ts'
import { longJourneys, slowest, workers } from '../../scripts/lib/test-lengths.ts'

export default defineConfig({
  test: {
    name: 'browser',
    include: ['src/**/*.test.ts'],
    exclude: longJourneys,
    globalSetup: 'src/product.setup.ts',
    isolate: false,
    // A busy machine can triple a test's time.
    testTimeout: 180_000,
    // A failed test runs once more. `npm test` names each test that passed only then.
    retry: 1,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    maxWorkers: workers,
    sequence: { sequencer: longestFirst(slowest) },
  },
})
