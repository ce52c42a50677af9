// npm run bench [-- <bench> …]: measures speed and memory on this machine and compares the results with their limits.
// `--short` runs only fast benches with little data, without a browser and PostgreSQL.
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { pinnedEnv, pinnedNode } from '../scripts/lib/paths.mjs'
import { openTestPostgres } from '../scripts/lib/postgres.mjs'
import { run } from '../scripts/lib/run.mjs'
import { runMain, say } from '../scripts/lib/say.mjs'

const args = process.argv.slice(2)

async function runBenches() {
  await ensureInstalled()
  if (args.includes('--short')) return measure({ TEST_DATABASE_URL: undefined })
  const chromium = await ensureChromium()
  await ensureBuilt()
  const postgres = await openTestPostgres()
  if (postgres.skipped) say(`Not measured on PostgreSQL: ${postgres.skipped}.`)
  try {
    return await measure({ CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop?.()
  }
}

async function measure(env) {
  const { code } = await run(pinnedNode, ['--expose-gc', 'lab/bench/src/main.ts', ...args], { env: pinnedEnv(env) })
  return code
}

await runMain(runBenches)
process.exit()
