import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../../scripts/lib/say.mjs'
import { courts } from './court-people.mjs'
import { ask } from './people.mjs'

const mostWaitMs = 75_000
const leaseMinutes = 10
const patienceMs = 120_000

const isFollowed = 'EXISTS (SELECT FROM matter m WHERE m.case_id = c.id AND m.deleted_at IS NULL)'

const makeDue = (run) => run(`UPDATE court_case c SET due_at = now() - interval '1 second' WHERE ${isFollowed}`)

export async function keepNights(queue, until) {
  let nights = 0
  while (!until.aborted) {
    try {
      await makeDue((statement) => queue.getDb().executeSql(statement))
      await queue.send('refresh-cases', {}, { singletonKey: 'night' })
      nights += 1
    } catch {
      // The database does not answer while it restarts.
    }
    await wait(5000, undefined, { signal: until }).catch(() => undefined)
  }
  return nights
}

const part = (times, of) => Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length * of)] ?? 0)

export function checkWaiting({ pages, visits, statuses }, slowSeconds) {
  const longest = Math.round(Math.max(0, ...visits))
  say(
    `  visits to courts: ${visits.length}, median ${part(visits, 0.5)} ms, longest ${longest} ms; ${[...statuses].map(([status, times]) => `${status} ${times}×`).join(', ')}`,
  )
  say(`  pages meanwhile: ${pages.length}, median ${part(pages, 0.5)} ms, p95 ${part(pages, 0.95)} ms`)
  return [
    ...(longest > mostWaitMs ? [`a person waited ${longest} ms for a court`] : []),
    ...(part(pages, 0.95) > slowSeconds * 500 ? ['pages waited while a court was slow'] : []),
  ]
}

export async function checkCases(database, people) {
  const problems = [...(await checkFailing(database, people)), ...(await checkLeases(database))]
  const { rows } = await database.query(`SELECT now() AS at`)
  await makeDue((statement) => database.query(statement))
  await database.query(`UPDATE court_case SET claimed_until = now()`)
  for (const { base, token } of people)
    for (const court of courts) await ask(base, '/api/sync/retry', { token, body: { court } })
  const end = Date.now() + patienceMs
  for (;;) {
    const left = await database.query(
      `SELECT c.id, c.problem FROM court_case c WHERE ${isFollowed} AND (c.read_at < $1 OR c.failing_since IS NOT NULL)`,
      [rows[0].at],
    )
    if (left.rows.length === 0) break
    if (Date.now() < end) {
      await wait(500)
      continue
    }
    problems.push(`${left.rows.length} cases were not read although the courts work: ${left.rows[0].problem}`)
    break
  }
  const { rows: all } = await database.query(`SELECT count(*)::int AS n FROM court_case c WHERE ${isFollowed}`)
  say(`  the night after all courts recovered: ${all[0].n} followed cases`)
  return problems
}

async function checkFailing(database, people) {
  const { rows } = await database.query(
    `SELECT c.id, c.failing_since, c.problem, c.failures FROM court_case c WHERE ${isFollowed} AND c.failing_since IS NOT NULL`,
  )
  const failing = new Map(rows.map((row) => [row.id, row]))
  const mute = rows.filter((row) => !row.problem || row.failures < 1)
  let unreported = 0
  for (const { base, token, matters } of people)
    for (const { id, caseId } of matters) {
      const row = failing.get(caseId)
      const { reply } = await ask(base, `/api/matters/${id}`, { token })
      const shown = reply?.data
      const saysFailure = row
        ? shown?.failing_since !== null && shown?.sync.problem === row.problem
        : !shown?.failing_since
      if (!saysFailure) unreported += 1
    }
  say(
    `  ${rows.length} cases failed at their last reading, ${mute.length} without a reason, ${unreported} matters do not show it`,
  )
  return [
    ...(mute.length > 0 ? [`${mute.length} cases fail without a reason`] : []),
    ...(unreported > 0 ? [`${unreported} matters do not say whether their case could be read`] : []),
  ]
}

async function checkLeases(database) {
  const { rows } = await database.query(
    `SELECT id FROM court_case WHERE claimed_until > now() + interval '${leaseMinutes} minutes'`,
  )
  return rows.length > 0 ? [`${rows.length} cases are held for longer than ${leaseMinutes} minutes`] : []
}
