// npm run court-days -- FILE: loads the calendars of courts in a JSON file for all chambers.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function load() {
  await ensureInstalled({ onlyProduction: true })
  return handOver('packages/server/src/operations/court-calendars/main.ts', process.argv.slice(2))
}

await runMain(load)
process.exit()
