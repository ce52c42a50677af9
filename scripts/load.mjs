// npm run test:load [-- --seconds 300 --rate 200 --kill-every 10 --chambers 20]: sends requests at a fixed rate and
// kills processes. Checks that no write is lost or stored twice. `--kill-every 0` kills nothing; `--only api` kills no
// worker.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('scripts/chaos/load.mjs', process.argv.slice(2))
})
process.exit()
