// npm run citations:index -- DIR: loads public metadata of judgments for all chambers.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function load() {
  await ensureInstalled({ onlyProduction: true })
  return handOver('packages/server/src/papers/citations/main.ts', process.argv.slice(2))
}

await runMain(load)
process.exit()
