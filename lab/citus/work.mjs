import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { Refusal, seconds } from '../../scripts/lib/say.mjs'
import { checkPromises, waitUntilQuiet } from '../chaos/check.mjs'
import { followCases } from '../chaos/court-people.mjs'
import { openInstallation } from '../chaos/installation.mjs'
import { countWorkers, killAtRandom, sayKilled } from '../chaos/kill.mjs'
import { ask, openChamber, openColleague, workAt } from '../chaos/people.mjs'
import { moveChamber, rebalance, workerOf } from './move.mjs'

const chambersCount = 4
const killSeconds = 20
const court = 'hc-allahabad'
const patienceMs = 120_000

/** Several processes of Peshi on the cluster: cases, cause lists, a worker that stops, moves of chambers, and kills. */
export async function workOnCluster({ citus, url, data, steps }) {
  const installation = await openInstallation({
    database: { url, kind: 'citus', name: citus.name, stop: async () => undefined },
    folder: data,
  })
  const database = new pg.Pool({ connectionString: url, max: 2 })
  database.on('error', () => undefined)
  const queue = new PgBoss({ connectionString: url, migrate: false, supervise: false, schedule: false })
  queue.on('error', () => undefined)
  await queue.start()
  const place = { citus, installation, database, queue }
  try {
    const { chambers } = await steps.need('chambers follow cases', () => openChambers(place))
    await steps.run('a court day: a cause list', () => readLists(place, chambers))
    await steps.run('a chamber moved, parts balanced, while people save', () => moveUnderWork(place, chambers))
    await steps.run('a worker of the cluster stopped and started', () => stopWorker(place, chambers))
    const work = await steps.need('processes of Peshi killed while people save', () => killUnderWork(place, chambers))
    await steps.run('what was acknowledged', async () => {
      await waitUntilQuiet(database)
      const problems = await checkPromises(database, installation.sandbox, work)
      return { figures: `${work.promised.length} writes, with notifications, mails and jobs`, problems }
    })
    await steps.run('all cases read again', () => refreshCases(place))
  } finally {
    await queue.stop({ graceful: false })
    await database.end()
    await installation.close()
  }
}

async function openChambers({ installation: { address, sandbox } }) {
  const chambers = []
  for (let index = 0; index < chambersCount; index++) {
    const chamber = await openChamber(address, index)
    chambers.push({ ...chamber, colleague: await openColleague(address, chamber) })
  }
  const people = await followCases(address, sandbox, chambers)
  const cases = people.flatMap(({ matters }) => matters).length
  return { chambers, figures: `${chambers.length} chambers, ${cases} cases`, problems: cases > 0 ? [] : ['no case'] }
}

/** Each chamber watches the name of an advocate that is on the list. */
async function readLists({ installation, database, queue }, chambers) {
  for (const date of [dayAfter(0), nextWorkday()]) await queue.send('read-lists', { court, date })
  const advocates = await waitFor(async () => {
    const { rows } = await database.query(
      'SELECT DISTINCT unnest(petitioner_advocates) AS name FROM cause_list_entry ORDER BY 1 LIMIT $1',
      [chambers.length],
    )
    return rows.length === chambers.length && rows
  })
  if (!advocates) throw new Error('no cause list was read')
  for (const [index, { token }] of chambers.entries())
    await ask(installation.address, '/api/watched_names', { token, body: { name: advocates[index].name, court } })
  const found = await waitFor(async () => {
    const { rows } = await database.query('SELECT DISTINCT chamber_id FROM listing')
    return rows.length === chambers.length
  })
  const problems = found ? [] : ['a watched name was not found on the cause list']
  return { figures: `each of ${chambers.length} chambers watches a name on it`, problems }
}

async function waitFor(find) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(500)) {
    const found = await find()
    if (found) return found
  }
  return null
}

const dayAfter = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The sandbox's courts sit from Monday to Friday, and publish a list on the evening before. */
const nextWorkday = () => [1, 2, 3].map(dayAfter).find((day) => new Date(day).getUTCDay() % 6 !== 0)

const failedOf = (statuses, allowed) => [...statuses].filter(([status]) => !allowed(status))
const isGood = (status) => status >= 200 && status < 300
const tell = (statuses) => [...statuses].map(([status, times]) => `${status || 'not'} ${times}×`).join(', ')

const sum = (all) => ({
  promised: all.flatMap(({ promised }) => promised),
  open: all.flatMap(({ open }) => open),
  statuses: all.reduce((counts, { statuses }) => {
    for (const [status, times] of statuses) counts.set(status, (counts.get(status) ?? 0) + times)
    return counts
  }, new Map()),
})

/** People save in all chambers while `act` runs. */
async function during(installation, chambers, act, { repeats = true, pauseMs = 50 } = {}) {
  const until = new AbortController()
  const working = chambers.map((chamber) =>
    workAt(installation.address, chamber, { until: until.signal, repeats, pauseMs }),
  )
  try {
    const result = await act()
    until.abort()
    return { ...sum(await Promise.all(working)), result }
  } finally {
    until.abort()
  }
}

async function refreshCases({ database, queue }) {
  const { rows } = await database.query(`UPDATE court_case SET due_at = now() RETURNING now() AS at`)
  await queue.send('refresh-cases', {})
  const isRead = await waitFor(async () => {
    const left = await database.query('SELECT 1 FROM court_case WHERE read_at < $1 LIMIT 1', [rows[0].at])
    return left.rows.length === 0
  })
  return { figures: `${rows.length} cases`, problems: isRead ? [] : ['a case that was due was not read again'] }
}

async function moveUnderWork({ installation, database }, chambers) {
  const { statuses, result } = await during(installation, chambers, async () => [
    await moveChamber(database, chambers[0].chamberId),
    await rebalance(database),
  ])
  const [move, moved] = result
  // A write waits during a move, perhaps for longer than its sender or than the queue of connections, and is repeated.
  const failed = failedOf(statuses, (status) => isGood(status) || [0, 409, 503].includes(status))
  return {
    figures: `moved in ${seconds(move.ms)}; ${moved} parts came back; requests: ${tell(statuses)}`,
    problems: [
      ...(move.to === move.from ? ['the chamber was not moved'] : []),
      ...failed.map(([status, times]) => `${times} requests were answered ${status}`),
    ],
  }
}

async function stopWorker({ citus, installation, database }, chambers) {
  const places = await Promise.all(chambers.map(async (one) => (await workerOf(database, one.chamberId)).port))
  const [port] = places
  const stopped = citus.workers.find(({ url }) => Number(new URL(url).port) === port)
  await stopped.pause()
  const answers = []
  for (const [index, chamber] of chambers.entries()) {
    const { status, reply, ms } = await ask(installation.address, '/api/matter_list/matters?perPage=25', chamber)
    answers.push({ isDown: places[index] === port, status, code: reply?.code, ms })
  }
  if (!(await stopped.resume())) throw new Refusal('The stopped worker did not start again.')
  const after = await during(installation, chambers, () => wait(3000), { repeats: false })
  const dishonest = answers.filter(({ isDown, status, code }) =>
    isDown ? status !== 503 || code !== 'database-down' : status !== 200,
  )
  return {
    figures: `${answers.map(({ isDown, status, ms }) => `${isDown ? 'its' : 'another'} chamber ${status} in ${Math.round(ms)} ms`).join(', ')}; after the start ${tell(after.statuses)}`,
    problems: [
      ...dishonest.map(
        ({ isDown, status, code }) =>
          `a chamber of the ${isDown ? 'stopped' : 'other'} worker was answered ${status} ${code ?? ''}`,
      ),
      ...failedOf(after.statuses, isGood).map(
        ([status, times]) => `${times} requests were answered ${status} after the worker started again`,
      ),
    ],
  }
}

async function killUnderWork({ installation }, chambers) {
  const work = await during(installation, chambers, () =>
    killAtRandom(installation, { length: killSeconds, killEverySeconds: 4 }),
  )
  const figures = `${sayKilled(work.result)}; ${tell(work.statuses)}`
  return { ...work, workersCut: countWorkers(work.result), figures }
}
