// npm run test:chaos [-- --seconds 300 --kill-every 10 --chambers 8]: production under disturbance, on PostgreSQL. First
// every process is replaced in turn while people work, and no request may fail; then processes are killed and PostgreSQL
// is restarted, and at the end what was promised must be there once. `--short` is the form within npm test.
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { runMain } from './lib/say.mjs'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    'kill-every': { type: 'string' },
    chambers: { type: 'string' },
  },
})

async function disturb() {
  await ensureInstalled()
  const { runChaos } = await import('./chaos/run.mjs')
  return runChaos({
    seconds: Number(values.seconds ?? (values.short ? 8 : 120)),
    killEverySeconds: Number(values['kill-every'] ?? (values.short ? 4 : 6)),
    chambers: Number(values.chambers ?? (values.short ? 2 : 6)),
  })
}

await runMain(disturb)
process.exit()
