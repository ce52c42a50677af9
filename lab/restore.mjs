// npm run test:restore: makes backups with the embedded database and with PostgreSQL, and restores them to another
// place. Compares rows and files, and starts the restored installation.
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { handOver } from '../scripts/lib/run.mjs'
import { runMain } from '../scripts/lib/say.mjs'

async function drill() {
  await ensureInstalled()
  return handOver('lab/chaos/restore.mjs', [])
}

await runMain(drill)
process.exit()
