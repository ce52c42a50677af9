import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseOn } from '../../packages/server/test/servers.ts'
import { startChild, stopChildren } from '../../scripts/lib/children.mjs'
import { pinnedEnv, pinnedNode } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { isReady } from '../../scripts/lib/ready.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { Refusal } from '../../scripts/lib/say.mjs'

const secret = randomBytes(48).toString('base64')
const patienceMs = 180_000

export const settingsOf = ({ url, data, kind = 'citus' }) => ({
  PESHI_MODE: 'test',
  PESHI_DATABASE: kind,
  DATABASE_URL: url,
  PESHI_SECRET: secret,
  PESHI_DATA: data,
  PESHI_PUBLIC_URL: 'http://127.0.0.1:9',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'fatal',
})

export async function startOnce(place) {
  const port = await findFreePort()
  const child = startChild('the server', 'packages/server/src/main.ts', { ...settingsOf(place), PORT: String(port) })
  const end = Date.now() + patienceMs
  while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) {
    if (!child.isRunning || Date.now() > end) throw new Refusal('The server did not become ready.')
    await wait(100)
  }
  await stopChildren([child], 30_000)
}

export const operate = (place, program, args = []) =>
  run(pinnedNode, [`packages/server/src/operations/${program}/main.ts`, ...args], {
    env: pinnedEnv(settingsOf(place)),
    quiet: true,
  })

const lastLine = ({ output }) => output.split('\n').at(-1)

/** Starts Peshi once, distributes its tables, distributes them again, and starts Peshi once more. */
export async function startDistributed(citus, data, name = 'peshi') {
  const place = { url: await citus.createDatabase(name), data }
  await startOnce(place)
  const first = await operate(place, 'distribution')
  if (first.code !== 0) throw new Refusal(`The tables were not distributed: ${first.output}`)
  const again = await operate(place, 'distribution')
  await startOnce(place)
  const isHarmless = again.code === 0 && lastLine(again) === 'Done: 0 steps.'
  return {
    url: place.url,
    figures: `${lastLine(first)} The second time: ${lastLine(again)} The job queue started again.`,
    problems: isHarmless ? [] : [`the second distribution was not idle: ${again.output}`],
  }
}

/** Each part of a table must have the coordinator's policies, word for word: Citus may leave out what it does not know. */
export async function comparePolicies(citus, url) {
  const machines = [url, ...citus.workers.map((worker) => databaseOn(worker.url, new URL(url).pathname.slice(1)))]
  const [own, ...others] = await Promise.all(machines.map(listPolicies))
  const different = others.flatMap((other) => [...other].filter((policy) => !own.has(policy)))
  const restrictive = [...own].filter((policy) => policy.includes('RESTRICTIVE'))
  return {
    figures: `${own.size} on the coordinator, ${others.map(({ size }) => size).join(' and ')} on the workers, ${different.length} differ`,
    problems: [...different, ...restrictive],
  }
}

async function listPolicies(url) {
  const client = new pg.Client({ connectionString: url, options: '-c citus.override_table_visibility=off' })
  await client.connect()
  try {
    const { rows } = await client.query(
      String.raw`SELECT DISTINCT concat_ws(' ', regexp_replace(tablename, '_\d{6,}$', ''), policyname, permissive,
        roles::text, cmd, 'USING', qual, 'CHECK', with_check) AS policy FROM pg_policies WHERE schemaname = 'public'`,
    )
    return new Set(rows.map(({ policy }) => policy))
  } finally {
    await client.end()
  }
}
