// npm test: everything, in the order in which a failure is cheapest; ends with one line of counts.
import { availableParallelism } from 'node:os'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode } from './lib/paths.mjs'
import { openTestPostgres } from './lib/postgres.mjs'
import { run } from './lib/run.mjs'
import { Refusal, runMain, say, seconds } from './lib/say.mjs'
import { runVitest } from './lib/vitest.mjs'

const counts = { passed: 0, failed: 0, skipped: 0 }
const done = []
/** Shown again at the very end, where a log that was cut short still has them. */
const failures = []
const mostShown = 30

/** Vitest leaves one to the machine. A PostgreSQL beside the tests wants the other. */
const bothCores = `--maxWorkers=${availableParallelism()}`

/** One step: its name, its time, and the end of the run when it fails. */
async function step(name, work) {
  say(`\n── ${name}`)
  const began = Date.now()
  const isGood = await work()
  done.push(`  ${isGood ? 'ok    ' : 'FAILED'}  ${seconds(Date.now() - began).padStart(8)}  ${name}`)
  if (!isGood) throw new Refusal(`npm test failed at: ${name}`)
}

/** A check that is no test run: it counts when it fails, so that no failed run ends with "0 failed". */
const program =
  (...args) =>
  async () => {
    const { code } = await run(pinnedNode, args)
    if (code !== 0) counts.failed++
    return code === 0
  }

const tests =
  (args, env = {}) =>
  async () => {
    const result = await runVitest(args, env)
    for (const key of Object.keys(counts)) counts[key] += result[key]
    failures.push(...result.failures)
    return result.code === 0
  }

async function onPostgres() {
  const postgres = await openTestPostgres()
  if (postgres.skipped) {
    say(`Skipped on PostgreSQL: ${postgres.skipped}.`)
    done.push(`  skipped           the database again, on PostgreSQL: ${postgres.skipped}`)
    return
  }
  try {
    await step(
      `the database again, on ${postgres.name}`,
      tests(['--project', 'api'], { TEST_DATABASE_URL: postgres.url }),
    )
  } finally {
    await postgres.stop()
  }
}

async function testAll() {
  await ensureInstalled()
  // First, because without it the run can't end well, and the sentence that says so should not come after minutes.
  const chromium = await ensureChromium()
  await step('types', program('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'))
  await step('types of the web app', program('node_modules/typescript/bin/tsc', '-p', 'packages/web'))
  await step('lint', program('node_modules/@biomejs/biome/bin/biome', 'check', '.'))
  await step('unit tests and examples', tests(['--project', 'unit', '--project', 'examples', bothCores]))
  // Unset, so that this run is the embedded engine whatever the caller's environment holds.
  await step('the database, embedded', tests(['--project', 'api', bothCores], { TEST_DATABASE_URL: undefined }))
  await onPostgres()
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
