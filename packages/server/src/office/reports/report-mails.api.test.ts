import { changeRole } from '@peshi/contract/chamber/members'
import { setTeam } from '@peshi/contract/chamber/team'
import {
  createReportMail,
  listReportMails,
  mostReportMails,
  removeReportMail,
} from '@peshi/contract/office/report-mails'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { newColleague } from '../../../test/people.ts'
import { person } from '../../platform/db/people.schema.ts'
import { daysOfMail, nextTime } from './report-mail-times.ts'
import { sendDueReports } from './reports.jobs.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const hour = 3_600_000
const weekly = { report: 'matters-by-court' as const, every: 'week' as const, day: 5, hour: 10 }
const someId = '0199f0a4-1111-7abc-8def-000000000001'

ladder(listReportMails, () => app, { refused: 'client' })
ladder(createReportMail, () => app, {
  input: { body: weekly },
  invalid: {
    'an eighth day of the week': { body: { ...weekly, day: 8 } },
    'a day that some months lack': { body: { ...weekly, every: 'month', day: 29 } },
    'an invalid hour': { body: { ...weekly, hour: 24 } },
  },
  refused: 'client',
})
ladder(removeReportMail, () => app, {
  input: { params: { id: someId } },
  foreign: async () => {
    const { body } = await app.as(await newChamber(app.db)).call(createReportMail, { body: weekly })
    return { params: { id: body.data._id } }
  },
  refused: 'client',
})

describe('the next time of a report mail', () => {
  const india = (text: string) => new Date(`${text}:00+05:30`)
  test.each([
    ['week', 5, 10, '2026-11-20T09:30', '2026-11-20T10:00'],
    ['week', 5, 9, '2026-11-20T09:30', '2026-11-27T09:00'],
    ['week', 1, 8, '2026-11-20T09:30', '2026-11-23T08:00'],
    ['week', 7, 0, '2026-12-27T00:00', '2027-01-03T00:00'],
    ['month', 28, 8, '2026-02-27T12:00', '2026-02-28T08:00'],
    ['month', 28, 8, '2026-02-28T08:00', '2026-03-28T08:00'],
    ['month', 1, 0, '2026-12-31T23:30', '2027-01-01T00:00'],
    ['month', 1, 8, '2026-12-01T08:00', '2027-01-01T08:00'],
  ] as const)(
    'with a mail every %s on day %i at hour %i, the next mail after %s is due at %s',
    (every, day, at, after, next) => {
      expect(nextTime({ every, day, hour: at }, india(after))).toEqual(india(next))
    },
  )

  test('a report mail covers the past period, on hearings the coming period, and on receivables no period', () => {
    expect(daysOfMail('outcomes', 'week', '2026-11-20')).toEqual({ from: '2026-11-13', to: '2026-11-19' })
    expect(daysOfMail('hearings-by-day', 'month', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-12-20' })
    expect(daysOfMail('receivables', 'month', '2026-11-20')).toEqual({})
  })
})

const run = () => sendDueReports(app.context, new AbortController().signal)
const mailsTo = (personId: string) => app.messages({ to: `${personId}@example.in`, kind: 'report' })
const listOf = async (caller: Caller) => (await caller.call(listReportMails)).body.data

test('a report mail is sent once as a PDF with a link, and again a week later', async () => {
  const { caller, member } = await chamberWithMatter(app)
  const { body } = await caller.call(createReportMail, { body: weekly })
  expect(body.data.next_at).toBe('2026-11-20T04:30:00.000Z')
  await run()
  expect(await mailsTo(member.personId)).toEqual([])
  clock.forward(hour)
  await run()
  await run()
  const [mail, ...others] = await mailsTo(member.personId)
  expect([mail?.subject, others]).toEqual(['Matters by court', []])
  expect(mail?.text).toContain('Allahabad High Court: Pending 1')
  expect(mail?.text).toContain('/others/reports?report=matters-by-court')
  const [page] = await readPdfPages(Buffer.from(mail?.attachment?.base64 ?? '', 'base64'))
  expect(page).toContain('Allahabad High Court')
  expect((await listOf(app.as(member)))[0]?.next_at).toBe('2026-11-27T04:30:00.000Z')
  clock.forward(-hour)
})

test('a removed report mail is not sent, and another person cannot remove it', async () => {
  const { caller, member } = await chamberWithMatter(app)
  const { body } = await caller.call(createReportMail, { body: weekly })
  const params = { id: body.data._id }
  const colleague = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  expect(await listOf(colleague)).toEqual([])
  expect((await colleague.call(removeReportMail, { params })).status).toBe(404)
  expect((await caller.call(removeReportMail, { params })).status).toBe(200)
  clock.forward(hour)
  await run()
  clock.forward(-hour)
  expect(await mailsTo(member.personId)).toEqual([])
})

test('a report mail has only reports and matters that its receiver may see', async () => {
  const { caller, member, matter } = await chamberWithMatter(app)
  const asha = await newColleague(app.db, member.chamberId, 'Asha Verma')
  await app.as(asha).call(createReportMail, { body: { ...weekly, report: 'activity', day: 6 } })
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  clock.forward(26 * hour)
  await run()
  const [mail] = await mailsTo(asha.personId)
  expect(mail?.subject).toBe('Activity, 14-11-2026 to 20-11-2026')
  expect(mail?.text).not.toContain('R. Shukla')
  await app.as(member).call(changeRole, { params: { id: asha.personId }, body: { role: 'clerk' } })
  clock.forward(7 * 24 * hour)
  await run()
  expect(await mailsTo(asha.personId)).toHaveLength(1)
  clock.forward(-(7 * 24 + 26) * hour)
})

test('a report mail is not sent to an unverified address', async () => {
  const { caller, member } = await chamberWithMatter(app)
  await caller.call(createReportMail, { body: weekly })
  await app.db.asSystem('account', (tx) =>
    tx.update(person).set({ email_proven_at: null }).where(eq(person.id, member.personId)),
  )
  clock.forward(hour)
  await run()
  clock.forward(-hour)
  expect(await mailsTo(member.personId)).toEqual([])
  expect((await caller.call(listReportMails)).body.meta.email).toBeNull()
})

test('a report mail about one person must name a colleague of the same chamber', async () => {
  const { caller } = await chamberWithMatter(app)
  const { member } = await chamberWithMatter(app)
  const { status } = await caller.call(createReportMail, { body: { ...weekly, person: member.personId } })
  expect(status).toBe(404)
})

test('an advocate cannot create report mails on money, and can create a limited number of others', async () => {
  const { member } = await chamberWithMatter(app)
  const asha = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  const ask = (report: 'receivables' | 'outcomes') => asha.call(createReportMail, { body: { ...weekly, report } })
  expect((await ask('receivables')).status).toBe(403)
  for (let made = 0; made < mostReportMails; made += 1) expect((await ask('outcomes')).status).toBe(200)
  expect((await ask('outcomes')).status).toBe(429)
})
