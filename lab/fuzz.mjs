// npm run test:fuzz -- <tries>: sends random input to all endpoints and parsers.
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { Refusal, runMain, say } from '../scripts/lib/say.mjs'
import { runVitest } from '../scripts/lib/vitest.mjs'

const usage =
  'npm run test:fuzz -- <tries>: how often each endpoint and parser is tried, 1 to 100000; 100 when left out.'

async function fuzz() {
  const [given = '100'] = process.argv.slice(2)
  const tries = Number(given)
  if (!/^\d+$/.test(given) || tries < 1 || tries > 100_000) throw new Refusal(usage)
  const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31)
  await ensureInstalled()
  const again = `FC_SEED=${seed} npm run test:fuzz -- ${tries}`
  say(`${tries} tries each. The same again: ${again}`)
  const env = { FC_SEED: String(seed), FUZZ_RUNS: String(tries) }
  const results = [
    await runVitest(['--project', 'unit', 'packages/courts/test/fuzz.test.ts'], env),
    await runVitest(['--project', 'api', 'packages/server/test/fuzz.api.test.ts'], env),
  ]
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  say(`\n${results.flatMap(({ failures }) => failures).join('\n')}`)
  say(`${sum('passed')} endpoints and parsers withstood ${tries} tries each, ${sum('failed')} did not. Again: ${again}`)
  return results.every(({ code }) => code === 0) ? 0 : 1
}

await runMain(fuzz)
process.exit()
