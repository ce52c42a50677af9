// npm run test:restore: on both engines people work during a backup, which is restored elsewhere and compared by row
// and file; then the restored installation is started.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function drill() {
  await ensureInstalled()
  return handOver('scripts/chaos/restore.mjs', [])
}

await runMain(drill)
process.exit()
