import type { Report, ReportRow } from '@peshi/contract/office/reports'
import { describe, expect, it } from 'vitest'
import { fillDays, listBehind } from './report-words.ts'
import { readReportSearch } from './reports.search.ts'

const row = (key: string | null): ReportRow => ({ key, title: null, values: { to_come: 2 } })
const report = (kind: Report['report'], own: Partial<Report> = {}): Report => ({
  report: kind,
  from: null,
  to: null,
  measures: ['to_come'],
  unit: 'number',
  rows: [],
  sums: {},
  is_cut: false,
  ...own,
})
const person = '0199f0a4-1111-7abc-8def-000000000001' as never

describe('the address of a report', () => {
  it('valid search parameters are kept', () => {
    const search = { report: 'outcomes', from: '2026-04-01', to: '2026-06-30', court: 'hc-delhi', person }
    expect(readReportSearch(search)).toEqual(search)
  })

  it.each([
    ['an unknown report', { report: 'everything' }],
    ['an invalid day', { from: '2026-13-01' }],
    ['a court with markup', { court: 'hc-<b>' }],
    ['the default report', { report: 'matters-by-court' }],
  ])('%s in the address is ignored', (_, raw) => {
    expect(Object.values(readReportSearch(raw)).filter((value) => value !== undefined)).toEqual([])
  })

  it('an end date before the start date is ignored', () => {
    expect(readReportSearch({ from: '2026-06-30', to: '2026-04-01' })).toMatchObject({
      from: '2026-06-30',
      to: undefined,
    })
  })
})

describe('reports by day and by week', () => {
  it('a report by day has a row per day, and a report by week has a row per Monday', () => {
    const days = fillDays(
      report('hearings-by-day', { from: '2026-11-29', to: '2026-12-01', rows: [row('2026-12-01')] }),
    )
    expect(days.map(({ key, values }) => [key, values.to_come])).toEqual([
      ['2026-11-29', 0],
      ['2026-11-30', 0],
      ['2026-12-01', 2],
    ])
    const weeks = fillDays(
      report('hearings-by-week', { from: '2026-11-29', to: '2026-12-01', rows: [row('2026-11-30')] }),
    )
    expect(weeks.map(({ key, values }) => [key, values.to_come])).toEqual([
      ['2026-11-23', 0],
      ['2026-11-30', 2],
    ])
  })
})

describe('the list behind a row', () => {
  it('the link from a row opens a list with the filters of the report', () => {
    expect(listBehind(report('matters-by-court'), row('hc-delhi'), { person }, false)).toMatchObject({
      to: '/dashboard/matters',
      search: { court: 'hc-delhi', person },
    })
    expect(listBehind(report('hearings-by-week'), row('2026-11-30'), {}, false)).toMatchObject({
      search: { from: '2026-11-30', to: '2026-12-06' },
    })
  })

  it('a row has no link if no list shows the counted records', () => {
    expect(listBehind(report('hearings-by-day'), row('2026-11-30'), { person }, true)).toBeNull()
    expect(listBehind(report('matters-by-advocate'), row(null), {}, true)).toBeNull()
    expect(listBehind(report('activity'), row('x'), {}, false)).toBeNull()
  })
})
