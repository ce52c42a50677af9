// npm run test:load [-- --seconds 300 --rate 200 --kill-every 10 --chambers 20]: sends typical requests (pages, notes,
// tasks, outcomes, files, payments) at a fixed rate to two API processes, two workers and PostgreSQL, and kills
// processes meanwhile. No write may be lost or duplicated, and less than one request in a thousand may fail.
// `--kill-every 0` kills no process, `--only api` kills no worker.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('scripts/chaos/load.mjs', process.argv.slice(2))
})
process.exit()
