// npm run test:years: runs the tests that could depend on the day, on other days. Debian's faketime moves the clock of
// their processes. Arguments replace the days, such as `-- 2027-06-25 '2030-01-01 23:50'`, in Indian time.
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram, installOnDebian } from '../scripts/lib/debian.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { root } from '../scripts/lib/paths.mjs'
import { Refusal, runMain, say, seconds } from '../scripts/lib/say.mjs'
import { runVitest } from '../scripts/lib/vitest.mjs'

const days = ['2027-01-07', '2027-04-01', '2028-02-29', '2026-12-31 23:50']
const withoutDatabase = ['unit', 'web', 'components', 'examples'].flatMap((name) => ['--project', name])

const instantOf = (day) => `${day.includes(' ') ? day : `${day} 10:00`} +0530`

/** Tests on a database take most of the time, so only those that name a day are run. */
async function listDatabaseTestsWithDays() {
  const named = []
  for await (const file of glob('packages/server/{src,test}/**/*.{api,db}.test.ts', { cwd: root }))
    if (/\d{4}-\d\d-\d\d|courtDateAt|\btoday\b/.test(await readFile(join(root, file), 'utf8'))) named.push(file)
  return named
}

await runMain(async () => {
  await Promise.all([ensureInstalled(), installOnDebian(['faketime'])])
  if (!(await findProgram('faketime')))
    throw new Refusal('The program faketime is missing. On Debian: apt-get install faketime')
  const runs = [withoutDatabase, ['--project', 'api', ...(await listDatabaseTestsWithDays())]]
  const asked = process.argv.slice(2)
  const [table, failures] = [[], []]
  for (const day of asked.length > 0 ? asked : days) {
    const began = Date.now()
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const args of runs) {
      const env = { FAKETIME_DONT_FAKE_MONOTONIC: '1' }
      const result = await runVitest(args, env, ['faketime', instantOf(day)])
      for (const key of Object.keys(counts)) counts[key] += result[key]
      failures.push(...result.failures.map((failure) => `${day}: ${failure}`))
    }
    const time = seconds(Date.now() - began).padStart(8)
    table.push(
      `${day.padEnd(16)}  ${time}  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
    )
    if (counts.failed > 0) process.exitCode = 1
  }
  say(`\n${[...table, ...failures].join('\n')}`)
  return process.exitCode
})
process.exit()
