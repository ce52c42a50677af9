// npm run backup [-- <folder>] makes a backup of an installation. npm run drill -- <backup> tries to restore it in a
// scratch place. npm run restore -- <backup> [--replace NAME] restores it.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function keep() {
  await ensureInstalled({ onlyProduction: true })
  return handOver('packages/server/src/operations/backup/main.ts', process.argv.slice(2))
}

await runMain(keep)
process.exit()
