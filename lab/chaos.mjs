// npm run test:chaos [-- --seconds 300 --kill-every 10 --chambers 8]: kills processes while simulated people work.
// Checks that each confirmed write exists exactly once. `--short` leaves out the embedded database.
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { handOver } from '../scripts/lib/run.mjs'
import { runMain } from '../scripts/lib/say.mjs'

async function disturb() {
  await ensureInstalled()
  const args = process.argv.slice(2)
  const code = await handOver('lab/chaos/run.mjs', args)
  if (code !== 0 || args.includes('--short')) return code
  const full = await handOver('lab/chaos/full-disk.mjs', [])
  if (full !== 0) return full
  process.env.PESHI_KILL_ROUNDS ??= '100'
  process.env.TEST_FULL = '1'
  const vitest = 'node_modules/vitest/vitest.mjs'
  return handOver(vitest, ['run', '--root', 'packages/e2e', 'src/kill.test.ts', '-t', 'killed during a save'])
}

await runMain(disturb)
process.exit()
