import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pinnedEnv, pinnedNode, root } from './paths.mjs'
import { run } from './run.mjs'

const program = join(root, 'node_modules/vitest/vitest.mjs')

/** What a report says of a test that failed: its file, its name, and the first line of why. */
const failuresIn = ({ testResults = [] }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const line = (what, why = '') => `${relative(root, name)} > ${what}: ${why.split('\n')[0]}`
    // A file whose beginning failed has tests that were never tried, and says why itself.
    if (failed.length === 0 && message) return [line('the file', message)]
    return failed.map(({ fullName, failureMessages }) => line(fullName, failureMessages?.[0]))
  })

/** Every test by the names of its groups and its own, with how it ended. */
const testsIn = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({ path: [...ancestorTitles, title], status })),
  )

/** Runs Vitest and counts what it did: `{ code, passed, failed, skipped, failures, tests }`, of the failures a line each. */
export async function runVitest(args, env = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-vitest-'))
  const file = join(folder, 'report.json')
  try {
    const { code } = await run(
      pinnedNode,
      [program, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { env: pinnedEnv(env) },
    )
    const text = await readFile(file, 'utf8').catch(() => null)
    // A run that could not even begin (a broken configuration) leaves no report and counts as one failure.
    const report = text ? JSON.parse(text) : { numFailedTests: 1 }
    return {
      code,
      passed: report.numPassedTests ?? 0,
      failed: report.numFailedTests || (code === 0 ? 0 : 1),
      skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
      failures: failuresIn(report),
      tests: testsIn(report),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
