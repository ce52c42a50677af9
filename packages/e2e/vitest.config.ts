import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../scripts/lib/longest-first.ts'
import { longestJourneys } from './longest-journeys.ts'

/** A product for each worker (`globalSetup` starts them on free ports and empty data); each journey makes its own chamber. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/product.setup.ts',
    // A worker keeps its browser, and what it has read of the tests' own code.
    isolate: false,
    // For what hangs: several at a time on a busy machine take thrice what one alone does.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    // Each with its browser and its server keeps a core busy: one more ends no sooner, and loses races.
    maxWorkers: Math.min(availableParallelism(), 4),
    sequence: { sequencer: longestFirst(longestJourneys) },
  },
})
