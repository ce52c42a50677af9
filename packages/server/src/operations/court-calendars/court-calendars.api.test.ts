import { offerCourtDays, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import {
  answerCalendarOffer,
  getCourtCalendars,
  loadCourtCalendars,
  removeCourtCalendar,
} from '@peshi/contract/operations/court-calendars'
import type { CourtId } from '@peshi/contract/platform/ids'
import { getClock, startClock } from '@peshi/contract/trackers/clocks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { makeOperator } from '../../../test/operators.ts'
import { remind } from '../../chamber/notifications/remind.ts'
import { recountOpenClocks } from '../../trackers/clocks/clocks.jobs.ts'
import { mailMissingCalendars } from './mail-operators.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const court = 'hc-patna' as CourtId
const entry = {
  year: 2027,
  courts: [court],
  gaps: [],
  covers: ['2027-01-01/2027-12-31'],
  sources: [{ of: 'court', notified: null, urls: ['https://example.org/calendar'] }],
  days: [['2027-06-16/2027-06-18', 'holiday', 'Summer']],
}

async function operator() {
  const member = await newChamber(app.db)
  await makeOperator(app, member)
  return app.as(member)
}

async function deadline() {
  const { caller, matter } = await chamberWithMatter(app)
  const body = { matter_id: matter._id, rule: 'slp', start_on: '2027-03-18', court_id: court }
  const id = (await caller.call(startClock, { body })).body.data._id
  const dueOn = async () => {
    const { data } = (await caller.call(getClock, { params: { id } })).body
    return [data.due_on, data.unknown]
  }
  return { caller, dueOn }
}

const file = JSON.stringify([entry])

test('only an operator sees, loads and removes calendars for all chambers', async () => {
  const caller = app.as(await newChamber(app.db))
  const statuses = [
    await caller.call(getCourtCalendars, {}),
    await caller.call(loadCourtCalendars, { body: { file } }),
    await caller.call(removeCourtCalendar, { params: { court, year: 2027 } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404])
})

test('a loaded calendar counts for the deadlines of all chambers until it is removed', async () => {
  const [desk, { dueOn }] = [await operator(), await deadline()]
  const unknown = { from: '2027-01-01', to: '2027-12-31' }
  expect(await dueOn()).toEqual(['2027-06-16', unknown])
  expect((await desk.call(loadCourtCalendars, { body: { file } })).body.data.loaded).toBe(1)
  await recountOpenClocks(app.context)
  expect(await dueOn()).toEqual(['2027-06-19', null])
  expect((await desk.call(getCourtCalendars, {})).body.data.loaded).toMatchObject([{ court, year: 2027, days: 3 }])
  await desk.call(removeCourtCalendar, { params: { court, year: 2027 } })
  await recountOpenClocks(app.context)
  expect(await dueOn()).toEqual(['2027-06-16', unknown])
})

test.each([
  ['no JSON', '[', 'The file is not JSON.'],
  ['a day outside the year', JSON.stringify([{ ...entry, year: 2026 }]), 'All days must be in the year of the entry'],
  ['an unknown court', JSON.stringify([{ ...entry, courts: ['hc-mars'] }]), 'there is no court hc-mars'],
  ['a missing span', JSON.stringify([{ ...entry, covers: undefined }]), '0.covers'],
])('a file with %s is refused with the reason', async (_what, file, reason) => {
  const { status, body } = await (await operator()).call(loadCourtCalendars, { body: { file } })
  expect([status, (body as unknown as { message: string }).message]).toEqual([400, expect.stringContaining(reason)])
})

test('a chamber offers its days, and the operator uses them for all chambers or declines', async () => {
  const [desk, { caller, dueOn }, other] = [await operator(), await deadline(), await deadline()]
  const year = { params: { court }, body: { year: 2027 } }
  expect((await caller.call(offerCourtDays, year)).status).toBe(409)
  const days = [{ date: '2027-06-16', name: 'Muharram', kind: 'holiday' as const }]
  const covers = [{ from: '2027-01-01', to: '2027-12-31' }]
  await caller.call(saveCourtDays, { params: { court }, body: { year: 2027, days, covers } })
  expect((await caller.call(offerCourtDays, year)).body.data.is_offered).toBe(true)
  expect(await dueOn()).toEqual(['2027-06-17', null])
  expect((await other.dueOn())[0]).toBe('2027-06-16')
  const { offers } = (await desk.call(getCourtCalendars, {})).body.data
  expect(offers).toMatchObject([{ court, year: 2027, days, covers }])
  const [offer] = offers
  if (!offer) throw new Error('No offer')
  const answer = { chamber_id: offer.chamber_id, court, year: 2027 }
  expect((await caller.call(answerCalendarOffer, { body: { ...answer, take: true } })).status).toBe(404)
  await desk.call(answerCalendarOffer, { body: { ...answer, take: true } })
  expect((await desk.call(answerCalendarOffer, { body: { ...answer, take: true } })).status).toBe(404)
  await recountOpenClocks(app.context)
  expect(await other.dueOn()).toEqual(['2027-06-17', null])
  await desk.call(removeCourtCalendar, { params: { court, year: 2027 } })
})

test('in November and January, owner and operator are told once which courts have no calendar', async () => {
  const { matter, member } = await chamberWithMatter(app)
  const told = async () => {
    const { rows } = await app.db.engine.execute(
      `SELECT subject_id, "values"->>'year' AS year FROM notification WHERE chamber_id = '${member.chamberId}' AND kind = 'court-days.missing' ORDER BY at`,
    )
    return rows.map(({ subject_id, year }) => [subject_id, year])
  }
  await operator()
  const day = 24 * 3_600_000
  const mails = async () => (await app.messages({ kind: 'court-calendars' })).length
  const tell = async () => {
    await remind(app.context)
    await mailMissingCalendars(app.context)
  }
  await tell()
  expect(await told()).toEqual([[matter.hc_name, '2027']])
  const first = await mails()
  expect(first).toBeGreaterThan(0)
  for (const days of [1, 20]) {
    clock.forward(days * day)
    await tell()
  }
  expect([await told(), await mails()]).toEqual([[[matter.hc_name, '2027']], first])
  clock.forward(30 * day)
  await tell()
  expect([(await told()).length, await mails()]).toEqual([2, 2 * first])
})
