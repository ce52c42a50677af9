// npm run test:citus [-- --only walks,work,growth --requests 300]: starts a Citus cluster (a coordinator and two workers),
// tries Peshi on it and prints a table. `growth` compares it with one PostgreSQL. Ends at once if the extension citus is
// not installed beside PostgreSQL.
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { handOver } from '../scripts/lib/run.mjs'
import { runMain } from '../scripts/lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('lab/citus/run.mjs', process.argv.slice(2))
})
process.exit()
