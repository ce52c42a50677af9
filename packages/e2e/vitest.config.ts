import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../scripts/lib/longest-first.ts'
import { longestJourneys } from './longest-journeys.ts'

export default defineConfig({
  test: {
    name: 'browser',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/product.setup.ts',
    isolate: false,
    // A test can take three times as long when a busy machine runs several tests in parallel.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    // With more than four workers, the tests do not become faster, and slow pages exceed the tests' time limits.
    maxWorkers: Math.min(availableParallelism(), 4),
    sequence: { sequencer: longestFirst(longestJourneys) },
  },
})
