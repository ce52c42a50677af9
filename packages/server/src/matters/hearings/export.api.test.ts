import { exportHearings, recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import excel from 'exceljs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'

let app: TestApp
let member: Awaited<ReturnType<typeof newChamber>>
let caller: ReturnType<TestApp['as']>
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
  member = await newChamber(app.db)
  caller = app.as(member)
  const { matter } = await followCase(app, member, {
    title: '=शांति देवी v. State',
    case_number: '1',
    next_date: '2026-11-20',
  })
  await followCase(app, member, {
    court: delhi,
    title: 'محمد اسلم v. Union',
    case_number: '2',
    next_date: '2026-11-20',
  })
  await followCase(app, member, { court: delhi, case_number: '3', next_date: '2026-11-25' })
  await caller.call(saveHearing, { body: { matter_id: matter._id, date: '2026-11-20', court_no: '-10', item: '17' } })
  await caller.call(recordOutcome, {
    body: {
      matter_id: matter._id,
      date: '2026-11-20',
      outcome: 'stay-granted',
      next_date: '2026-12-15',
      business: 'Till then',
    },
  })
})
afterAll(() => app.close())

const date = '20-11-2026'

ladder(exportHearings, () => app, {
  input: { query: { type: 'entire', date } },
  invalid: {
    'a missing type': { query: { date } },
    'a missing date': { query: { type: 'entire' } },
    'a day that does not exist': { query: { type: 'entire', date: '31-02-2026' } },
    'an unknown format': { query: { type: 'entire', date, format: 'doc' } },
    'an unknown court': { query: { type: 'custom', date, courts: 'hc-delhi,moon' } },
    'an end before the start': { query: { type: 'custom', date, to: '19-11-2026' } },
    'a range of four months': { query: { type: 'custom', date, to: '20-03-2027' } },
  },
  refused: 'client',
})

async function readBook(bytes: Buffer) {
  const book = new excel.Workbook()
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0])
  const sheet = book.getWorksheet('Hearings')
  const rows = sheet?.getSheetValues().slice(1) as unknown[][]
  const [headings = [], ...cells] = rows.map((row) => row.slice(1))
  return cells.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])))
}

test('the hearings of a day can be exported as a printable PDF diary', async () => {
  const { status, headers, raw } = await caller.call(exportHearings, { query: { type: 'entire', date } })
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toBe('inline; filename="hearings-2026-11-20.pdf"')
  const [page = '', ...others] = await readPdfPages(raw.rawPayload)
  expect(others).toEqual([])
  for (const words of [
    'Friday, 20-11-2026',
    'Chamber of tests',
    'Allahabad High Court · C.J.',
    '17',
    'WRIC/1/2024',
    '01-09-2026',
    '15-12-2026',
    'Stay granted. Till then',
  ])
    expect(page).toContain(words)
})

test('in a diary of several days, each day with hearings starts on a new page', async () => {
  const { raw } = await caller.call(exportHearings, { query: { type: 'custom', date, to: '2026-11-30' } })
  expect((await readPdfPages(raw.rawPayload)).map((page) => /\w+day, (\S+)/.exec(page)?.[1])).toEqual([
    '20-11-2026',
    '25-11-2026',
  ])
})

test('an exported workbook of hearings has dates as date values, and unchanged titles', async () => {
  const { headers, raw } = await caller.call(exportHearings, { query: { type: 'entire', date, format: 'xlsx' } })
  expect(headers['content-disposition']).toBe('attachment; filename="hearings-2026-11-20.xlsx"')
  const rows = await readBook(raw.rawPayload)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    Date: new Date('2026-11-20T00:00:00Z'),
    'Court No.': 'C.J.',
    Item: '17',
    Case: 'WRIC/1/2024',
    Title: '=शांति देवी v. State',
    'Previous date': new Date('2026-09-01T00:00:00Z'),
    Outcome: 'Stay granted. Till then',
    'Next date': new Date('2026-12-15T00:00:00Z'),
  })
})

test('the type “custom” exports the chosen days and courts, and “entire” one day of all courts', async () => {
  const cases = async (query: object) =>
    (
      await readBook(
        (
          await caller.call(exportHearings, { query: { date, format: 'xlsx', ...query } as never })
        ).raw.rawPayload,
      )
    ).map((row) => row.Case)
  expect(await cases({ type: 'custom', courts: delhi })).toEqual(['WRIC/2/2024'])
  expect(await cases({ type: 'custom', courts: delhi, to: '2026-11-30' })).toEqual(['WRIC/2/2024', 'WRIC/3/2024'])
  expect(await cases({ type: 'entire', courts: delhi, to: '2026-11-30' })).toHaveLength(2)
})

test('an export of a day without hearings is refused with a message that names the day', async () => {
  const empty = await caller.call(exportHearings, { query: { type: 'entire', date: '2026-11-22' } })
  expect([empty.status, empty.body.message]).toEqual([404, 'No hearings on 22-11-2026.'])
  const theirs = await app.as(await newChamber(app.db)).call(exportHearings, { query: { type: 'entire', date } })
  expect(theirs.status).toBe(404)
})
