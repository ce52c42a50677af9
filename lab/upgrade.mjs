// npm run test:upgrade [-- --from v0.1.0 --matters 20000 --seconds 15 --only postgres|embedded]: upgrades a filled
// installation of the last release to this version while people work, and compares the data. Without `--from`, it takes
// the newest tag `v…` before this commit.
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { handOver } from '../scripts/lib/run.mjs'
import { runMain } from '../scripts/lib/say.mjs'

async function upgrade() {
  await ensureInstalled()
  await ensureBuilt()
  return handOver('lab/upgrade/run.mjs', process.argv.slice(2))
}

await runMain(upgrade)
process.exit()
