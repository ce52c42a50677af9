import { setTeam } from '@peshi/contract/chamber/team'
import { recordOutcome } from '@peshi/contract/matters/hearings'
import { deleteMatter, editTitle } from '@peshi/contract/matters/matters'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import { reportKinds } from '@peshi/contract/office/report-kinds'
import {
  exportReport,
  getReport,
  listReport,
  type ReportFilters,
  type ReportKind,
} from '@peshi/contract/office/reports'
import { beginFiling, fileFiling, registerFiling, returnFiling } from '@peshi/contract/papers/filings'
import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { newColleague } from '../../../test/people.ts'
import { readZip } from '../../../test/read-zip.ts'
import { createReports } from './reports.service.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const input = { params: { report: 'matters-by-court' as const } }
const invalid = {
  'an unknown report': { params: { report: 'everything' } },
  'an end before the start': { ...input, query: { from: '2026-11-20', to: '2026-11-19' } },
  'a range of more than two years': { ...input, query: { from: '2024-01-01', to: '2026-01-02' } },
}
ladder(listReport, () => app, { refused: 'client' })
ladder(getReport, () => app, { input, invalid, refused: 'client' })
ladder(exportReport, () => app, {
  input,
  invalid: { 'an invalid file format': { ...input, query: { type: 'docx' } } },
  refused: 'client',
})

const ask = async (caller: Caller, report: ReportKind, query: ReportFilters = {}) => {
  const { status, body } = await caller.call(getReport, { params: { report }, query })
  expect(status, body.message).toBe(200)
  return body.data
}
const rows = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).rows.map(({ key, title, values }) => [
    title ?? key,
    Object.fromEntries(Object.entries(values).filter(([, count]) => count !== 0)),
  ])

async function chamberOfThree() {
  const member = await newChamber(app.db)
  const first = await followCase(app, member, { stage: 'For admission', case_year: 2026 })
  const second = await followCase(app, member, { stage: ' For admission ', status: 'disposed', case_year: 2019 })
  const third = await followCase(app, member, { court: delhi, stage: null, case_year: 1998 })
  return { member, caller: app.as(member), first: first.matter, second: second.matter, third: third.matter }
}

const note = async (caller: Caller, matter_id: string, date: string, outcome: Outcome) => {
  const { status, body } = await caller.call(recordOutcome, {
    body: { matter_id, date, outcome, next_date: null, business: null } as never,
  })
  expect(status, body.message).toBe(200)
}

test('the chamber’s matters outside the bin are counted by court, stage, age and advocate', async () => {
  const { member, caller, first } = await chamberOfThree()
  const gone = await followCase(app, member)
  await caller.call(deleteMatter, { params: { id: gone.matter._id } })
  await chamberOfThree()
  const asha = await newColleague(app.db, member.chamberId, 'Asha Verma')
  await caller.call(setTeam, {
    params: { id: first._id },
    body: { person_ids: [asha.personId, member.personId], is_sensitive: false },
  })
  expect(await rows(caller, 'matters-by-court')).toEqual([
    ['Allahabad High Court', { pending: 1, disposed: 1 }],
    ['High Court of Delhi', { pending: 1 }],
  ])
  expect(await rows(caller, 'matters-by-stage')).toEqual([
    ['For admission', { pending: 1, disposed: 1 }],
    [null, { pending: 1 }],
  ])
  expect(await rows(caller, 'matters-by-age')).toEqual([
    ['over-20', { pending: 1 }],
    ['this-year', { pending: 1 }],
    ['to-10', { disposed: 1 }],
  ])
  expect(await rows(caller, 'matters-by-advocate')).toEqual(
    expect.arrayContaining([
      [null, { pending: 1, disposed: 1 }],
      ['Asha Verma', { pending: 1 }],
      ['R. Shukla', { pending: 1 }],
    ]),
  )
  expect(await rows(caller, 'matters-by-stage', { court: delhi })).toEqual([[null, { pending: 1 }]])
  expect((await ask(caller, 'matters-by-court', { person: asha.personId })).sums).toEqual({ pending: 1, disposed: 0 })
  expect((await ask(caller, 'matters-by-court', { court: delhi })).rows).toHaveLength(2)
})

test('hearings are counted by day or week, with or without outcome, and each matter once a day', async () => {
  const { caller, first, second } = await chamberOfThree()
  await note(caller, first._id, '2026-09-01', 'adjourned')
  await note(caller, second._id, '2026-09-02', 'disposed')
  const days = { from: '2026-08-31', to: '2026-12-31' }
  expect(await rows(caller, 'hearings-by-day', days)).toEqual([
    ['2026-09-01', { noted: 1, not_noted: 2 }],
    ['2026-09-02', { noted: 1 }],
    ['2026-12-01', { to_come: 2 }],
  ])
  expect(await rows(caller, 'hearings-by-week', { ...days, court: allahabad })).toEqual([
    ['2026-08-31', { noted: 2, not_noted: 1 }],
    ['2026-11-30', { to_come: 1 }],
  ])
  const usual = await ask(caller, 'hearings-by-day')
  expect([usual.from, usual.to]).toEqual(['2026-11-06', '2026-12-18'])
})

test('hearing days are counted by outcome, and adjournments by court and reason', async () => {
  const { caller, first, second, third } = await chamberOfThree()
  await note(caller, first._id, '2026-09-01', 'adjourned')
  await note(caller, first._id, '2026-09-08', 'not-reached')
  await note(caller, first._id, '2026-09-15', 'counter-time')
  await note(caller, second._id, '2026-09-15', 'adjourned')
  await note(caller, third._id, '2026-09-15', 'stay-granted')
  const days = { from: '2026-09-01', to: '2026-09-30' }
  expect(await rows(caller, 'outcomes', days)).toEqual([
    ['adjourned', { days: 2 }],
    ['counter-time', { days: 1 }],
    ['not-reached', { days: 1 }],
    ['stay-granted', { days: 1 }],
  ])
  expect(await rows(caller, 'adjournments', days)).toEqual([
    ['Allahabad High Court', { adjourned: 2, not_reached: 1, time_given: 1 }],
    ['High Court of Delhi', { went_on: 1 }],
  ])
  expect((await ask(caller, 'outcomes', { ...days, from: '2026-09-16' })).rows).toEqual([])
})

test('filings are counted by court, by objection and by the time to their registration', async () => {
  const { caller, first, third } = await chamberOfThree()
  const file = async (matter_id: MatterId, objections: string[]) => {
    const { body } = await caller.call(beginFiling, { body: { matter_id, kind: 'writ' } })
    const params = { id: body.data._id }
    await caller.call(fileFiling, { params, body: { filed_at: '2026-11-19T06:00:00.000Z' } })
    if (objections.length > 0)
      await caller.call(returnFiling, { params, body: { notified_on: '2026-11-19', objections } })
    return params
  }
  await file(first._id, ['Court fee is short', 'Deficit court fee', 'No index'])
  await file(third._id, [])
  const params = await file(third._id, ['No index'])
  const number = { registered_on: '2026-11-20', case_type: 'WPC', case_number: '9', case_year: 2026 }
  await caller.call(registerFiling, { params, body: number })
  const days = { from: '2026-11-01', to: '2026-11-30' }
  expect(await rows(caller, 'filings-by-court', days)).toEqual([
    ['High Court of Delhi', { not_returned: 1, returned: 1 }],
    ['Allahabad High Court', { returned: 1 }],
  ])
  expect(await rows(caller, 'filings-by-objection', days)).toEqual([
    ['index', { returned: 2 }],
    ['court-fee', { returned: 1 }],
  ])
  expect(await rows(caller, 'days-to-registration', days)).toEqual([['High Court of Delhi', { within_week: 1 }]])
  expect((await ask(caller, 'filings-by-court', { from: '2026-11-20', to: '2026-11-30' })).rows).toEqual([])
})

test('reports on money and on activity require the right to see that data', async () => {
  const { member, caller } = await chamberOfThree()
  await sayIdentity(caller)
  const invoice = await newInvoice(caller, { name: 'प्रसाद एंड कं.', due_days: 0 })
  await issue(caller, invoice._id, '2026-10-20')
  const { sums, unit } = await ask(caller, 'receivables')
  expect([sums.to_60, sums.not_due, unit]).toEqual([2_625_000, 0, 'paise'])

  const shown = async (role: 'advocate' | 'clerk' | 'billing') => {
    const colleague = app.as(await newColleague(app.db, member.chamberId, role, role))
    const offered = (await colleague.call(listReport)).body.data.map(({ _id }) => _id)
    for (const report of reportKinds) {
      const { status } = await colleague.call(getReport, { params: { report } })
      expect([report, status]).toEqual([report, offered.includes(report) ? 200 : 403])
    }
    return reportKinds.filter((report) => !offered.includes(report))
  }
  expect(await shown('advocate')).toEqual(['receivables'])
  expect(await shown('clerk')).toEqual(['receivables', 'activity'])
  expect(await shown('billing')).toEqual([
    'served-by-matter',
    'filings-by-court',
    'filings-by-objection',
    'days-to-registration',
    'copies-awaited',
    'copy-costs',
    'activity',
  ])
  expect(
    (
      await app
        .as(await newColleague(app.db, member.chamberId, 'C', 'clerk'))
        .call(exportReport, { params: { report: 'receivables' } })
    ).status,
  ).toBe(403)
})

test('activity is counted by person, without activity on matters hidden from the reader', async () => {
  const { member, caller, first } = await chamberOfThree()
  await caller.call(editTitle, { params: { id: first._id }, body: { title: 'Ours' } })
  await caller.call(setTeam, { params: { id: first._id }, body: { person_ids: [], is_sensitive: true } })
  const asha = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma'))
  await note(caller, first._id, '2026-09-01', 'adjourned')
  const mine = await rows(caller, 'activity')
  expect(mine).toEqual([['R. Shukla', { matters: 5, hearings: 1 }]])
  expect(await rows(asha, 'activity')).toEqual([['R. Shukla', { matters: 2 }]])
  expect((await ask(asha, 'matters-by-court')).sums).toEqual({ pending: 1, disposed: 1 })
})

test('reports are exported as a workbook, a CSV file and a PDF, without formulas', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await followCase(app, member, { stage: '=HYPERLINK("x")', court: 'hc-lucknow' as CourtId })
  await followCase(app, member, { stage: 'अंतिम सुनवाई' })
  const file = async (type: 'xlsx' | 'csv' | 'pdf', report: ReportKind = 'matters-by-stage') =>
    (await caller.call(exportReport, { params: { report }, query: { type } })).raw
  const csv = await file('csv')
  expect(csv.headers['content-disposition']).toContain('matters-by-stage-2026-11-20.csv')
  expect(csv.body).toContain('Stage,Pending,Disposed,Total\r\n')
  expect(csv.body).toContain(`"'=HYPERLINK(""x"")",1,0,1`)
  const sheet = String((await readZip((await file('xlsx')).rawPayload)).get('xl/worksheets/sheet1.xml'))
  expect(sheet).toContain('अंतिम सुनवाई')
  const [page] = await readPdfPages((await file('pdf', 'hearings-by-day')).rawPayload)
  expect(page?.replace(/\s+/g, ' ')).toContain('Hearings by day, 06-11-2026 to 18-12-2026')
  expect(page).toContain('01-12-2026')
})

test('a report that takes too long is cancelled with a message that states this', async ({ skip }) => {
  skip(app.db.engine.name === 'pglite', 'The embedded engine can’t be broken off')
  const { member } = await chamberOfThree()
  const reports = createReports({ db: app.db, clock }, { seconds: 0.1 })
  const reader = { ...member, role: 'owner' as const, abilities: abilitiesFor('owner', usualSwitches), signInId: 'x' }
  await app.db.engine.transaction('SELECT 1', async (tx) => {
    await tx.execute(sql`lock table hearing, invoice in access exclusive mode`)
    for (const kind of ['outcomes', 'receivables'] as const)
      await expect(reports.get(reader, kind, {})).rejects.toMatchObject({ status: 400, code: 'report-too-long' })
  })
})

test('every report returns a sum for each of its measures', async () => {
  const { caller } = await chamberOfThree()
  for (const report of reportKinds) {
    const { measures, sums } = await ask(caller, report)
    expect(Object.keys(sums)).toEqual(measures)
  }
})
