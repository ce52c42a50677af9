import { readdir, readFile } from 'node:fs/promises'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { actions, emptyTally } from '../chaos/actions.mjs'
import { openInstallation } from '../chaos/installation.mjs'
import { openOffice } from '../chaos/office.mjs'
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

async function measure({ database, nodes, data, requests }) {
  const installation = await openInstallation({ database, folder: data })
  try {
    const tally = emptyTally()
    const people = []
    for (let index = 0; index < chambersCount; index++)
      people.push(await openOffice(installation.address, index, tally))
    await workAlong(people, requests / 10)
    const members = installation.names.map((member) => () => installation.cluster.pidOf(member))
    const groups = Object.entries({ ...nodes, Peshi: members })
    const timeOf = async (pids) =>
      (await Promise.all(pids.map((pid) => processorTime(pid())))).reduce((sum, time) => sum + time, 0)
    const timesOf = () => Promise.all(groups.map(([, pids]) => timeOf(pids)))
    const before = await timesOf()
    const began = performance.now()
    await workAlong(people, requests)
    const wall = (performance.now() - began) / 1000
    const after = await timesOf()
    const parts = groups.map(([name], at) => `${name} ${((1000 * (after[at] - before[at])) / requests).toFixed(1)} ms`)
    return {
      figures: `${Math.round(requests / wall)} requests a second; processor time of one: ${parts.join(', ')}`,
      problems: tally.failed,
    }
  } finally {
    await installation.close()
  }
}

/** The same mix of pages and writes on one PostgreSQL and on a coordinator with two workers. */
export async function measureGrowth({ citus, folder, requests, steps }) {
  await steps.run(`${requests} requests on one PostgreSQL`, async () => {
    const single = await startPostgres()
    const database = { url: single.url, name: single.name, stop: single.stop }
    return measure({ database, nodes: { PostgreSQL: [single.pid] }, data: folder('single'), requests })
  })
  const { url } = await steps.need('distribution of another database', () =>
    startDistributed(citus, folder('start'), 'growth'),
  )
  await steps.run(`${requests} requests on the cluster`, () => {
    const database = { url, kind: 'citus', name: citus.name, stop: async () => undefined }
    const nodes = { coordinator: [citus.coordinator.pid], workers: citus.workers.map(({ pid }) => pid) }
    return measure({ database, nodes, data: folder('citus'), requests })
  })
}
