import { countMatters, deleteMatter } from '@peshi/contract/matters/matters'
import excel from 'exceljs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { newId } from '../../platform/db/columns.ts'
import { matter } from '../../platform/db/matters.schema.ts'

let app: TestApp
let member: Awaited<ReturnType<typeof newChamber>>
let caller: ReturnType<TestApp['as']>
beforeAll(async () => {
  app = await testApp()
  member = await newChamber(app.db)
  caller = app.as(member)
  await followCase(app, member, { title: '=cmd|calc, "x"', case_number: '1', next_date: '2026-11-25' })
  await followCase(app, member, { title: 'शांति देवी v. State', case_number: '2', case_year: 2019, next_date: null })
  await followCase(app, member, { court: delhi, case_number: '3', status: 'disposed', next_date: '2026-12-05' })
})
afterAll(() => app.close())

ladder(countMatters, () => app, {
  input: { query: { group: 'hc_name' } },
  invalid: {
    'a missing group': { query: {} },
    'an unknown group': { query: { group: 'title' } },
    'a date range for counts': { query: { group: 'hc_name', range: '2026-01-01,2026-12-31' } },
    'an unknown field': { query: { export: 'true', fields: 'title,password_hash' } },
    'an unknown type': { query: { export: 'true', type: 'doc' } },
    'an incomplete range': { query: { export: 'true', range: '2026-01-01' } },
    'a range with its end before its start': { query: { export: 'true', range: '2026-02-01,2026-01-01' } },
    'too many rows': { query: { export: 'true', limit: 100_001 } },
    'an unknown court': { query: { export: 'true', 'filters[court_id]': 'x' } },
  },
  refused: 'client',
})

describe('counts of matters', () => {
  test.each([
    ['hc_name', [allahabad, delhi], [2, 1]],
    ['case_status', ['pending', 'disposed'], [2, 1]],
    ['case_year', ['2024', '2019'], [2, 1]],
  ] as const)('matters are counted by %s', async (group, ids, counts) => {
    const { body } = await caller.call(countMatters, { query: { group } })
    expect(body.data.map((row) => row._id)).toEqual(ids)
    expect(body.data.map((row) => row.count)).toEqual(counts)
  })

  test('only matters that match the filters are counted', async () => {
    const { body } = await caller.call(countMatters, {
      query: { group: 'hc_name', 'filters[case_status]': 'disposed' },
    })
    expect(body.data.map((row) => row._id)).toEqual([delhi])
  })

  test('only the chamber’s own matters are counted', async () => {
    const { body } = await app.as(await newChamber(app.db)).call(countMatters, { query: { group: 'hc_name' } })
    expect(body.data).toEqual([])
  })
})

const exported = (query: object, who = caller) => who.call(countMatters, { query: { export: 'true', ...query } })
const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n')

describe('export of matters', () => {
  test('the CSV has the chosen fields in the chosen order, in UTF-8 and without formulas', async () => {
    const { status, headers, raw } = await exported({ type: 'csv', fields: 'title,unique_id,next_date,hc_name' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="matters-2026-11-20.csv"')
    expect(raw.body.startsWith('\uFEFF')).toBe(true)
    const [headings, ...rows] = lines(raw.body)
    expect(headings).toBe('Title,Case,Next date,State of date,Last read,Court')
    expect(rows).toHaveLength(3)
    expect(rows.find((row) => row.includes('calc'))).toMatch(/^"'=cmd\|calc, ""x""",WRIC\/1\/2024,25-11-2026,To come,/)
    expect(rows.find((row) => row.startsWith('शांति'))).toContain('WRIC/2/2019,,,"20-11-2026",')
  })

  test('an export says which dates have passed without a newer one', async () => {
    const member = await newChamber(app.db)
    for (const next_date of ['2026-11-19', '2026-11-20', '2026-11-21']) await followCase(app, member, { next_date })
    const { raw } = await exported({ type: 'csv', fields: 'next_date' }, app.as(member))
    expect(lines(raw.body).slice(1)).toEqual([
      '21-11-2026,To come,"20-11-2026"',
      '20-11-2026,Today,"20-11-2026"',
      '19-11-2026,"Passed, no newer date known","20-11-2026"',
    ])
  })

  test.each<[object, string[]]>([
    [{ 'filters[court_id]': delhi }, ['WRIC/3/2024']],
    [{ 'filters[case_status]': 'pending', 'filters[case_year]': 2019 }, ['WRIC/2/2019']],
    [{ range: '2026-11-25,2026-12-05' }, ['WRIC/1/2024', 'WRIC/3/2024']],
    [{ range: '2026-11-26,2026-12-31' }, ['WRIC/3/2024']],
    [{ limit: 1, range: '2026-11-01,2026-12-31' }, ['WRIC/1/2024']],
  ])('the query %j exports the right matters', async (query, cases) => {
    const { raw } = await exported({ type: 'csv', fields: 'unique_id', ...query })
    expect(lines(raw.body).slice(1)).toEqual(cases)
  })

  test('an export without a chosen format is a workbook with real dates', async () => {
    const { headers, raw } = await exported({ fields: 'title,next_date,case_year', range: '2026-11-25,2026-11-25' })
    expect(headers['content-disposition']).toContain('matters-2026-11-20.xlsx')
    const book = new excel.Workbook()
    await book.xlsx.load(raw.rawPayload as unknown as Parameters<typeof book.xlsx.load>[0])
    const sheet = book.getWorksheet('Matters')
    expect(sheet?.getRow(1).values).toEqual([undefined, 'Title', 'Next date', 'State of date', 'Last read', 'Year'])
    expect(sheet?.getCell('A2').value).toBe('=cmd|calc, "x"')
    expect(sheet?.getCell('B2').value).toEqual(new Date('2026-11-25T00:00:00Z'))
    expect(sheet?.getCell('E2').value).toBe(2024)
    expect(sheet?.rowCount).toBe(2)
  })

  test('the PDF is shown in the browser’s tab instead of being downloaded', async () => {
    const { status, headers, raw } = await exported({ type: 'pdf' })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toBe('inline; filename="matters-2026-11-20.pdf"')
    expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(raw.rawPayload.length).toBeGreaterThan(5000)
  })

  test('only the chamber’s own matters are exported, without matters in the bin', async () => {
    const other = await newChamber(app.db)
    const deleted = await followCase(app, other)
    await app.as(other).call(deleteMatter, { params: { id: deleted.matter._id } })
    const kept = await followCase(app, other, { case_number: '99' })
    const { raw } = await exported({ type: 'csv', fields: 'unique_id' }, app.as(other))
    expect(lines(raw.body)).toEqual(['Case', `WRIC/99/${kept.courtCase.case_year}`])
  })

  test('an export in batches has each matter once, even if creation times and next dates are equal', async () => {
    const many = await newChamber(app.db)
    const created = new Date('2026-11-01T00:00:00Z')
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      chamber_id: many.chamberId,
      id: newId() as (typeof matter.$inferInsert)['id'],
      type: 'other' as const,
      hc_name: allahabad,
      unique_id: `${allahabad}-WRIC-${index}-2024`,
      case_status: 'pending' as const,
      court_title: `Matter ${index}`,
      court_next_date: '2026-12-01',
      created_by: many.personId,
      created_at: created,
    }))
    await app.db.asChamber(many.chamberId, (tx) => tx.insert(matter).values(rows))
    for (const query of [{}, { range: '2026-12-01,2026-12-01' }]) {
      const { raw } = await exported({ type: 'csv', fields: 'title', ...query }, app.as(many))
      expect(new Set(lines(raw.body).slice(1)).size).toBe(1201)
      expect(lines(raw.body)).toHaveLength(1202)
    }
    const pdf = await exported({ type: 'pdf' }, app.as(many))
    expect([pdf.status, pdf.body.code]).toEqual([400, 'too-long-for-pdf'])
    expect((await exported({ type: 'pdf', limit: 50 }, app.as(many))).status).toBe(200)
  })
})
