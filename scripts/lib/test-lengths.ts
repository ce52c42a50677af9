import { availableParallelism } from 'node:os'

/**
 * One worker more than cores, because tests also wait: for pages, timers and other processes. More than four workers save
 * no time and make pages too slow for the time limits.
 */
export const workers = Math.min(availableParallelism() + 1, 4)

/** `npm run test:full` runs all tests, on both databases. */
export const isFull = process.env.TEST_FULL === '1'

const inFull = (names: readonly string[]) => (isFull ? [] : names)

/**
 * Only `npm run test:full` runs these. `spine.api.test.ts` tries fewer failures of a court's site, and
 * `hostile-files.test.ts` and `work-pool.test.ts` check the limits for hostile files.
 */
export const longApiTests = inFull(['hostile-court', 'hostile-requests'].map((name) => `**/${name}.api.test.ts`))

/** Only `npm run test:full` and `npm run test:e2e` run these. In `npm test`, API and component tests check these rules. */
export const longJourneys = inFull(
  [
    'account',
    'alerts',
    'appeals',
    'boards',
    'caveats',
    'clients',
    'clocks',
    'companion',
    'companion-firefox',
    'court-day',
    'court-trouble',
    'dates',
    'doors',
    'dropped-pages',
    'falls-due',
    'firs',
    'import',
    'installation',
    'invoices',
    'jobs',
    'kill',
    'lists',
    'messages',
    'new-version',
    'notes',
    'office',
    'offline-writes',
    'orders',
    'own-colours',
    'plans',
    'privacy',
    'reports',
    'roles',
    'search',
    'serve',
    'servings',
    'shared-computer',
    'spoken',
    'stranger',
    'sync',
    'tasks',
    'uncut-scripts',
    'walk-on-phone',
  ].map((name) => `src/${name}.test.ts`),
)

const slowApiTests = ['hostile-court', 'bad-input', 'isolation', 'dropped-pages', 'names-meet', 'confidence', 'cut-off']
const slowJourneys = [
  'court-day',
  'roles',
  'offline-writes',
  'kill',
  'walk-on-phone',
  'doors',
  'messages',
  'walk-at-desk',
]

/** These tests mostly wait. If every worker had one of them, no core would be busy, so they begin early. */
const waitingTests = ['queue.db', 'live-boards.db', 'boards.api', 'tracing.db', 'gate.db']

/** The slowest files are first, so that at the end no worker is alone with a slow file. */
export const slowest = [
  ...[...slowJourneys, 'offline', 'main-job', 'device'].map((name) => `${name}.test.ts`),
  ...slowApiTests.map((name) => `${name}.api.test.ts`),
  ...waitingTests.map((name) => `${name}.test.ts`),
]
