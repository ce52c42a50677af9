import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinnedEnv, pinnedNode, root } from './paths.mjs'
import { run } from './run.mjs'

const program = join(root, 'node_modules/vitest/vitest.mjs')
const reporter = join(root, 'scripts/lib/counting-reporter.mjs')

const endLines = 30

/** Starts Vitest with the command `through`, if there is one. */
export async function runVitest(args, env = {}, through = []) {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-vitest-'))
  const file = join(folder, 'report.json')
  try {
    const own = [pinnedNode, program, 'run', ...args, '--reporter=default', `--reporter=${reporter}`]
    const [command, ...rest] = [...through, ...own]
    const { code, output } = await run(command, rest, { env: pinnedEnv({ ...env, PESHI_VITEST_REPORT: file }) })
    const text = await readFile(file, 'utf8').catch(() => null)
    const report = text
      ? JSON.parse(text)
      : { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], took: {}, tests: [] }
    if (code === 0 || report.failed > 0) return { ...report, code }
    const end = output.split('\n').slice(-endLines).join('\n')
    return {
      ...report,
      code,
      failed: 1,
      failures: [`Vitest ended with ${code}, though no test failed. Its last lines:\n${end}`],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
