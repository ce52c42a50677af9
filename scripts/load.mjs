// npm run test:load [-- --seconds 300 --rate 200 --kill-every 10 --chambers 20]: sends requests to an installation at a
// fixed rate and kills its processes. Checks that no write is lost or stored twice. With `--kill-every 0`, no process
// is killed. With `--only api`, no worker is killed.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('scripts/chaos/load.mjs', process.argv.slice(2))
})
process.exit()
