// npm run people -- reset-link ADDRESS | chamber-link | test-mail ADDRESS: creates a link to reset a password or to
// create a chamber, or sends a test mail.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function help() {
  await ensureInstalled({ onlyProduction: true })
  return handOver('packages/server/src/operations/people/main.ts', process.argv.slice(2))
}

await runMain(help)
process.exit()
