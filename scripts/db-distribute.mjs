// npm run db:distribute: distributes the database's tables over a Citus cluster. If it is interrupted, run it again.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function distribute() {
  await ensureInstalled({ onlyProduction: true })
  return handOver('packages/server/src/operations/distribution/main.ts', process.argv.slice(2))
}

await runMain(distribute)
process.exit()
