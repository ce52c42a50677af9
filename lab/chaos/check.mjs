import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../../scripts/lib/say.mjs'

const patienceMs = 300_000
const mostKept = 1000
const mailsAtOnce = 4

const tables = {
  task: ['task', 'title'],
  matter: ['matter', 'title'],
  client: ['client', 'name'],
  invitation: ['invitation', 'email'],
  note: ['note', 'text'],
  outcome: ['hearing', 'business'],
  document: ['document', 'name'],
  message: ['client_message', 'text'],
}

const written = { invitation: (mark) => `${mark}@clerks.test`, document: (mark) => `${mark}.pdf` }

const countUnquiet = `
  SELECT (SELECT count(*) FROM dispatch WHERE state = 'waiting')
    + (SELECT count(*) FROM pgboss.job
       WHERE (state = 'active' OR (state < 'active' AND start_after <= now()))
         AND name NOT IN (SELECT name FROM pgboss.schedule WHERE name <> 'refresh-cases') AND name <> 'gave-up') AS n`

/**
 * Waits until no work is left. The slowest work needs minutes: a killed worker's job is taken over after 90 seconds,
 * and a failed mail is sent again after two minutes.
 */
export async function waitUntilQuiet(database) {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const waiting = await database.query(countUnquiet).catch(() => null)
    if (Number(waiting?.rows[0].n) === 0) return
    await wait(500)
  }
}

export async function checkPromises(database, sandbox, { promised, open, paid = [], workersCut }) {
  return [
    ...(await checkWrites(database, { promised, open })),
    ...(await checkEntriesOnce(database)),
    ...(await checkPayments(database, paid)),
    ...(await checkNotified(database)),
    ...(await checkSubscribers(database)),
    ...(await checkMail(database, sandbox, workersCut)),
    ...(await checkJobs(database)),
    ...(await checkSchedules(database)),
  ]
}

/** Each acknowledged write must be in its table once, and each other write at most once. */
export async function checkWrites(database, { promised, open }) {
  const problems = []
  for (const [kind, [table, column]] of Object.entries(tables)) {
    const { rows } = await database.query(`SELECT ${column} AS mark, count(*)::int AS n FROM ${table} GROUP BY 1`)
    const found = new Map(rows.map(({ mark, n }) => [mark, n]))
    const timesOf = ({ mark }) => found.get(written[kind]?.(mark) ?? mark) ?? 0
    const [sure, unsure] = [promised, open].map((all) => all.filter((write) => write.kind === kind))
    if (sure.length + unsure.length === 0) continue
    const lost = sure.filter((write) => timesOf(write) === 0)
    const doubled = [...sure, ...unsure].filter((write) => timesOf(write) > 1)
    say(`  ${kind}: ${sure.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled`)
    if (lost.length > 0) problems.push(`${lost.length} of ${table} were acknowledged and are missing`)
    if (doubled.length > 0) problems.push(`${doubled.length} of ${table} exist more than once`)
  }
  return problems
}

async function checkEntriesOnce(database) {
  const { rows } = await database.query(`
    SELECT type, subject_id FROM event
    WHERE type IN ('task.created', 'note.created', 'matter.added', 'client.created', 'plan.paid-twice')
    GROUP BY 1, 2 HAVING count(*) > 1 OR type = 'plan.paid-twice'`)
  return rows.length > 0 ? [`${rows.length} actions are in the log more than once`] : []
}

async function checkPayments(database, paid) {
  if (paid.length === 0) return []
  const { rows: payments } = await database.query(
    `SELECT p.id, p.state, p.to_be_refunded,
       (SELECT count(*)::int FROM plan_invoice i WHERE i.payment_id = p.id) AS invoices,
       (SELECT count(*)::int FROM payment_event e WHERE e.payment_id = p.id AND e.outcome = 'applied') AS applied
     FROM plan_payment p WHERE p.id = ANY($1)`,
    [[...new Set(paid)]],
  )
  const { rows: invoices } = await database.query(
    `SELECT count(*)::int AS n, count(DISTINCT number)::int AS numbers,
       max(substring(number FROM '\\d+$')::int) AS last FROM plan_invoice`,
  )
  const reported = await database.query(`SELECT count(*)::int AS n FROM notification WHERE kind = 'plan.paid'`)
  const mailed = await database.query(
    `SELECT count(*)::int AS n FROM dispatch WHERE kind = 'plan-paid' AND state = 'sent'`,
  )
  const settled = payments.filter(({ state }) => state === 'paid').length
  const wrong = payments.filter(
    (one) => one.state !== 'paid' || one.invoices !== 1 || one.applied !== 1 || one.to_be_refunded > 0,
  )
  const [{ n, numbers, last }] = invoices
  say(
    `  payments: ${payments.length} made, ${settled} settled, ${n} invoices, ${reported.rows[0].n} notifications, ${mailed.rows[0].n} mails`,
  )
  return [
    ...(wrong.length > 0 ? [`${wrong.length} payments did not take effect exactly once`] : []),
    ...(n !== settled || numbers !== n || last !== n
      ? [`${settled} payments have ${n} invoices, the last with number ${last}`]
      : []),
    ...(reported.rows[0].n !== settled ? [`of ${settled} payments ${reported.rows[0].n} were notified`] : []),
    ...(mailed.rows[0].n !== settled ? [`of ${settled} payments ${mailed.rows[0].n} mails were sent`] : []),
  ]
}

async function checkNotified(database) {
  const { rows } = await database.query(`
    SELECT t.id, count(n.id)::int AS times FROM task t
    LEFT JOIN notification n ON n.chamber_id = t.chamber_id AND n.kind = 'task.assigned'
      AND n.subject_id = t.id::text AND n.person_id = t.assignee_id
    WHERE t.assignee_id IS NOT NULL GROUP BY 1`)
  const all = await database.query(`SELECT count(*)::int AS n FROM notification WHERE kind = 'task.assigned'`)
  const wrong = rows.filter(({ times }) => times !== 1).length
  say(`  notifications: ${rows.length} tasks assigned, ${all.rows[0].n} notified, ${wrong} not notified exactly once`)
  return wrong > 0 || all.rows[0].n !== rows.length
    ? [`of ${rows.length} assigned tasks ${wrong} were not notified exactly once`]
    : []
}

/** A subscriber that runs after the transaction must hear of each client's message once, whatever is killed in between. */
async function checkSubscribers(database) {
  const { rows } = await database.query(`
    SELECT e.id, count(DISTINCT n.id)::int AS times, count(DISTINCT n.person_id)::int AS people FROM event e
    LEFT JOIN notification n ON n.chamber_id = e.chamber_id AND n.kind = 'client.message' AND n.subject_id = e.subject_id
    WHERE e.type = 'client-message.written' GROUP BY 1`)
  const lost = rows.filter(({ times }) => times === 0).length
  const doubled = rows.filter(({ times, people }) => times > people).length
  say(`  subscribers: ${rows.length} events, ${lost} not heard, ${doubled} heard twice`)
  return lost + doubled > 0 ? [`of ${rows.length} events ${lost} were not heard and ${doubled} were heard twice`] : []
}

async function checkJobs(database) {
  const { rows } = await database.query(`
    SELECT j.name, count(*) FILTER (WHERE state = 'active' AND coalesce(heartbeat_on, started_on) < now() - interval '2 minutes')::int AS stuck,
      count(*) FILTER (WHERE state < 'active' AND start_after < now() - interval '1 minute')::int AS left_over,
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      count(*) FILTER (WHERE state = 'failed'
        AND EXISTS (SELECT FROM pgboss.job g WHERE g.name = 'gave-up' AND g.source_id = j.id))::int AS seen
    FROM pgboss.job j WHERE j.name <> 'gave-up' GROUP BY 1 ORDER BY 1`)
  const sum = (of) => rows.reduce((total, row) => total + row[of], 0)
  const { rows: done } = await database.query(`SELECT count(*)::int AS n FROM pgboss.job WHERE state = 'completed'`)
  say(
    `  jobs: ${done[0].n} done, ${sum('stuck')} stuck, ${sum('left_over')} left over, ${sum('failed')} failed, of which ${sum('seen')} are shown`,
  )
  for (const { name, failed } of rows) if (failed > 0) say(`    failed: ${name} ${failed}×`)
  return [
    ...rows.filter(({ stuck }) => stuck > 0).map(({ name, stuck }) => `${stuck} of ${name} are stuck`),
    ...rows.filter(({ left_over }) => left_over > 0).map(({ name }) => `${name} waits and no worker starts it`),
    ...rows.filter(({ failed, seen }) => failed > seen).map(({ name }) => `${name} failed without being shown`),
  ]
}

async function readMails(sandbox) {
  const { data } = await (await fetch(`${sandbox}/control/api/messages`)).json()
  const came = new Map()
  let unsaid = 0
  for (const { channel, headers, acknowledged } of data) {
    if (channel !== 'email') continue
    const id = /^<([^@>]+)@/.exec(headers['message-id'] ?? '')?.[1] ?? 'none'
    came.set(id, (came.get(id) ?? 0) + (acknowledged ? 1 : 0))
    if (!acknowledged) unsaid += 1
  }
  return { came, unsaid, isAll: data.length < mostKept }
}

async function checkMail(database, sandbox, workersCut) {
  const { came, unsaid, isAll } = await readMails(sandbox)
  const { rows } = await database.query(`SELECT id, state FROM dispatch WHERE channel = 'email'`)
  const unsent = rows.filter(({ state }) => state !== 'sent')
  const gone = rows.filter(({ id, state }) => state === 'sent' && !came.get(id))
  const twice = [...came.values()].filter((times) => times > 1)
  say(
    `  mail: ${rows.length} written, ${came.size} arrived, ${unsent.length} not sent, ${twice.length} arrived twice; ${unsaid} arrived again, because their server broke off before it acknowledged them`,
  )
  return [
    ...(unsent.length > 0
      ? [`${unsent.length} mails were never sent: ${[...new Set(unsent.map(({ state }) => state))]}`]
      : []),
    ...(isAll ? [] : ['more mails came than the sandbox keeps: choose a shorter time']),
    ...(gone.length > 0 ? [`${gone.length} mails are recorded as sent and never arrived`] : []),
    // If a worker is killed before it records sent mails (at most `mailsAtOnce`), they are sent again with the same
    // Message-ID.
    ...(twice.length > workersCut * mailsAtOnce ? [`${twice.length} mails arrived twice`] : []),
  ]
}

/** A schedule for every minute must start at most one job a minute, even with several workers. */
async function checkSchedules(database) {
  const { rows } = await database.query(`
    SELECT name, count(*)::int AS jobs,
      (extract(epoch FROM date_trunc('minute', max(created_on)) - date_trunc('minute', min(created_on))) / 60)::int + 2 AS minutes
    FROM pgboss.job WHERE name IN (SELECT name FROM pgboss.schedule WHERE cron = '* * * * *') GROUP BY 1`)
  for (const { name, jobs, minutes } of rows) say(`  schedule ${name}: ${jobs} times, at most ${minutes} minutes`)
  return rows
    .filter(({ jobs, minutes }) => jobs > minutes)
    .map(({ name }) => `the schedule ${name} ran more than once a minute`)
}
