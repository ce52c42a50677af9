import { defineConfig } from 'vitest/config'

/** Journeys in a real browser, one after the other: the machine has few cores and a person has two hands. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['src/**/*.e2e.test.ts'],
    globalSetup: ['src/product.setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
