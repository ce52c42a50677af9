// npm run test:chaos [-- --seconds 300 --kill-every 10 --chambers 8]: production under disturbance, on PostgreSQL. First
// every process is replaced in turn while people work, and no request may fail; then processes are killed and PostgreSQL
// is restarted, and at the end what was promised must be there once. Then the disk of the embedded form
// fills up, and it is killed 100 times (PESHI_KILL_ROUNDS) while it saves. `--short` leaves these out and is over sooner.
import { ensureInstalled } from './lib/install.mjs'
import { handOver } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

async function disturb() {
  await ensureInstalled()
  const args = process.argv.slice(2)
  const code = await handOver('scripts/chaos/run.mjs', args)
  if (code !== 0 || args.includes('--short')) return code
  const full = await handOver('scripts/chaos/full-disk.mjs', [])
  if (full !== 0) return full
  process.env.PESHI_KILL_ROUNDS ??= '100'
  const vitest = 'node_modules/vitest/vitest.mjs'
  return handOver(vitest, ['run', '--root', 'packages/e2e', 'src/kill.test.ts', '-t', 'killed without warning'])
}

await runMain(disturb)
process.exit()
