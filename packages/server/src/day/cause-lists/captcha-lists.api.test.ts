import type { AddressInfo } from 'node:net'
import { courtsHealth } from '@peshi/contract/courts/courts'
import type { ListProblem } from '@peshi/contract/courts/list-problems'
import { listUpcoming } from '@peshi/contract/day/cause-lists'
import { createOther, updateOther } from '@peshi/contract/matters/other-matters'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { answerDueCheck, dropDueCheck, listDueChecks, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import { connectorFor } from '@peshi/courts/registry'
import { buildSandbox } from '@peshi/sandbox/app'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { emptyRecord, newCase } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import type { CourtAccess } from '../../courts/courts/court-access.ts'
import { openCourtAccess } from '../../courts/courts/open-court-access.ts'
import { listDays } from '../../matters/hearings/list-days.ts'
import { newId } from '../../platform/db/columns.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { startJobs } from '../../platform/process/feature.ts'
import { readDueLists } from './cause-lists.jobs.ts'

const court = 'dc-prayagraj' as CourtId
const inIndia = (text: string) => new Date(`${text}:00+05:30`)

let now = inIndia('2026-11-19T18:10')
const clock = { now: () => now, today: () => courtDateAt(now) }
let tests: TestApp
let sandbox: Awaited<ReturnType<typeof buildSandbox>>
let courts: CourtAccess
let problem: ListProblem | null = null

beforeAll(async () => {
  sandbox = await buildSandbox({ clock })
  await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const db = await testDatabase()
  courts = openCourtAccess({
    config: {
      courts: 'all',
      sandboxUrl: `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`,
      operatorContact: 'tests@example.in',
    },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: connectorFor,
    perSecond: 1000,
  })
  const reading: CourtAccess = {
    ...courts,
    async readList(...asked) {
      const list = await courts.readList(...asked)
      return list && { ...list, checks: { read: 1, unread_pages: [], problems: problem ? [problem] : [] } }
    },
  }
  const config = { ...testConfig, listTimes: new Map([[court, ['17:30', '18:00', '07:30']]]) }
  tests = await testApp({ clock, context: { db, courts: reading, config } })
  await startJobs(tests.context)
})
afterAll(async () => {
  await tests.close()
  await sandbox.close()
})

const days = [
  '11-24',
  '11-25',
  '11-26',
  '11-27',
  '12-01',
  '12-02',
  '12-03',
  '12-04',
  '12-08',
  '12-09',
  '12-10',
  '12-11',
  '12-15',
]
let begun = 0
let date: string
const at = (time: string, day = date) => {
  now = inIndia(`${day}T${time}`)
}
const dayBefore = () => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

beforeEach(async () => {
  await control('POST', '/reset')
  tests.queue.held.length = 0
  problem = null
  date = `2026-${days[begun++]}`
  at('18:10', dayBefore())
})

async function control<T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> {
  const reply = await sandbox.inject({ method, url: `/control/api${path}`, ...(payload && { payload }) })
  return reply.json().data
}
const readPicture = async () => (await control<{ answer: string }[]>('GET', '/captchas'))[0]?.answer ?? ''

function listedIn(room: number) {
  const before = now
  at('08:00')
  const listed = (sandbox.courtDay.docket(court, date).main ?? []).filter(({ courtNo }) => courtNo === room)
  now = before
  return listed
}
type Listed = ReturnType<typeof listedIn>[number]

let serial = 100_000

async function newFollower(own: Partial<typeof matter.$inferInsert> = {}) {
  const who = await newChamber(tests.db)
  const call: ReturnType<TestApp['as']>['call'] = (...args) => tests.as(who).call(...args)

  async function follow(listed: Listed, more: { next_date?: string | null; coram?: string | null; cnr?: string } = {}) {
    const { type, number, year, courtNo, coram } = listed
    const cnr = more.cnr ?? listed.caseId ?? `UPAD01${++serial}${year}`
    const written = more.coram === undefined ? `${courtNo} - ${coram.join(' and ')}` : more.coram
    const next_date = more.next_date === undefined ? date : more.next_date
    const { id } = await newCase(tests.db, {
      court,
      case_type: type,
      case_number: String(number),
      case_year: year,
      cnr,
      next_date,
      unique_id: newId(),
      ref: { cnr, est_code: cnr.slice(0, 6) },
      record: { ...emptyRecord(court, type, String(number), year), coram: written },
    })
    const matterId = newId() as MatterId
    await tests.db.asChamber(who.chamberId, (tx) =>
      tx.insert(matter).values({
        chamber_id: who.chamberId,
        id: matterId,
        case_id: id,
        type: 'court',
        hc_name: court,
        cnr,
        court_next_date: next_date,
        unique_id: newId(),
        case_status: 'pending',
        created_by: who.personId,
        created_at: now,
        ...own,
      }),
    )
    return matterId
  }

  return {
    call,
    follow,
    inMail: () =>
      tests.db.asChamber(who.chamberId, (tx) => listDays(tests.context)(tx, who.chamberId, [date], clock.today())),
    checks: async (show: 'open' | 'settled' = 'open') => (await call(listDueChecks, { query: { show } })).body,
    take: async () => (await call(takeDueCheck, { body: { kind: 'cause-list' } })).body,
    waiting: async () => (await call(courtsHealth)).body.data.find(({ unique_id }) => unique_id === court)?.lists,
    upcoming: async () => (await call(listUpcoming)).body.data,
    problem: async () =>
      (await call(listUpcoming)).body.data.readings.find((reading) => reading.date === date)?.problem,
    async answer(text?: string) {
      const { data } = (await call(takeDueCheck, { body: { kind: 'cause-list' } })).body
      const answer = text ?? (await readPicture())
      const reply = await call(answerDueCheck, { params: { id: data?._id as never }, body: { answer } })
      await tests.queue.runHeld()
      return reply
    },
  }
}

async function plan() {
  await tests.db.asSystem('list-matching', (tx) => tests.context.queue.enqueue(tx, readDueLists, {}))
  await tests.queue.runHeld()
}

const [first, second] = [0, 1]
const pick = (room: number, nth: number): Listed => {
  const listed = listedIn(room).filter(({ item }) => !item.includes('.'))[nth + 3]
  if (!listed) throw new Error(`Room ${room} has no such matter`)
  return listed
}

describe('a list behind a captcha', () => {
  test('each chamber on the list gets one captcha check, and one answer reads the list for all', async () => {
    const [anna, bela, other] = [await newFollower(), await newFollower(), await newFollower()]
    const [annas, belas] = [pick(1, first), pick(1, second)]
    await anna.follow(annas)
    const belasMatter = await bela.follow(belas)
    await other.follow(pick(2, first))
    await plan()
    await plan()
    const { data, meta } = await anna.checks()
    expect(data).toMatchObject([{ kind: 'cause-list', court_id: court, state: 'due' }])
    expect(data[0]?.label).toContain(annas.coram[0])
    expect(meta.counts).toMatchObject({ due: 1, kinds: [{ kind: 'cause-list', due: 1 }] })
    expect(await bela.waiting()).toMatchObject({ are_read: true, waiting: [date] })

    const { status, body } = await anna.answer()
    expect([status, body.data?.state, body.data?.result_code]).toEqual([200, 'done', 'list-read'])
    for (const [chamber, listed] of [[anna, annas] as const, [bela, belas] as const]) {
      const { listings } = await chamber.upcoming()
      expect(listings).toMatchObject([{ date, court_no: '1', item: listed.item, change: 'new' }])
      expect(await chamber.waiting()).toMatchObject({ waiting: [] })
      expect((await chamber.checks()).data).toEqual([])
      expect((await chamber.checks('settled')).data).toMatchObject([{ state: 'done', result_code: 'list-read' }])
    }
    expect((await bela.upcoming()).listings[0]?.matter_id).toBe(belasMatter)
    expect((await other.upcoming()).listings).toEqual([])
    expect((await other.checks()).data).toHaveLength(1)
    await plan()
    expect((await anna.checks()).data).toEqual([])
  })

  test('a next date that only the chamber entered also creates a captcha check', async () => {
    const chamber = await newFollower({ own_next_date: date })
    await chamber.follow(pick(1, first), { next_date: null })
    await plan()
    expect((await chamber.checks()).data).toHaveLength(1)
  })

  test('a captcha check that a person drops is not created again', async () => {
    const chamber = await newFollower()
    await chamber.follow(pick(1, first))
    await plan()
    const id = (await chamber.checks()).data[0]?._id as never
    await chamber.call(dropDueCheck, { params: { id } })
    await plan()
    expect((await chamber.checks()).data).toEqual([])
    expect(await chamber.waiting()).toMatchObject({ waiting: [] })
  })

  test('a matter with the same number at another establishment gets no listing', async () => {
    const chamber = await newFollower()
    const listed = pick(1, first)
    await chamber.follow(listed)
    await chamber.follow(listed, { cnr: `UPAD02${++serial}${listed.year}`, coram: null })
    await plan()
    await chamber.answer()
    expect((await chamber.upcoming()).listings).toHaveLength(1)
  })
})

describe('results of a captcha check', () => {
  test('after a wrong captcha answer, the person can try again', async () => {
    const chamber = await newFollower()
    await chamber.follow(pick(1, first))
    await plan()
    const wrong = await chamber.answer('x')
    expect([wrong.status, wrong.body.code]).toEqual([400, 'challenge-rejected'])
    expect((await chamber.take()).data).toMatchObject({ tries: 1, result_code: 'challenge-rejected' })
  })

  test('if the list does not exist yet, every captcha check is due again at the next reading time', async () => {
    const [anna, bela] = [await newFollower(), await newFollower()]
    await anna.follow(pick(1, first))
    await bela.follow(pick(1, second))
    at('17:40', dayBefore())
    await plan()
    const { body } = await anna.answer()
    expect(body.data).toMatchObject({
      state: 'due',
      result_code: 'list-none',
      due_at: inIndia(`${dayBefore()}T18:00`).toISOString(),
    })
    expect((await bela.checks()).data).toMatchObject([{ result_code: 'list-none', due_at: body.data?.due_at }])
    expect(await bela.waiting()).toMatchObject({ waiting: [] })
    at('18:10', dayBefore())
    expect((await bela.answer()).body.data).toMatchObject({ state: 'done', result_code: 'list-read' })
    expect((await anna.checks()).data).toEqual([])
  })

  test('a partly read list is reported with its problems', async () => {
    const chamber = await newFollower()
    await chamber.follow(pick(1, first))
    await plan()
    problem = { kind: 'row-unread', text: '7 · see above' }
    expect((await chamber.answer()).body.data).toMatchObject({ state: 'done', result_code: 'list-part' })
    const { listings, partial } = await chamber.upcoming()
    expect(listings).toHaveLength(1)
    expect(partial).toMatchObject([{ court_id: court, date, problems: [problem] }])
  })

  test('if the site is down, the captcha check stays due, and the reply gives the reason', async () => {
    const chamber = await newFollower()
    await chamber.follow(pick(1, first))
    await plan()
    await control('POST', '/sites/dcourts', { mode: 'down' })
    const { data, settled } = await chamber.take()
    expect([data, settled.map(({ state, result_code }) => [state, result_code])]).toEqual([
      null,
      [['due', 'court-down']],
    ])
    expect(await chamber.waiting()).toMatchObject({ waiting: [date] })
  })

  test('if the site is down when courtrooms are read, the upcoming lists show the problem', async () => {
    const chamber = await newFollower()
    await chamber.follow(
      { ...pick(1, first), coram: ['Judge of another establishment'] },
      { cnr: `UPAD04${++serial}2026` },
    )
    await control('POST', '/sites/dcourts', { mode: 'down' })
    await plan()
    expect(await chamber.problem()).toContain('not responding')
  })

  test('a matter whose courtroom is unknown to the site is shown as unplaced', async () => {
    const chamber = await newFollower()
    await chamber.follow(pick(1, first))
    const lost = await chamber.follow(pick(1, second), { coram: '77 - A Judge who left' })
    expect(await chamber.waiting()).toMatchObject({ unplaced: [] })
    await plan()
    expect((await chamber.checks()).data).toHaveLength(1)
    expect(await chamber.problem()).toContain('Not every courtroom')
    expect(await chamber.waiting()).toMatchObject({ are_read: true, waiting: [date], unplaced: [lost] })
  })

  test('a matter entered by hand without a courtroom is shown as unplaced until it is disposed', async () => {
    const chamber = await newFollower()
    const typed = { title: 'Ours', unique_id: court, next_date: date }
    const { data } = (await chamber.call(createOther, { body: typed })).body
    expect(await chamber.waiting()).toMatchObject({ are_read: true, unplaced: [data._id] })
    expect(await chamber.inMail()).toMatchObject([{ matter_id: data._id, state: 'unread' }])
    await chamber.call(updateOther, { params: { id: data._id }, body: { case_status: 'disposed' } })
    expect(await chamber.waiting()).toMatchObject({ unplaced: [] })
  })

  test('a captcha check fails after the day of its list is over', async () => {
    const chamber = await newFollower()
    await chamber.follow(pick(1, first))
    await plan()
    now = new Date(now.getTime() + 2 * 86_400_000)
    await plan()
    expect((await chamber.checks('settled')).data).toMatchObject([{ state: 'failed', result_code: 'list-over' }])
  })
})
