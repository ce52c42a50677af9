import { defineConfig } from 'vitest/config'
import short from './vitest.config.ts'

/** Runs one test at a time, because parallel tests are not faster. */
export default defineConfig({
  test: { ...short.test, include: ['src/engines/*.test.ts', 'src/**/*.browsers.ts'], maxWorkers: 1 },
})
