import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../scripts/lib/longest-first.ts'
import { longestJourneys } from './longest-journeys.ts'

/** Each worker has its own product, started by `globalSetup` on free ports and empty data. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/product.setup.ts',
    // Workers keep their browser and loaded modules.
    isolate: false,
    // In parallel on a busy machine tests take three times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    // Each worker needs a core. More workers are not faster and cause timing failures.
    maxWorkers: Math.min(availableParallelism(), 4),
    sequence: { sequencer: longestFirst(longestJourneys) },
  },
})
