import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/lib/longest-first.ts'

/** Tests that open a database: PGlite in the process, or the PostgreSQL that `TEST_DATABASE_URL` names. */
const database = 'packages/server/**/*.{api,db}.test.ts'
/** Pages of court sites read against what is expected of them; `PESHI_REAL_PAGES` adds a folder of real ones. */
const examples = 'packages/courts/test/examples.test.ts'
/**
 * Walks over every endpoint that take minutes. Where the other engine has its turn too (`scripts/test.mjs`), each goes over
 * one: what is kept from others is looked at where the database keeps it, and each endpoint's ladder climbs both.
 */
const walks = {
  embedded: [
    'packages/server/test/bad-input.api.test.ts',
    'packages/server/test/fuzz.api.test.ts',
    'packages/server/test/hostile-court.api.test.ts',
  ],
  postgres: [
    'packages/server/test/isolation.api.test.ts',
    'packages/server/test/confidence.api.test.ts',
    'packages/server/test/cut-off.api.test.ts',
  ],
}
const ofTheOther = process.env.TEST_DATABASE_URL ? walks.embedded : walks.postgres
const leftToTheOther = process.env.TEST_WALKS === 'on-one-engine' ? ofTheOther : []
/** React components, in a browser's document that is not one. */
const components = 'packages/web/src/**/*.dom.test.{ts,tsx}'
const never = ['**/node_modules/**', '**/dist/**', 'packages/e2e/**']

/** The browser journeys are not here: they need the product running (`scripts/e2e.mjs`). */
export default defineConfig({
  test: {
    sequence: { sequencer: longestFirst([...walks.embedded, ...walks.postgres]) },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'bench/src/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...never, database, examples, components],
          setupFiles: ['packages/courts/test/properties.setup.ts'],
          // A limit for what hangs: two cores that also do something else are slow, and what reads documents gives way.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'examples', include: [examples], exclude: never } },
      {
        test: {
          name: 'components',
          include: [components],
          exclude: never,
          environment: 'happy-dom',
          setupFiles: ['packages/web/test/components.setup.ts'],
          mockReset: true,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: [database],
          exclude: [...never, ...leftToTheOther],
          globalSetup: 'packages/server/test/migrated.setup.ts',
          // One process for many files: what costs most is to compile the engine and to load the product, once more for
          // each. Nothing is shared but modules; a file has its own database.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Notifications of a database server come when they come; what is broken fails twice.
          retry: 1,
        },
      },
    ],
  },
})
