import { updateUser } from '@peshi/contract/chamber/account'
import { exportAudit } from '@peshi/contract/chamber/audit'
import { exportHearings } from '@peshi/contract/matters/hearings'
import { countMatters } from '@peshi/contract/matters/matters'
import { exportReport } from '@peshi/contract/office/reports'
import { type Language, Language as languages } from '@peshi/contract/platform/person'
import { exportAppeals } from '@peshi/contract/trackers/appeals'
import { exportCaveats } from '@peshi/contract/trackers/caveats'
import { exportFirs } from '@peshi/contract/trackers/firs'
import { parse } from 'csv-parse/sync'
import excel from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditColumns } from '../src/chamber/audit/audit.columns.ts'
import { diaryColumns, diaryHeadings } from '../src/matters/hearings/diary.ts'
import { wordsIn } from '../src/platform/words.ts'
import { appealColumns } from '../src/trackers/appeals/appeals.columns.ts'
import { caveatColumns } from '../src/trackers/caveats/caveats.columns.ts'
import { firColumns } from '../src/trackers/firs/firs.columns.ts'
import { type Caller, type TestApp, testApp } from './app.ts'
import { chamberWithMatter } from './matters.ts'
import { readPdfPages } from './pdf-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function readerOf(language: Language) {
  const { caller, matter } = await chamberWithMatter(app, { title: 'A v. B', next_date: '2026-11-19' })
  await caller.call(updateUser, { body: { language } })
  return { caller, matter }
}

async function readSheet(bytes: Buffer) {
  const book = new excel.Workbook()
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0])
  const [sheet] = book.worksheets
  return {
    name: sheet?.name,
    isRightToLeft: sheet?.views[0]?.rightToLeft ?? false,
    row: (at: number) => sheet?.getRow(at).values,
  }
}

const matters = (caller: Caller, type: 'xlsx' | 'csv' | 'pdf') =>
  caller.call(countMatters, { query: { export: 'true', type, fields: 'title,case_status,next_date' } as never })

test('a workbook for a reader of Urdu has Urdu headings and values, and runs from right to left', async () => {
  const { caller } = await readerOf('ur')
  const sheet = await readSheet((await matters(caller, 'xlsx')).raw.rawPayload)
  expect(sheet.name).toBe('مقدمات')
  expect(sheet.isRightToLeft).toBe(true)
  expect(sheet.row(1)).toEqual([undefined, 'عنوان', 'حیثیت', 'اگلی تاریخ', 'تاریخ کی حالت', 'آخری بار پڑھا'])
  expect(sheet.row(2)).toMatchObject([
    undefined,
    'A v. B',
    'زیر سماعت',
    expect.any(Date),
    'گزر گئی، نئی تاریخ معلوم نہیں',
    '20-11-2026',
  ])
  const [page = ''] = await readPdfPages((await matters(caller, 'pdf')).raw.rawPayload)
  expect(page).toContain('A v. B')
})

test('a CSV for a reader of Hindi has Hindi headings and values', async () => {
  const { caller } = await readerOf('hi')
  const { raw } = await matters(caller, 'csv')
  const rows: string[][] = parse(raw.rawPayload, { bom: true })
  expect(rows[0]?.slice(0, 3)).toEqual(['शीर्षक', 'स्थिति', 'अगली तारीख़'])
  expect(rows[1]?.slice(0, 2)).toEqual(['A v. B', 'लंबित'])
})

test('each exported table is in the reader’s language, and the access log names it in English', async () => {
  const { caller } = await readerOf('de')
  const titles = async (...calls: Promise<{ raw: { rawPayload: Buffer } }>[]) =>
    Promise.all(calls.map(async (call) => (await readSheet((await call).raw.rawPayload)).name))
  expect(
    await titles(
      caller.call(exportHearings, { query: { type: 'entire', date: '19-11-2026', format: 'xlsx' } }),
      caller.call(exportFirs, { query: { type: 'xlsx' } }),
      caller.call(exportCaveats, { query: { type: 'xlsx' } }),
      caller.call(exportAppeals, { query: { type: 'xlsx' } }),
      caller.call(exportReport, { params: { report: 'matters-by-court' }, query: { type: 'xlsx' } }),
    ),
  ).toEqual(['Verhandlungen', 'FIRs', 'Caveats', 'Rechtsmittel am Supreme Court', 'Sachen nach Gericht'])
  const { say } = wordsIn('de')
  const rows: string[][] = parse((await caller.call(exportAudit)).raw.rawPayload, { bom: true })
  expect(rows[0]).toContain('Zeit (Indien)')
  expect(rows.flat()).toContain(say('audit:did.exported', { who: 'R. Shukla' }))
  expect(rows.flat().join()).toContain('Supreme Court appeals')
})

describe.each(languages.options)('the columns of exports in %s', (language) => {
  test('each heading has words', () => {
    const words = wordsIn(language)
    const columns = [
      ...auditColumns(words),
      ...diaryColumns(words, new Map()),
      ...appealColumns(words),
      ...caveatColumns(words),
      ...firColumns(words),
    ].map(({ heading }) => heading)
    expect([...columns, ...diaryHeadings(words)].filter((heading) => /^\w+:/.test(heading))).toEqual([])
  })
})
