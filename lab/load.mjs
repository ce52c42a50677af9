// npm run test:load [-- --seconds 300 --rate 200 --kill-every 10 --chambers 20]: sends requests at a fixed rate and
// kills processes. Checks that no write is lost or stored twice. `--kill-every 0` kills nothing; `--only api` kills no
// worker.
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { handOver } from '../scripts/lib/run.mjs'
import { runMain } from '../scripts/lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('lab/chaos/load.mjs', process.argv.slice(2))
})
process.exit()
