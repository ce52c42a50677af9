import { listMatters } from '@peshi/contract/matters/matters'
import {
  getImport,
  type ImportOptions,
  judgeImport,
  listImportRows,
  listImports,
} from '@peshi/contract/records/imports'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { sendFile } from '../../../test/import-file.ts'
import { startImportJobs } from './imports.jobs.ts'

let tests: TestApp
beforeAll(async () => {
  tests = await testApp()
  await startImportJobs(tests.context)
})
afterAll(() => tests.close())

const options: ImportOptions = { court: null, dates: 'day-first', by_hand: true, forums: false, odd_dates: 'ask' }

async function account(content: string | Buffer, own: Partial<ImportOptions> = {}) {
  const caller = tests.as(await newChamber(tests.db))
  const sent = await sendFile(caller, content, 'file')
  if (sent.status !== 200) return sent.body.message
  const made = (await caller.call(listImports)).body.data
  return Promise.all(
    made.map(async ({ _id: id }) => {
      const one = (await caller.call(getImport, { params: { id } })).body.data
      if (!one.is_cnr_list)
        await caller.call(judgeImport, {
          params: { id },
          body: { mapping: one.mapping, options: { ...options, ...own } },
        })
      const rows = (await caller.call(listImportRows, { params: { id }, query: { perPage: 200 } })).body.data
      expect(rows).toHaveLength(one.rows)
      const used = Object.values(one.mapping)
      return {
        name: one.file_name,
        unusedSheets: one.unused_sheets.map(({ name, rows: count }) => `${name}: ${count}`),
        unusedRows: one.unused_rows.map(({ position, text }) => `${position}: ${text}`),
        unusedColumns: one.columns.flatMap((heading, at) =>
          used.includes(at) ? [] : [`${heading}: ${one.filled[at]}`],
        ),
        rows: rows.map(({ position, state, reason_code, values, label }) =>
          [
            `${position} ${state}`,
            reason_code ?? [label, values?.next_date].filter(Boolean).join(' '),
            ...(values?.unused ?? []).map(({ field, text }) => `${field}? ${text}`),
          ].join(' | '),
        ),
      }
    }),
  )
}

const workbook = async (sheets: Record<string, unknown[][]>) => {
  const book = new ExcelJS.Workbook()
  for (const [name, rows] of Object.entries(sheets)) book.addWorksheet(name).addRows(rows)
  return Buffer.from(await book.xlsx.writeBuffer())
}
const lines = (...rows: string[]) => rows.join('\r\n')

test('file 1, a diary with a cover sheet, a fee sheet and Excel dates, is read', async () => {
  const file = await workbook({
    Cover: [['Chamber of A. Singh'], ['2027']],
    Diary: [
      ['Court diary 2027'],
      ['Sr', 'Court', 'Case No.', 'Parties', 'Next Date', 'For', 'Junior'],
      [1, 'Delhi High Court', 'W.P.(C) 11/2024', 'Asha v. Ravi', new Date('2027-03-12'), 'R-1', 'Meena'],
      [2, 'Delhi High Court', 'W.P.(C) Nos. 12 & 13 of 2024', 'Binod v. State', 'NA', 'P', ''],
      [3, 'NCLT Mumbai', 'C.P.(IB)/14(MB)/2024', 'A Bank v. B Ltd', '12.03.2027', 'State', ''],
      [4, '', 'holiday', '', '', '', ''],
    ],
    Fees: [
      ['Client', 'Paid'],
      ['Asha', 5000],
      ['Binod', 200],
    ],
  })
  expect(await account(file)).toEqual([
    {
      name: 'file',
      unusedSheets: ['Cover: 2', 'Fees: 3'],
      unusedRows: ['1: Court diary 2027'],
      unusedColumns: ['Sr: 4', 'Junior: 1'],
      rows: [
        '3 by-hand | W.P.(C)/11/2024 2027-03-12',
        '4 faulty | several-cases',
        '5 by-hand | C.P.(IB)/14/2024 2027-03-12 | our_side? State',
        '6 faulty | bad-case',
      ],
    },
  ])
})

test('file 2, a portal’s export with two rows of headings, is read', async () => {
  const file = lines(
    'Search result,,,,,,',
    'Court,Case,,,Name of the Parties,Date of,',
    ',Type,Number,Year,,Next Hearing,Filing',
    'Delhi High Court,W.P.(C),1234.0,2024.0,Asha v. Ravi,12-03-2027,01-02-2024',
    'Delhi High Court,W.P.(C),12A,2024,Binod v. Ravi,13-03-2027,',
    'Page 1 of 1,,,,,,',
  )
  expect(await account(file)).toEqual([
    {
      name: 'file',
      unusedSheets: [],
      unusedRows: ['1: Search result'],
      unusedColumns: ['Date of Filing: 1'],
      rows: ['4 by-hand | W.P.(C)/1234/2024 2027-03-12', '5 faulty | bad-case', '6 faulty | no-number'],
    },
  ])
})

test('file 3, a portal’s list with unusual headings, is read', async () => {
  const file = lines(
    'Sr No;Case Type/Case Number/Case Year;Name of the Parties;Hearing Date;Next Hearing Date;View',
    '1;CRM-M/1601/2024;Asha v. Ravi;01-02-2026;12-03-2027;View',
    '2;CRM-M/1602/24 & 1603/24;Binod v. Ravi;01-02-2026;;View',
    '3;CWP No.1234 of 2024 (O&M);Chand v. Ravi;30-11--0001;01-01-1970;View',
  )
  expect(await account(file, { court: 'hc-punjabharyana' as ImportOptions['court'] })).toEqual([
    {
      name: 'file',
      unusedSheets: [],
      unusedRows: [],
      unusedColumns: ['Sr No: 3', 'Hearing Date: 3', 'View: 3'],
      rows: ['2 by-hand | CRM-M/1601/2024 2027-03-12', '3 faulty | several-cases', '4 by-hand | CWP/1234/2024'],
    },
  ])
})

test('file 4, the eCourts app’s export with JSON inside JSON, is read', async () => {
  const one = (cino: string, more: object) =>
    JSON.stringify({
      cino,
      type_name: 'CS',
      case_no: '202400001232024',
      reg_no: '123',
      reg_year: '2024',
      petparty_name: 'Asha',
      resparty_name: 'Ravi',
      date_next_list: '2027-03-12',
      court_no_desg_name: '3-Civil Judge',
      ...more,
    })
  const file = JSON.stringify([one('UPAD010012342024', {}), one('UPAD01', { date_next_list: null }), 'not a case'])
  expect(await account(file)).toEqual([
    {
      name: 'file',
      unusedSheets: ['JSON: 1'],
      unusedRows: [],
      unusedColumns: ['court_no_desg_name: 2'],
      rows: ['1 by-hand | CS/123/2024 2027-03-12 | case? 202400001232024', '2 faulty | bad-cnr'],
    },
  ])
})

test('file 5, a backup without CNRs but with notes and settings, is read', async () => {
  const file = JSON.stringify({
    version: 4,
    settings: { theme: 'dark' },
    cases: [
      {
        court: { name: 'Delhi High Court' },
        caseNumber: 'CS(COMM) 123/2024 & I.A. 4567/2024',
        petitionerName: 'Asha',
        nextDate: '2027-03-12T18:30:00.000Z',
        fee: 500,
      },
      { court: { name: 'Court of Atlantis' }, caseNumber: 'OS 123/97', petitionerName: 'Binod', nextDate: null },
    ],
    contacts: [{ mail: 'x@example.in' }],
  })
  expect(await account(file)).toEqual([
    {
      name: 'file',
      unusedSheets: ['settings: 2', 'contacts: 2', 'version: 1'],
      unusedRows: [],
      unusedColumns: ['fee: 1'],
      rows: ['1 by-hand | CS(COMM)/123/2024 2027-03-13 | case? I.A. 4567/2024', '2 faulty | unknown-court'],
    },
  ])
})

test('file 6, a Hindi diary with one damaged letter, is read except for the damaged case', async () => {
  const whole = Buffer.from(
    lines(
      'न्यायालय,वाद संख्या,वादी,अगली तारीख,वकील',
      'Delhi High Court,OS १२/२०२४,कुसुम देवी,१२ मार्च २०२७,म',
      'Delhi High Court,OS 13/2024,राम लाल,दो हफ्ते बाद,',
      'Delhi High Court,OS 14/2024,श्याम लाल यादव,12-03-2027,',
    ),
  )
  const at = whole.indexOf('श्याम')
  const damaged = Buffer.concat([whole.subarray(0, at + 1), whole.subarray(at + 2)])
  expect(await account(damaged)).toEqual([
    {
      name: 'file',
      unusedSheets: [],
      unusedRows: [],
      unusedColumns: ['वकील: 1'],
      rows: ['2 by-hand | OS/12/2024 2027-03-12', '3 faulty | bad-date', '4 faulty | bad-letters'],
    },
  ])
})

test('file 7, a workbook with one sheet for each court, is read with all sheets', async () => {
  const head = ['Case Type', 'Case No', 'Year', 'Petitioner', 'Respondent', 'NDOH', 'Locker']
  const file = await workbook({
    'Delhi HC': [
      head,
      ['CRM-M', '01-12-2024', '', 'Asha', 'Ravi', '', 'L1'],
      ['W.P.(C)', 12, 2024, 'Asha', 'Ravi', '12/03/27', ''],
    ],
    NCLT: [head, ['CP(IB)', '7.0', '2023', 'A Bank', 'B Ltd', '12-03-2023', '']],
    Empty: [head],
  })
  expect(await account(file, { court: 'hc-delhi' as ImportOptions['court'] })).toEqual([
    {
      name: 'file: Delhi HC',
      unusedSheets: ['Empty: 1'],
      unusedRows: [],
      unusedColumns: ['Locker: 1'],
      rows: ['2 faulty | number-is-date', '3 by-hand | W.P.(C)/12/2024 2027-03-12'],
    },
    {
      name: 'file: NCLT',
      unusedSheets: ['Empty: 1'],
      unusedRows: [],
      unusedColumns: ['Locker: 0'],
      rows: ['2 faulty | date-over'],
    },
  ])
})

test('file 8, a list of CNRs with or without other columns, is read', async () => {
  expect(await account(lines('CNR Number', '1. DLHC010030012024', '2. DLHC01-003002-2024'))).toMatchObject([
    { rows: ['2 by-hand | DLHC010030012024', '3 by-hand | DLHC010030022024'] },
  ])
  const file = lines('CNR,Remark,Page', 'DLHC010030012024,mine,4', 'DLHC0100300,not mine,5')
  expect(await account(file)).toMatchObject([
    { unusedColumns: ['Page: 2'], rows: [expect.stringMatching(/^2 by-hand/), '3 faulty | bad-cnr'] },
  ])
})

test('file 9, a text diary with quotes in names and extra cells in rows, is read', async () => {
  const file = lines(
    'Case No\tCourt\tTitle\tNext Date',
    'CRM-M/1311/2024\tPunjab and Haryana High Court\t"Asha" @ Asu v. Ravi\t12-03-2027\tfile is with Meena',
    'CRM-M/115/2024\tPunjab and Haryana High Court\tAsha v. Ravi\tNA',
    'CC NI ACT/6971/2021\tNew Delhi\tAsha v. Ravi\t12-03-2027',
  )
  expect(await account(file)).toEqual([
    {
      name: 'file',
      unusedSheets: [],
      unusedRows: [],
      unusedColumns: ['Column 5: 1'],
      rows: ['2 by-hand | CRM-M/1311/2024 2027-03-12', '3 by-hand | CRM-M/115/2024', '4 faulty | ambiguous-court'],
    },
  ])
})

test('file 10, which has no cases, is refused with the problem', async () => {
  expect(await account('{"exported": "2027-01-01", "cases": []}')).toBe('This JSON file has no list of cases.')
  expect(await account('[{"cino": "UPAD0100')).toBe('This JSON file is incomplete or damaged. Export it again.')
  expect(await account('Case No,Court,Title\n')).toBe('There are headings in this file, and no rows.')
})

test('file 11, a list of fourteen CNRs, is read, and its three bad CNRs are reported', async () => {
  const cnrs = Array.from({ length: 11 }, (_, at) => `DLHC010030${at + 10}2024`)
  const file = lines(...cnrs.slice(0, 4), 'DLHC01003', ...cnrs.slice(4), 'not filed yet', 'XX-12/2024')
  const [{ rows = [] } = {}] = (await account(file)) as { rows: string[] }[]
  expect(rows).toHaveLength(14)
  expect(rows.filter((row) => row.includes('bad-cnr')).map((row) => row.split(' ')[0])).toEqual(['5', '13', '14'])
})

test('file 12: with “day first”, impossible and ambiguous dates are reported, and with “month first” all are read', async () => {
  const court = 'P&H HC'
  const file = lines(
    'Case No,Court,Title,Next Date',
    `CRM-M/1/2024,${court},Asha v. Ravi,03/25/2027`,
    `CRM-M/2/2024,${court},Asha v. Ravi,04/05/2027`,
    `CRM-M/3/2024,${court},Asha v. Ravi,05/05/2027`,
  )
  const rowsOf = async (dates: ImportOptions['dates']) => (await account(file, { dates })) as { rows: string[] }[]
  expect((await rowsOf('day-first'))[0]?.rows).toMatchObject([
    '2 faulty | bad-date',
    '3 faulty | date-order',
    expect.stringContaining('2027-05-05'),
  ])
  expect((await rowsOf('month-first'))[0]?.rows).toMatchObject([
    expect.stringContaining('2027-03-25'),
    expect.stringContaining('2027-04-05'),
    expect.stringContaining('2027-05-05'),
  ])
})

test('each sheet with cases becomes an import, and the reply names the sheets without cases', async () => {
  const caller = tests.as(await newChamber(tests.db))
  const sheet = (number: number) => [
    ['Case No', 'Title'],
    [`WP/${number}/2024`, 'A v. B'],
  ]
  const book = await workbook({ Cover: [['Chamber of A. Singh']], Delhi: sheet(1), Agra: sheet(2) })
  const made = (await sendFile(caller, book)).body.data
  expect(made).toMatchObject({ file_name: 'cases.csv: Delhi', rows: 1, unused_sheets: [{ name: 'Cover', rows: 1 }] })
  const { body } = await caller.call(listImports)
  expect(body.data.map(({ file_name, rows }) => [file_name, rows])).toEqual([
    ['cases.csv: Delhi', 1],
    ['cases.csv: Agra', 1],
  ])
})

test('the file is read and its columns are guessed, but no matter is added yet', async () => {
  const caller = tests.as(await newChamber(tests.db))
  const { body } = await sendFile(
    caller,
    'Court Name;Case No;Next date\nNCLT Mumbai;CP/1/2024;01-12-2026\n',
    'list.csv',
  )
  expect(body.data).toMatchObject({
    file_name: 'list.csv',
    format: 'CSV, UTF-8, semicolons',
    state: 'mapping',
    rows: 1,
    mapping: { court: 0, case: 1, next_date: 2 },
    is_remembered: false,
  })
  expect((await caller.call(listMatters)).body.meta.total).toBe(0)
})

test('each row of a long file is read', async () => {
  const caller = tests.as(await newChamber(tests.db))
  const cases = Array.from({ length: 1000 }, (_, at) => `NCLT Mumbai,CP/${at + 1}/2024,Party ${at}`)
  const { body } = await sendFile(caller, lines('Court,Case,Petitioner', ...cases))
  expect(body.data).toMatchObject({ rows: 1000, filled: [1000, 1000, 1000] })
  const last = await caller.call(listImportRows, { params: { id: body.data._id }, query: { page: 5, perPage: 200 } })
  expect(last.body.data.at(-1)?.cells).toEqual(['NCLT Mumbai', 'CP/1000/2024', 'Party 999'])
})

test('a file without a list of cases is refused with the reason', async () => {
  const { status, body } = await sendFile(
    tests.as(await newChamber(tests.db)),
    '<html><table></table></html>',
    'cases.xls',
  )
  expect([status, body.code]).toEqual([400, 'file-web-page'])
})
