// npm run bench: the budgets, measured in one run on this machine. Arguments name the benches to run.
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedEnv, pinnedNode } from './lib/paths.mjs'
import { openTestPostgres } from './lib/postgres.mjs'
import { run } from './lib/run.mjs'
import { runMain, say } from './lib/say.mjs'

async function runBenches() {
  await ensureInstalled()
  const chromium = await ensureChromium()
  await ensureBuilt()
  const postgres = await openTestPostgres()
  if (postgres.skipped) say(`Not measured on PostgreSQL: ${postgres.skipped}.`)
  try {
    const env = pinnedEnv({ CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres.url })
    const { code } = await run(pinnedNode, ['--expose-gc', 'bench/src/main.ts', ...process.argv.slice(2)], { env })
    return code
  } finally {
    await postgres.stop?.()
  }
}

await runMain(runBenches)
process.exit()
