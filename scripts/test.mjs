// npm test: everything, in the order in which a failure is cheapest; ends with one line of counts.
import { availableParallelism } from 'node:os'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode } from './lib/paths.mjs'
import { openTestPostgres } from './lib/postgres.mjs'
import { handOver, run } from './lib/run.mjs'
import { Refusal, runMain, say, seconds } from './lib/say.mjs'
import { runVitest } from './lib/vitest.mjs'

const counts = { passed: 0, failed: 0, skipped: 0 }
const done = []
/** Shown again at the very end, where a log that was cut short still has them. */
const failures = []
const mostShown = 30

/** Vitest leaves one to the machine. */
const cores = availableParallelism()
const allCores = `--maxWorkers=${cores}`
/** Each worker has a PostgreSQL of its own, so that none waits for what another does to its databases. */
const mostServers = 2

/** One step: its name, its time, and the end of the run when it fails. */
async function step(name, work) {
  say(`\n── ${name}`)
  const began = Date.now()
  const isGood = await work()
  done.push(`  ${isGood ? 'ok    ' : 'FAILED'}  ${seconds(Date.now() - began).padStart(8)}  ${name}`)
  if (!isGood) throw new Refusal(`npm test failed at: ${name}`)
}

const checks = [
  ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['node_modules/typescript/bin/tsc', '-p', 'packages/web'],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
]

/** Side by side, each shown whole. They are no tests, and count when they fail, so that no failed run ends with "0 failed". */
async function checkAll() {
  const results = await Promise.all(checks.map((check) => run(pinnedNode, check, { quiet: true })))
  for (const { code, output } of results) {
    if (output) say(output)
    if (code !== 0) counts.failed++
  }
  return results.every(({ code }) => code === 0)
}

const tests =
  (args, env = {}) =>
  async () => {
    const result = await runVitest(args, env)
    for (const key of Object.keys(counts)) counts[key] += result[key]
    failures.push(...result.failures)
    return result.code === 0
  }

/** The database's tests, on the embedded engine and again on PostgreSQL; `npm run test:full` takes the long walks over both. */
async function onBothEngines() {
  const opened = await Promise.all(Array.from({ length: Math.min(cores, mostServers) }, () => openTestPostgres()))
  const servers = opened.filter(({ url }) => url)
  const urls = [...new Set(servers.map(({ url }) => url))]
  const walks = urls.length === 0 || process.env.FC_SEED ? undefined : 'on-one-engine'
  const api = (workers, databases) =>
    tests(['--project', 'api', `--maxWorkers=${workers}`], { TEST_WALKS: walks, TEST_DATABASE_URL: databases })
  try {
    // Without a server, so that this run is the embedded engine whatever the caller's environment holds.
    await step('the database, embedded', api(cores, undefined))
    if (urls.length > 0) {
      await step(`the database again, on ${servers[0].name}`, api(urls.length, urls.join(' ')))
      await step('killed while people work', underKills)
      return
    }
    say(`Skipped on PostgreSQL: ${opened[0].skipped}.`)
    done.push(`  skipped           the database again, on PostgreSQL: ${opened[0].skipped}`)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** What `npm run test:load` and `test:chaos` do for long: processes of the API killed while people work. */
const shortLoad = ['--seconds', '8', '--rate', '20', '--kill-every', '3', '--only', 'api', '--chambers', '2']

async function underKills() {
  return program('scripts/chaos/load.mjs', shortLoad)
}

/** One that says by its exit whether all was well; it counts as one test. */
async function program(path, args) {
  const isGood = (await handOver(path, args)) === 0
  counts[isGood ? 'passed' : 'failed']++
  return isGood
}

async function testAll() {
  await ensureInstalled()
  // First, because without it the run can't end well, and the sentence that says so should not come after minutes.
  const chromium = await ensureChromium()
  await step('types and lint', checkAll)
  await step('unit tests and examples', tests(['--project', 'unit', '--project', 'examples', allCores]))
  await onBothEngines()
  await step('the benches run, on little', () => program('scripts/bench.mjs', ['--short']))
  await ensureBuilt()
  await step('the browser', tests(['--root', 'packages/e2e'], { CHROMIUM_PATH: chromium }))
}

function summarise(began) {
  say(`\n${done.join('\n')}\n          ${seconds(Date.now() - began).padStart(8)}  in all\n`)
  if (failures.length > 0) {
    const more = failures.length > mostShown ? [`… and ${failures.length - mostShown} more`] : []
    say(`${[...failures.slice(0, mostShown), ...more].join('\n')}\n`)
  }
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  say(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
}

// Without a listener a signal would skip the exit handlers, and a started PostgreSQL would stay.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))

const began = Date.now()
await runMain(testAll)
if (done.length > 0) summarise(began)
process.exit()
