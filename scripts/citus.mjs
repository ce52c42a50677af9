// npm run test:citus [-- --only walks|work|growth]: starts a Citus cluster (a coordinator and two workers) and tries Peshi on it. Ends at once if the
// extension citus is not installed beside PostgreSQL. `--only growth` measures processor time on one and on three machines.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('scripts/citus/run.mjs', process.argv.slice(2))
})
process.exit()
