import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openCitus } from '../../scripts/lib/citus.mjs'
import { Refusal, runMain, say } from '../../scripts/lib/say.mjs'
import { runVitest } from '../../scripts/lib/vitest.mjs'
import { measureGrowth } from './growth.mjs'
import { tryMigration } from './migration.mjs'
import { tryRestores } from './restores.mjs'
import { comparePolicies, startDistributed } from './start.mjs'
import { openSteps } from './steps.mjs'
import { workOnCluster } from './work.mjs'

const walks = ['isolation', 'confidence', 'bad-input', 'cut-off'].map(
  (name) => `packages/server/test/${name}.api.test.ts`,
)

async function tryCitus(wanted) {
  const citus = await openCitus()
  if (!citus) {
    say('Skipped: the extension citus is not installed beside PostgreSQL.')
    return 0
  }
  say(citus.name)
  const steps = openSteps()
  try {
    for (const part of wanted) {
      const data = await mkdtemp(join(tmpdir(), 'peshi-citus-'))
      await parts[part]({ citus, data, steps }).catch((error) => steps.noteError(`part ${part}`, error))
      await rm(data, { recursive: true, force: true })
    }
  } finally {
    await citus.stop()
  }
  for (const line of steps.draw()) say(line)
  const problems = steps.countProblems()
  say(problems === 0 ? '\nPeshi works on the cluster.' : `\n${problems} wrong.`)
  return problems === 0 ? 0 : 1
}

function walkEndpoints({ citus: { coordinator, workers }, steps }) {
  return steps.run('every endpoint: isolation, confidence, bad input, cut-off replies', async () => {
    const { passed, failed, failures } = await runVitest(['--project', 'postgres', '--maxWorkers=2', ...walks], {
      TEST_FULL: '1',
      TEST_DATABASE_URL: coordinator.url,
      TEST_CITUS_WORKERS: workers.map(({ url }) => url).join(' '),
    })
    return { figures: `${passed} passed, ${failed} failed`, problems: failures }
  })
}

async function tryWork({ citus, data, steps }) {
  const { url } = await steps.need('first start, distribution, next start', () => startDistributed(citus, data))
  await steps.run('policies of the machines', () => comparePolicies(citus, url))
  await workOnCluster({ citus, url, data, steps })
  await tryRestores({ citus, url, data, steps })
  await steps.run('a new migration on the distributed database', () => tryMigration({ url, data }))
}

function growth({ citus, data, steps }) {
  return measureGrowth({ citus, folder: (name) => join(data, name), requests, steps })
}

const parts = { walks: walkEndpoints, work: tryWork, growth }

const { values } = parseArgs({
  options: { only: { type: 'string' }, requests: { type: 'string', default: '300' } },
})
const requests = Number(values.requests)
await runMain(() => {
  const wanted = values.only?.split(',') ?? Object.keys(parts)
  const unknown = wanted.find((part) => !Object.hasOwn(parts, part))
  if (unknown) throw new Refusal(`There is no part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`)
  return tryCitus(wanted)
})
process.exit()
