import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { runMain, say } from '../../scripts/lib/say.mjs'
import { emptyTally, pickAction } from './actions.mjs'
import { checkPromises, waitUntilQuiet } from './check.mjs'
import { openInstallation } from './installation.mjs'
import { countWorkers, killAtRandom, sayKilled } from './kill.mjs'
import { openOffice } from './office.mjs'
import { measureProcessorTime } from './processor-time.mjs'

const mostFailed = 0.001
const mostUnderWay = 500

async function runLoad({ length, rate, killEverySeconds, only, chambers: count }) {
  // One worker is enough if no worker is killed.
  const installation = await openInstallation(only === 'api' ? { roles: ['api', 'api', 'worker'] } : {})
  const names = installation.names.filter((name) => name.startsWith(only))
  const database = new pg.Pool({ connectionString: installation.postgres.url, max: 2 })
  database.on('error', () => undefined)
  try {
    const tally = emptyTally()
    const people = []
    for (let index = 0; index < count; index++) people.push(await openOffice(installation.address, index, tally))
    say(`${count} chambers; ${rate} requests a second for ${length} s`)
    const killing =
      killEverySeconds > 0 ? killAtRandom({ ...installation, names }, { length, killEverySeconds }) : wait(0, new Map())
    const own = process.cpuUsage()
    const endMeasuring = await measureProcessorTime(installation.parts)
    const pace = await workFor(people, { length, rate })
    const times = await endMeasuring()
    const { user, system } = process.cpuUsage(own)
    const killed = await killing
    notify(tally, pace, killed)
    if (times) sayTimes({ ...times, 'clients and balancer': (user + system) / 1000 }, tally.requests)
    await waitUntilQuiet(database)
    const problems = [
      ...judge(tally),
      ...(await checkPromises(database, installation.sandbox, { ...tally, workersCut: countWorkers(killed) })),
    ]
    for (const problem of problems) say(`  WRONG: ${problem}`)
    if (problems.length === 0) say('\nNothing was lost or doubled.')
    return problems.length === 0 ? 0 : 1
  } finally {
    await database.end()
    await installation.close()
  }
}

async function workFor(people, { length, rate }) {
  const underWay = new Set()
  const began = performance.now()
  const end = began + length * 1000
  let [due, leftOut] = [0, 0]
  while (performance.now() < end) {
    await wait(5)
    const elapsed = (performance.now() - began) / 1000
    while (due < elapsed * rate) {
      const action = pickAction()
      due += action.cost
      if (underWay.size >= mostUnderWay) {
        leftOut += action.cost
        continue
      }
      const person = people[Math.floor(Math.random() * people.length)]
      const work = action.work(person).finally(() => underWay.delete(work))
      underWay.add(work)
    }
  }
  const answered = people[0].tally.whole.length
  await Promise.all(underWay)
  return { reached: answered / length, leftOut }
}

const part = (sorted, of) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0)

function notify({ requests, atOnce, later, failed, partsAgain, first, whole, statuses }, { reached, leftOut }, killed) {
  for (const times of [first, whole]) times.sort((a, b) => a - b)
  const percent = (number) => `${((100 * number) / requests).toFixed(3)} %`
  say(`  ${sayKilled(killed)}`)
  say(
    `  ${requests} requests, ${reached.toFixed(0)} a second answered${leftOut > 0 ? `, ${leftOut} not started because the server was too slow` : ''}`,
  )
  say(
    `  answered at once ${percent(atOnce)}, when repeated ${percent(later)}, parts of files sent again ${percent(partsAgain)}, never ${percent(failed.length)}`,
  )
  say(`  first answer: median ${part(first, 0.5)} ms, p95 ${part(first, 0.95)} ms, p99 ${part(first, 0.99)} ms`)
  say(`  until a success, repetitions included: p99 ${part(whole, 0.99)} ms, longest ${part(whole, 1)} ms`)
  say(`  answers: ${[...statuses].map(([status, times]) => `${status || 'none'} ${times}×`).join(', ')}`)
  for (const one of failed.slice(0, 10)) say(`    ${one}`)
}

function sayTimes(times, requests) {
  const per = (ms) => `${(ms / requests).toFixed(2)} ms`
  const whole = Object.values(times).reduce((sum, ms) => sum + ms, 0)
  const parts = Object.entries(times).map(([part, ms]) => `${part} ${per(ms)}`)
  say(`  processor time per request: ${parts.join(', ')}; together ${per(whole)}`)
}

const judge = ({ requests, failed }) =>
  failed.length / requests < mostFailed ? [] : [`${failed.length} of ${requests} requests were never answered`]

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '200' },
    'kill-every': { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    chambers: { type: 'string', default: '20' },
  },
})
await runMain(() =>
  runLoad({
    length: Number(values.seconds),
    rate: Number(values.rate),
    killEverySeconds: Number(values['kill-every']),
    only: values.only,
    chambers: Number(values.chambers),
  }),
)
process.exit()
