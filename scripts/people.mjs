// npm run people -- reset-link ADDRESS: creates a link to set a new password. npm run people -- chamber-link: creates a
// link to open a chamber. npm run people -- test-mail ADDRESS: sends a test mail.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function help() {
  await ensureInstalled({ onlyProduction: true })
  return handOver('packages/server/src/operations/people/main.ts', process.argv.slice(2))
}

await runMain(help)
process.exit()
