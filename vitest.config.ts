import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/lib/longest-first.ts'
import { isFull, longApiTests, slowest, workers } from './scripts/lib/test-lengths.ts'

/** Tests that open a database. */
const database = 'packages/server/**/*.{api,db}.test.ts'
/** Tests where the engines may differ: the database's own, and features with hand-written SQL. */
const writtenInSql = [
  'audit',
  'boards',
  'calendar',
  'cause-lists',
  'citations',
  'families',
  'imports',
  'deletions',
  'reports',
  'search',
  'sync',
]
const enginesDiffer = ['packages/server/**/*.db.test.ts', `packages/server/**/{${writtenInSql.join(',')}}.api.test.ts`]
/** Parser tests on saved court pages; `PESHI_REAL_PAGES` adds a folder of real ones. */
const examples = 'packages/courts/test/{examples,real-documents,unread-documents}.test.ts'
/** React component tests in a simulated DOM. */
const components = 'packages/web/src/**/*.dom.test.{ts,tsx}'
/** Tests of the web app's modules. Each file has its own modules, because some of them keep state. */
const web = 'packages/web/{src,test}/**/*.test.{ts,tsx}'
const never = ['**/node_modules/**', '**/dist/**', 'packages/e2e/**']

/** Generous: busy cores are slow, and document readers run at low priority. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

const onDatabase = {
  ...patience,
  globalSetup: 'packages/server/test/migrated.setup.ts',
  setupFiles: ['packages/server/test/events.setup.ts'],
  // One process runs many files, so that engine and product load once. Each file gets an empty database.
  isolate: false,
}

/** `browser` needs the product built and a Chromium (`scripts/test.mjs`, `scripts/e2e.mjs`), `postgres` a server. */
export default defineConfig({
  test: {
    sequence: { sequencer: longestFirst(slowest) },
    maxWorkers: workers,
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', '{lab,scripts}/**/*.test.{ts,mjs}'],
          exclude: [...never, database, examples, web],
          setupFiles: ['packages/courts/test/properties.setup.ts'],
          isolate: false,
        },
      },
      { test: { ...patience, name: 'web', include: [web], exclude: [...never, components], pool: 'vmForks' } },
      { test: { name: 'examples', include: [examples], exclude: never } },
      {
        test: {
          ...patience,
          name: 'components',
          include: [components],
          exclude: never,
          environment: 'happy-dom',
          setupFiles: ['packages/web/test/components.setup.ts'],
          isolate: false,
          mockReset: true,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'api',
          include: [database],
          exclude: [...never, ...longApiTests],
          env: { TEST_DATABASE_URL: '' },
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'postgres',
          include: isFull ? [database] : enginesDiffer,
          exclude: never,
          env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
        },
      },
      'packages/e2e/vitest.config.ts',
    ],
  },
})
