import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openCitus } from '../lib/citus.mjs'
import { runMain, say, seconds } from '../lib/say.mjs'
import { runVitest } from '../lib/vitest.mjs'
import { measureGrowth } from './growth.mjs'
import { tryRestores } from './restores.mjs'
import { startDistributed } from './start.mjs'
import { workOnCluster } from './work.mjs'

const walks = ['isolation', 'confidence', 'bad-input', 'cut-off'].map(
  (name) => `packages/server/test/${name}.api.test.ts`,
)
const usual = ['walks', 'work']
const parts = { walks: walkEndpoints, work: tryWork, growth }

async function tryCitus(wanted) {
  const citus = await openCitus()
  if (!citus) {
    say('Skipped: the extension citus is not installed beside PostgreSQL.')
    return 0
  }
  say(citus.name)
  const problems = []
  try {
    for (const part of wanted) {
      const began = Date.now()
      say(`\n── ${part}`)
      problems.push(...(await parts[part](citus)))
      say(`  ${seconds(Date.now() - began)}`)
    }
  } finally {
    await citus.stop()
  }
  for (const problem of problems) say(`WRONG: ${problem}`)
  if (problems.length === 0) say('\nPeshi works on the cluster.')
  return problems.length === 0 ? 0 : 1
}

async function walkEndpoints({ coordinator, workers }) {
  const { passed, failed, failures } = await runVitest(['--project', 'postgres', '--maxWorkers=1', ...walks], {
    TEST_FULL: '1',
    TEST_DATABASE_URL: coordinator.url,
    TEST_CITUS_WORKERS: workers.map(({ url }) => url).join(' '),
  })
  say(`  ${passed} passed, ${failed} failed`)
  return failures
}

async function tryWork(citus) {
  const data = await mkdtemp(join(tmpdir(), 'peshi-citus-'))
  try {
    const { url, problems } = await startDistributed(citus, data)
    return [...problems, ...(await workOnCluster(citus, url, data)), ...(await tryRestores(citus, url, data))]
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

async function growth(citus) {
  const data = await mkdtemp(join(tmpdir(), 'peshi-citus-'))
  try {
    return await measureGrowth(citus, (name) => join(data, name), Number(requests))
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

const { only, requests } = parseArgs({
  options: { only: { type: 'string' }, requests: { type: 'string', default: '3000' } },
}).values
await runMain(() => tryCitus(only ? [only] : usual))
process.exit()
