// npm run test:load [-- --seconds 300 --rate 200 --kill-every 10 --chambers 20]: so many requests a second of what chambers
// do all day (pages, notes, tasks, outcomes, files, payments), on two API processes, two workers and PostgreSQL, while a
// process is killed every so often. At the end nothing may be lost, nothing doubled, and of a thousand requests less than
// one without an answer. `--kill-every 0` kills none, `--only api` no worker.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  return handOver('scripts/chaos/load.mjs', process.argv.slice(2))
})
process.exit()
