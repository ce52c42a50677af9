import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../scripts/lib/longest-first.ts'
import { longJourneys, slowest } from '../../scripts/lib/test-lengths.ts'

export default defineConfig({
  test: {
    name: 'browser',
    include: ['src/**/*.test.ts'],
    exclude: longJourneys,
    globalSetup: 'src/product.setup.ts',
    isolate: false,
    // A busy machine can triple a test's time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    // More than four workers save no time and make pages too slow for the time limits.
    maxWorkers: Math.min(availableParallelism(), 4),
    sequence: { sequencer: longestFirst(slowest) },
  },
})
