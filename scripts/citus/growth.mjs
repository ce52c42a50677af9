import { readdir, readFile } from 'node:fs/promises'
import { actions, emptyTally } from '../chaos/actions.mjs'
import { openInstallation } from '../chaos/installation.mjs'
import { openOffice } from '../chaos/office.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { say } from '../lib/say.mjs'
import { startDistributed } from './start.mjs'

const chambersCount = 8
const atOnce = 6
const ticksPerSecond = 100
/** Files and payments are left out: most of their time is not the database's. */
const mix = actions.filter(({ name }) => ['pages', 'notes', 'tasks', 'outcomes'].includes(name))
const allShares = mix.reduce((sum, { share }) => sum + share, 0)

function pick() {
  let left = Math.random() * allShares
  for (const action of mix) {
    left -= action.share
    if (left < 0) return action
  }
  return mix[0]
}

async function readStat(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (!text) return null
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [own, ended] = [fields[11] + fields[12], fields[13] + fields[14]]
  return { parent: fields[1], own, ended }
}

/** Processor seconds of a process and its children, also of children that ended. */
async function processorTime(pid) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map(readStat))
  const root = await readStat(pid)
  const children = stats.filter((stat) => stat?.parent === pid)
  const ticks = (root?.own ?? 0) + (root?.ended ?? 0) + children.reduce((sum, { own }) => sum + own, 0)
  return ticks / ticksPerSecond
}

async function workAlong(people, count) {
  let left = count
  const one = async () => {
    while (left-- > 0) await pick().work(people[Math.floor(Math.random() * people.length)])
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

async function measure(name, { database, nodes, data, requests }) {
  const installation = await openInstallation({ database, folder: data })
  try {
    const tally = emptyTally()
    const people = []
    for (let index = 0; index < chambersCount; index++)
      people.push(await openOffice(installation.address, index, tally))
    await workAlong(people, requests / 10)
    const parts = [
      ...nodes.map(({ part, pid }) => [part, pid()]),
      ...installation.names.map((member) => [`Peshi, ${member}`, installation.cluster.pidOf(member)]),
    ]
    const before = await Promise.all(parts.map(([, pid]) => processorTime(pid)))
    const began = performance.now()
    await workAlong(people, requests)
    const wall = (performance.now() - began) / 1000
    const after = await Promise.all(parts.map(([, pid]) => processorTime(pid)))
    say(`\n${name}: ${requests} requests in ${wall.toFixed(1)} s, ${tally.failed.length} failed`)
    for (const [at, [part]] of parts.entries())
      say(
        `  ${part.padEnd(18)} ${((1000 * (after[at] - before[at])) / requests).toFixed(2)} ms of processor time a request`,
      )
    return tally.failed
  } finally {
    await installation.close()
  }
}

/** Processor time of the same mix of pages and writes on one PostgreSQL and on a coordinator with two workers. */
export async function measureGrowth(citus, folder, requests) {
  const single = await startPostgres()
  const failed = await measure('One PostgreSQL', {
    database: { url: single.url, name: single.name, stop: single.stop },
    nodes: [{ part: 'PostgreSQL', pid: single.pid }],
    data: folder('single'),
    requests,
  })
  const { url } = await startDistributed(citus, folder('start'), 'growth')
  const nodes = [citus.coordinator, ...citus.workers].map(({ pid }, at) => ({
    part: at ? `worker ${at}` : 'coordinator',
    pid,
  }))
  const database = { url, kind: 'citus', name: citus.name, stop: async () => undefined }
  return [
    ...failed,
    ...(await measure('A coordinator and two workers', { database, nodes, data: folder('citus'), requests })),
  ]
}
