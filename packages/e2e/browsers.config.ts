import { defineConfig } from 'vitest/config'
import short from './vitest.config.ts'

export default defineConfig({
  test: { ...short.test, include: ['src/engines/*.test.ts', 'src/**/*.browsers.ts'], maxWorkers: 1 },
})
