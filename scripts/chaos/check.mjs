import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../lib/say.mjs'

const patienceMs = 150_000

const tables = {
  task: ['task', 'title'],
  matter: ['matter', 'title'],
  client: ['client', 'name'],
  invitation: ['invitation', 'email'],
}

/** Until the database answers and no mail waits any more: a worker that died may hold one for a minute and a half. */
export async function waitUntilQuiet(database) {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const waiting = await database
      .query(`SELECT count(*)::int AS n FROM dispatch WHERE state = 'waiting'`)
      .catch(() => null)
    if (waiting?.rows[0].n === 0) return
    await wait(500)
  }
}

/** What was promised is there once, what was not at most once; each mail left once. */
export async function checkPromises(database, postbox, { promised, open }) {
  const problems = []
  for (const [kind, [table, column]] of Object.entries(tables)) {
    const { rows } = await database.query(`SELECT ${column} AS mark, count(*)::int AS n FROM ${table} GROUP BY 1`)
    const found = new Map(rows.map(({ mark, n }) => [mark, n]))
    const timesOf = ({ mark }) => found.get(kind === 'invitation' ? `${mark}@clerks.test` : mark) ?? 0
    const [sure, unsure] = [promised, open].map((all) => all.filter((write) => write.kind === kind))
    const lost = sure.filter((write) => timesOf(write) === 0)
    const doubled = [...sure, ...unsure].filter((write) => timesOf(write) > 1)
    say(`  ${kind}: ${sure.length} promised, ${lost.length} lost, ${doubled.length} doubled`)
    if (lost.length > 0) problems.push(`${lost.length} of ${table} were promised and are not there`)
    if (doubled.length > 0) problems.push(`${doubled.length} of ${table} are there more than once`)
  }
  return [...problems, ...(await checkMail(database, postbox)), ...(await checkSchedules(database))]
}

async function checkMail(database, { came }) {
  const { rows } = await database.query(`SELECT id, state FROM dispatch WHERE channel = 'email'`)
  const unsent = rows.filter(({ state }) => state !== 'sent')
  const gone = rows.filter(({ id, state }) => state === 'sent' && !came.has(id))
  const twice = [...came.values()].filter(({ times }) => times > 1)
  say(`  mail: ${rows.length} written, ${came.size} arrived, ${unsent.length} not sent, ${twice.length} arrived twice`)
  return [
    ...(unsent.length > 0
      ? [`${unsent.length} mails never left: ${[...new Set(unsent.map(({ state }) => state))]}`]
      : []),
    ...(gone.length > 0 ? [`${gone.length} mails are said to have left and never arrived`] : []),
    // Between the server's yes and our note of it a process may die; such a mail comes again under the same Message-ID.
    ...(twice.length > 2 ? [`${twice.length} mails arrived twice`] : []),
  ]
}

/** However many workers there are, a schedule of each minute runs once in it. */
async function checkSchedules(database) {
  const { rows } = await database.query(`
    SELECT name, count(*)::int AS jobs, count(DISTINCT date_trunc('minute', created_on))::int AS minutes
    FROM pgboss.job WHERE name IN (SELECT name FROM pgboss.schedule WHERE cron = '* * * * *') GROUP BY 1`)
  for (const { name, jobs, minutes } of rows) say(`  schedule ${name}: ${jobs} times in ${minutes} minutes`)
  return rows
    .filter(({ jobs, minutes }) => jobs > minutes)
    .map(({ name }) => `the schedule ${name} ran more than once a minute`)
}
