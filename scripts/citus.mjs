// npm run test:citus [-- --only walks,work,growth --requests 300]: starts a Citus cluster (a coordinator and two workers),
// tries Peshi on it and prints a table. `growth` compares it with one PostgreSQL. Ends at once if the extension citus is
// not installed beside PostgreSQL.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('scripts/citus/run.mjs', process.argv.slice(2))
})
process.exit()
