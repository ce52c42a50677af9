// npm test: runs all checks and tests. The last line of the output has the numbers of tests.
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { measureSpeed } from './lib/machine-speed.mjs'
import { pinnedNode } from './lib/paths.mjs'
import { openTestPostgres } from './lib/postgres.mjs'
import { ensurePromtool } from './lib/promtool.mjs'
import { handOver, run } from './lib/run.mjs'
import { Refusal, runMain, say, seconds } from './lib/say.mjs'
import { keepTempFilesInMemory } from './lib/temp-files.mjs'
import { runVitest } from './lib/vitest.mjs'

const counts = { passed: 0, failed: 0, skipped: 0 }
const done = []
const failures = []
/** Tests that failed once and passed when they were repeated. */
const flaky = []
const mostShown = 30

const projects = ['unit', 'web', 'components', 'examples', 'api', 'browser']

async function step(name, work) {
  say(`\n── ${name}`)
  const began = Date.now()
  const isGood = await work()
  done.push(`  ${isGood ? 'ok    ' : 'FAILED'}  ${seconds(Date.now() - began).padStart(8)}  ${name}`)
  if (!isGood) failures.push(`npm test failed at: ${name}`)
}

// Each further checker of tsc resolves many types once more. With the default of four, the check costs twice the time.
const typeCheck = (project) => ['node_modules/typescript/bin/tsc', '--checkers', '1', '-p', project]

const checks = [
  typeCheck('tsconfig.json'),
  typeCheck('packages/web'),
  ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'packages/server/src', 'packages/web/src'],
]

async function checkAll() {
  const results = await Promise.all(checks.map((check) => run(pinnedNode, check, { quiet: true })))
  for (const { code, output } of results) {
    if (output) say(output)
    if (code !== 0) counts.failed++
  }
  return results.every(({ code }) => code === 0)
}

async function testProjects(env) {
  const wanted = [...projects, ...(env.TEST_DATABASE_URL ? ['postgres'] : [])].flatMap((name) => ['--project', name])
  const result = await runVitest(wanted, env)
  for (const key of Object.keys(counts)) counts[key] += result[key]
  failures.push(...result.failures)
  flaky.push(...result.flaky)
  sayShares(result.took)
  return result.code === 0
}

function sayShares(took) {
  const all = Object.values(took).reduce((sum, one) => sum + one, 0)
  for (const [name, one] of Object.entries(took).toSorted(([, a], [, b]) => b - a))
    done.push(`          ${`${Math.round((one / all) * 100)} %`.padStart(8)}    ${name}`)
}

const shortLoad = ['--seconds', '8', '--rate', '20', '--kill-every', '4', '--only', 'api', '--chambers', '2']

async function program(path, args) {
  const isGood = (await handOver(path, args)) === 0
  counts[isGood ? 'passed' : 'failed']++
  return isGood
}

async function testAll() {
  let chromium
  await step('installation', async () => {
    ;[chromium] = await Promise.all([ensureChromium(), ensureInstalled()])
    return true
  })
  await keepTempFilesInMemory()
  const postgres = await openTestPostgres()
  try {
    // The tests do not need the checks, and keep only one core busy while they start.
    const checks = step('types and lint', checkAll)
    const [promtool] = await Promise.all([
      ensurePromtool(),
      step('build of the web app', () => ensureBuilt().then(() => true)),
    ])
    const env = { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres.url, ...(promtool && { PROMTOOL: promtool }) }
    await step(`tests (PostgreSQL: ${postgres.name ?? 'none'})`, () => testProjects(env))
    await checks
    await Promise.all([
      step('short run of the benches', () => program('lab/bench.mjs', ['--short'])),
      ...(postgres.url ? [step('server killed under load', () => program('lab/chaos/load.mjs', shortLoad))] : []),
    ])
    if (!promtool)
      done.push('  skipped           metrics and alerts by promtool: Debian’s package prometheus is not to be had')
    if (postgres.skipped) done.push(`  skipped           PostgreSQL: ${postgres.skipped}`)
  } finally {
    await postgres.stop?.()
  }
  if (failures.length > 0) throw new Refusal('npm test failed.')
}

function summarise(began, speed) {
  const time = seconds(Date.now() - began).padStart(8)
  say(`\n${done.join('\n')}\n          ${time}  in all, on a machine at ${speed.toFixed(2)} of the reference speed\n`)
  if (flaky.length > 0) say(`Passed only at the second attempt:\n${flaky.join('\n')}\n`)
  if (failures.length > 0) {
    const more = failures.length > mostShown ? [`… and ${failures.length - mostShown} more`] : []
    say(`${[...failures.slice(0, mostShown), ...more].join('\n')}\n`)
  }
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  say(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
}

// Without these listeners, a signal would skip the exit handlers, and PostgreSQL would continue to run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))

const began = Date.now()
const speed = measureSpeed()
await runMain(testAll)
if (done.length > 0) summarise(began, speed)
process.exit()
