// npm run bench: the budgets, printed as ratios of one run on this machine. Arguments name the benches to run.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function runBenches() {
  await ensureInstalled()
  await ensureBuilt()
  const { code } = await run(pinnedNode, ['bench/src/main.ts', ...process.argv.slice(2)])
  return code
}

await runMain(runBenches)
process.exit()
