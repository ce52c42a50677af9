// npm run test:citus [-- --only walks|work|growth --requests 3000]: starts a Citus cluster (a coordinator and two workers)
// and tries Peshi on it. Ends at once if the extension citus is not installed beside PostgreSQL. `--only growth` measures
// the processor time of requests on one PostgreSQL and on the cluster.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('scripts/citus/run.mjs', process.argv.slice(2))
})
process.exit()
