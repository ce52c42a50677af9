// npm run backup [-- <folder>] and npm run restore -- <backup> [--replace NAME]: saves and restores an installation.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function keep() {
  await ensureInstalled({ onlyProduction: true })
  return handOver('packages/server/src/operations/backup/main.ts', process.argv.slice(2))
}

await runMain(keep)
process.exit()
