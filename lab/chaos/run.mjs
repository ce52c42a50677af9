import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { runMain, say, seconds } from '../../scripts/lib/say.mjs'
import { emptyTally, payPlan } from './actions.mjs'
import { checkPromises, waitUntilQuiet } from './check.mjs'
import { checkCases, checkWaiting, keepNights } from './court-check.mjs'
import { emptyVisits, followCases, turnPages, workAtCourts } from './court-people.mjs'
import { openInstallation } from './installation.mjs'
import { countWorkers, killAtRandom, sayKilled } from './kill.mjs'
import { troubleOutside } from './outside.mjs'
import { ask, guessAt, openChamber, openColleague, openReader, workAt } from './people.mjs'

async function runChaos({ seconds: length, killEverySeconds, chambers: count, slowSeconds }) {
  const problems = []
  const began = Date.now()
  const installation = await openInstallation()
  const database = new pg.Pool({ connectionString: installation.postgres.url, max: 2 })
  database.on('error', () => undefined)
  database.on('connect', (client) => client.on('error', () => undefined))
  const notify = (found) => {
    for (const problem of found) say(`  WRONG: ${problem}`)
    problems.push(...found)
  }
  try {
    say(`ready after ${seconds(Date.now() - began)}`)
    const chambers = []
    for (let index = 0; index < count; index++) {
      const chamber = await openChamber(installation.address, index)
      await database.query('UPDATE person SET email_proven_at = now() WHERE email = $1', [chamber.email])
      const colleague = await openColleague(installation.address, chamber)
      const reader = await openReader(installation.address, installation.sandbox, chamber)
      chambers.push({ ...chamber, colleague, reader })
    }
    const people = await followCases(installation.address, installation.sandbox, chambers)
    say('\nOne installation in several processes')
    notify(await actAsOne(installation, chambers[0]))
    say('\nEvery process replaced in turn')
    notify(await replaceAll(installation, chambers))
    say(`\nKilled every ${killEverySeconds} s for ${length} s, PostgreSQL restarted once; courts and mail in trouble`)
    const outside = troubleAndVisits(installation, people, { length, slowSeconds })
    const work = await workUnderKills(installation, chambers, { length, killEverySeconds })
    const visits = await outside
    await waitUntilQuiet(database)
    notify(await checkPromises(database, installation.sandbox, work))
    notify([...checkWaiting(visits, slowSeconds), ...(await checkCases(database, people))])
  } finally {
    await database.end()
    await installation.close()
  }
  say(
    `\n${problems.length === 0 ? 'Nothing was lost or doubled' : `${problems.length} checks failed`}, after ${seconds(Date.now() - began)}.`,
  )
  return problems.length === 0 ? 0 : 1
}

async function actAsOne({ apis: [one, two] }, { token }) {
  const problems = []
  const hearing = await listenForTasks(one, token)
  await ask(two, '/api/tasks/', { token, body: { title: 'Heard elsewhere', date: '2026-12-01' } })
  if (!(await hearing.heard)) problems.push('a live stream of one process misses the events of the other')

  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 * 1024, 'x'), Buffer.from('\n%%EOF')])
  const begun = await ask(one, '/api/uploads', {
    token,
    body: { key: randomUUID(), name: 'two.pdf', size: bytes.length },
  })
  let upload = begun.reply?.data
  for (const [index, base] of [two, one].entries()) {
    const part = bytes.subarray(upload.received, upload.received + upload.part_size)
    const path = `/api/uploads/${upload._id}?offset=${upload.received}`
    const sent = await ask(base, path, { token, method: 'PUT', bytes: part })
    upload = sent.reply?.data ?? upload
    if (sent.status !== 200)
      problems.push(`part ${index + 1} of a file was answered ${sent.status}: ${sent.reply?.message}`)
  }
  if (!upload.is_complete) problems.push('a file with parts sent to two processes is incomplete')

  const guesses = []
  for (let turn = 0; turn < 9; turn++)
    guesses.push((await guessAt(turn % 2 ? one : two, 'guessed@chambers.test')).status)
  if (guesses.slice(0, 8).some((status) => status !== 400) || guesses[8] !== 429)
    problems.push(`nine guesses of one name, alternating between two processes, were answered ${guesses.join(' ')}`)
  say('  live events, parts of a file and sign-in tries work across processes')
  return problems
}

/**
 * Resolves when the event stream is open. `heard` is a promise: true if an event about tasks arrives before the stream
 * ends.
 */
async function listenForTasks(base, token) {
  const stop = AbortSignal.timeout(10_000)
  const { body } = await fetch(`${base}/api/stream`, { headers: { authorization: `Bearer ${token}` }, signal: stop })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const listening = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return false
      if (value.includes('task.created')) return reader.cancel().then(() => true)
    }
  }
  return { heard: listening().catch(() => false) }
}

async function replaceAll({ cluster, address }, chambers) {
  const until = new AbortController()
  const working = chambers.map((chamber) =>
    workAt(address, chamber, { until: until.signal, repeats: false, pauseMs: 20 }),
  )
  const began = Date.now()
  const isDone = await cluster.restartInTurn()
  await wait(500)
  until.abort()
  const work = sum(await Promise.all(working))
  const failed = [...work.statuses].filter(([status]) => status < 200 || status >= 300)
  say(
    `  ${work.requests} requests in ${seconds(Date.now() - began)}, ${failed.reduce((total, [, times]) => total + times, 0)} failed`,
  )
  return [
    ...(isDone ? [] : ['a process that was replaced did not become ready']),
    ...failed.map(
      ([status, times]) => `${times} requests were answered ${status || 'not at all'} while processes were replaced`,
    ),
  ]
}

async function workUnderKills(installation, chambers, { length, killEverySeconds }) {
  const { address, postgres } = installation
  const until = new AbortController()
  const working = chambers.map((chamber) =>
    workAt(address, chamber, { until: until.signal, repeats: true, pauseMs: 20, invites: 40, texts: 10 }),
  )
  const tally = emptyTally()
  const paying = chambers.map((chamber) => payAgain({ base: address, ...chamber, matters: [], tally }, until.signal))
  const killed = await killAtRandom(installation, { length, killEverySeconds, once: postgres.restart })
  until.abort()
  const work = sum(await Promise.all(working))
  await Promise.all(paying)
  const times = work.times.sort((a, b) => a - b)
  const [half, most] = [0.5, 0.99].map((part) => Math.round(times[Math.floor(times.length * part)] ?? 0))
  say(`  ${sayKilled(killed)}`)
  say(
    `  ${work.requests} requests, median ${half} ms, p99 ${most} ms; answered ${[...work.statuses].map(([status, count]) => `${status || 'not'} ${count}×`).join(', ')}`,
  )
  say(`  ${work.promised.length} writes acknowledged, ${work.open.length} not acknowledged`)
  // The restart of the database also interrupts both workers.
  return { ...work, paid: tally.paid, workersCut: countWorkers(killed) + 2 }
}

async function troubleAndVisits({ sandbox, postgres }, people, { length, slowSeconds }) {
  const queue = new PgBoss({ connectionString: postgres.url, migrate: false, supervise: false, schedule: false })
  queue.on('error', () => undefined)
  await queue.start()
  const until = new AbortController()
  const visits = emptyVisits()
  const busy = people.flatMap((person) => [
    workAtCourts(person, visits, until.signal),
    turnPages(person, visits, until.signal),
  ])
  const reading = keepNights(queue, until.signal)
  await troubleOutside(sandbox, { length, slowSeconds })
  until.abort()
  await Promise.all(busy)
  say(`  cases were made due ${await reading} times`)
  await queue.stop({ graceful: false })
  return visits
}

async function payAgain(person, until) {
  while (!until.aborted) {
    await payPlan(person)
    await wait(2000 + Math.random() * 2000)
  }
}

const sum = (all) => ({
  promised: all.flatMap(({ promised }) => promised),
  open: all.flatMap(({ open }) => open),
  times: all.flatMap(({ times }) => times),
  requests: all.reduce((total, { requests }) => total + requests, 0),
  statuses: all.reduce((counts, { statuses }) => {
    for (const [status, times] of statuses) counts.set(status, (counts.get(status) ?? 0) + times)
    return counts
  }, new Map()),
})

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    'kill-every': { type: 'string' },
    chambers: { type: 'string' },
  },
})
await runMain(() =>
  runChaos({
    seconds: Number(values.seconds ?? (values.short ? 8 : 120)),
    killEverySeconds: Number(values['kill-every'] ?? (values.short ? 4 : 6)),
    chambers: Number(values.chambers ?? (values.short ? 2 : 6)),
    slowSeconds: values.short ? 4 : 20,
  }),
)
process.exit()
