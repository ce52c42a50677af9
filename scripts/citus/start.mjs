import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild, stopChildren } from '../lib/children.mjs'
import { pinnedEnv, pinnedNode } from '../lib/paths.mjs'
import { findFreePort } from '../lib/ports.mjs'
import { isReady } from '../lib/ready.mjs'
import { run } from '../lib/run.mjs'
import { Refusal, say } from '../lib/say.mjs'

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
  say(`  distributed: ${lastLine(first)}`)
  const again = await operate(place, 'distribution')
  await startOnce(place)
  say('  started on the distributed database')
  const isHarmless = again.code === 0 && lastLine(again) === 'Done: 0 steps.'
  return { url: place.url, problems: isHarmless ? [] : [`the second distribution was not idle: ${again.output}`] }
}
