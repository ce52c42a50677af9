// npm run test:restore: on both engines people work, a backup is made, they work on, it is restored elsewhere, and all is
// compared row by row and file by file; then the restored installation is started and signed in to.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function drill() {
  await ensureInstalled()
  return handOver('scripts/chaos/restore.mjs', [])
}

await runMain(drill)
process.exit()
