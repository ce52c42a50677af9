import { defineConfig } from 'vitest/config'
import short from './vitest.config.ts'

/**
 * Every page and the main journeys in three engines and on a small, old phone, one after another: in parallel they
 * would only wait.
 */
export default defineConfig({
  test: { ...short.test, include: ['src/engines/*.test.ts', 'src/**/*.browsers.ts'], maxWorkers: 1 },
})
