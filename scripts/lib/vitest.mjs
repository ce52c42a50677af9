import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinnedEnv, pinnedNode, root } from './paths.mjs'
import { run } from './run.mjs'

const program = join(root, 'node_modules/vitest/vitest.mjs')

/** Runs Vitest and counts what it did: `{ code, passed, failed, skipped, output }`; `quiet` shows nothing on the way. */
export async function runVitest(args, env = {}, { quiet = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-vitest-'))
  const report = join(folder, 'report.json')
  try {
    const { code, output } = await run(
      pinnedNode,
      [program, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env: pinnedEnv(env), quiet },
    )
    const text = await readFile(report, 'utf8').catch(() => null)
    // A run that could not even begin (a broken configuration) leaves no report and counts as one failure.
    const counts = text ? JSON.parse(text) : { numFailedTests: 1 }
    return {
      code,
      passed: counts.numPassedTests ?? 0,
      failed: counts.numFailedTests || (code === 0 ? 0 : 1),
      skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
      output,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
