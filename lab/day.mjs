// npm run test:day: simulates a court day with forty matters in twelve courts, and compares Peshi's pages with the
// sandbox's data. With `--night N`, a step before 09:00 lasts N minutes instead of one. `--until 08:30` ends earlier.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findProgram, installOnDebian } from '../scripts/lib/debian.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { findFreePort } from '../scripts/lib/ports.mjs'
import { startProduct } from '../scripts/lib/product.mjs'
import { Refusal, runMain, say } from '../scripts/lib/say.mjs'
import { openEvening } from './day/evening.mjs'
import { compareBriefPack, compareMail } from './day/papers.mjs'
import { compareBoard, compareCalls, comparePill, compareToday } from './day/statements.mjs'
import { createTally } from './day/tally.mjs'
import { dateOf, indiaInstant, minutesOf, timeOf } from './day/times.mjs'
import { openTruth } from './day/truth.mjs'
import { follow, openPerson, openSandbox } from './day/wire.mjs'
import { openWork } from './day/work.mjs'
import { castCases, courts, day, eve, planOf } from './day/world.mjs'

// The simulated sites fail for hours, which would log many warnings.
process.env.LOG_LEVEL ??= 'error'

const boardCourts = Object.keys(courts).filter((court) => courts[court].board)
/**
 * Real milliseconds after which Peshi's pages must agree with the simulated courts. After new cause lists:
 * `listPatienceMs`.
 */
const patienceMs = 50_000
const listPatienceMs = 600_000

async function changeAlertPlan(person, change) {
  const { plan } = await person.get('/api/notification/settings')
  await person.get('/api/notification/settings', { method: 'PUT', body: change(plan) })
}

async function followAll(owner, sandbox, cast) {
  const byCourt = Map.groupBy(cast, ({ court }) => court)
  await Promise.all(
    [...byCourt.values()].map(async (cases) => {
      for (const one of cases) {
        const { _id, title, next_date, unique_case_number, case_type, case_number, case_year } = await follow(
          owner,
          sandbox,
          one,
        )
        const number = unique_case_number ?? `${case_type}/${case_number}/${case_year}`
        Object.assign(one, { matter: _id, title, recordDate: next_date?.slice(0, 10), number })
      }
    }),
  )
}

const hasUntrue = (statements) => statements.some(({ isTrue }) => !isTrue)

async function liveThrough({ product, folder, nightStep, until }) {
  const sandbox = openSandbox(product.sandboxAddress)
  const setClock = (instant) => sandbox('/day', { date: dateOf(instant), time: timeOf(instant), speed: 1 })
  await setClock(indiaInstant(eve, '17:20'))
  const owner = openPerson(product.address, 'owner@demo.peshi.in')
  const advocate = openPerson(product.address, 'advocate@demo.peshi.in')
  const clerk = openPerson(product.address, 'clerk@demo.peshi.in')
  await untilFollowed(owner, indiaInstant(eve, '17:20'))
  const cast = await castCases(sandbox)
  await followAll(owner, sandbox, cast)
  say(`${cast.length} matters in ${new Set(cast.map(({ court }) => court)).size} courts`)
  await changeAlertPlan(advocate, (plan) => ({ ...plan, digest_at: 'both' }))
  await changeAlertPlan(owner, ({ events, ...plan }) => ({
    ...plan,
    quiet: null,
    events: { ...events, lists: { ...events.lists, email: 'instant' } },
  }))

  const truth = openTruth(sandbox, cast)
  const tally = createTally()
  const work = openWork({ product, sandbox, owner, appearing: clerk, cast })
  const evening = openEvening({ sandbox, owner, clerk, advocate, cast })
  const plan = planOf(cast, sandbox)
  const readTimes = new Map(boardCourts.map((court) => [court, []]))
  let lastMail = (await sandbox('/messages'))[0]?.id ?? 0

  async function compareMinute(instant, strictness) {
    const [today, { calls }] = [await owner.get('/api/today'), await owner.get('/api/call_time')]
    const health = await owner.get('/api/courts/health')
    const boards = new Map()
    const isCourtDay = dateOf(instant) === day
    for (const court of isCourtDay ? boardCourts : []) boards.set(court, await owner.get(`/api/display_board/${court}`))
    for (const [court, { read_at }] of boards) if (read_at) readTimes.get(court).push(Date.parse(read_at))
    const now = Date.parse((await sandbox('/clock')).now)
    return [
      ...compareToday({ ...today, calls }, truth, cast.length + work.added(), now, strictness),
      ...[...boards].flatMap(([court, board]) => compareBoard(court, board, truth, cast, instant)),
      ...compareCalls(calls, boards, truth, cast, now, readTimes, work.noted()),
      ...(await work.compare(instant, calls, await owner.get('/api/hearing/queues'))),
      ...comparePill(health, now),
    ]
  }

  async function compareMails() {
    const sent = (await sandbox('/messages'))
      .filter(({ id, channel }) => id > lastMail && channel === 'email')
      .toReversed()
    lastMail = sent.at(-1)?.id ?? lastMail
    return sent.flatMap((mail) =>
      compareMail(mail, truth, cast, {
        isWhole: mail.to === advocate.email,
        hasQuietHours: mail.to === advocate.email,
      }),
    )
  }

  async function comparePack(instant) {
    const date = dateOf(instant) === day ? day : dateOf(indiaInstant(day, '12:00'))
    const { status, body } = await owner.call(`/api/brief_pack?date=${date}`)
    if (status !== 200) return [{ surface: 'Brief pack', isTrue: false, said: body.message }]
    return compareBriefPack(body, date, truth, instant, folder)
  }

  const end = indiaInstant(day, until)
  for (let instant = indiaInstant(eve, '17:45'); instant <= end; ) {
    await setClock(instant)
    while (plan[0]?.[0] <= instant) await plan.shift()[1]()
    const patience = (await truth.follow(instant)) ? listPatienceMs : patienceMs
    await untilFollowed(owner, instant)
    await work.follow(instant)
    await evening.follow(instant)
    const began = Date.now()
    // Peshi may still be reading new lists.
    let statements = await compareMinute(instant, { isStrict: true })
    while (hasUntrue(statements) && Date.now() - began < patience) {
      await wait(400)
      statements = await compareMinute(instant, { isStrict: true })
    }
    if (hasUntrue(statements)) statements = await compareMinute(instant)
    tally.add(instant, statements)
    tally.add(instant, await compareMails())
    tally.add(instant, await evening.compare(instant))
    if (timeOf(instant).endsWith(':10') || timeOf(instant).endsWith(':40'))
      tally.add(instant, await comparePack(instant))
    if (timeOf(instant).endsWith(':00')) say(`${timeOf(instant)}  ${tally.sum()}`)
    const next = instant + minutesOf(instant < indiaInstant(day, '07:00') ? nightStep : 1)
    // On a slow machine, the sandbox's clock may already be after `next`. This clock cannot go back.
    const { now } = await sandbox('/clock')
    instant = Math.max(next, Math.ceil(Date.parse(now) / minutesOf(1)) * minutesOf(1))
  }
  return tally.report()
}

const clockSlackMs = 500

async function untilFollowed(person, instant) {
  for (let tries = 0; tries < 300; tries++) {
    const { at } = await person.get('/api/call_time')
    if (Date.parse(at) >= instant - clockSlackMs) return
    await wait(60)
  }
  throw new Refusal('The product does not go by the clock of its sandbox.')
}

async function testDay() {
  const { values } = parseArgs({
    options: { night: { type: 'string', default: '1' }, until: { type: 'string', default: '18:30' } },
  })
  await ensureInstalled()
  await installOnDebian(['poppler-utils'])
  if (!(await findProgram('pdftotext')))
    throw new Refusal('npm run test:day needs pdftotext (apt-get install poppler-utils).')
  const folder = await mkdtemp(join(tmpdir(), 'peshi-day-'))
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()]
  const product = await startProduct({ port, sandboxPort, dataDirectory: join(folder, 'data'), demo: 'empty' })
  try {
    if (!product.ready) throw new Refusal('Peshi did not become ready; the lines above say how far it came.')
    return await liveThrough({ product, folder, nightStep: Number(values.night), until: values.until })
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await runMain(testDay)
process.exit()
