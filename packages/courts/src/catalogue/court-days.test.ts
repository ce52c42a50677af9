import { isCourtOpen, knowsYear, whyClosed, whyNotSitting } from '@peshi/contract/courts/court-days'
import { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import { shippedCalendars, shippedCalendarsOf } from './court-days.ts'
import { courtShort, isCourt } from './courts.ts'

const names = shippedCalendars.map(
  (calendar) => [`${courtShort(calendar.courts[0] ?? '')} ${calendar.year}`, calendar] as const,
)

describe.each(names)('court days of %s', (_name, { year, courts, days, sources, gaps }) => {
  test('the closed days are real dates of the year, in order and without repetition', () => {
    const dates = days.map(({ date }) => date)
    expect(dates.filter((date) => !CourtDate.safeParse(date).success || !date.startsWith(`${year}-`))).toEqual([])
    expect(dates).toEqual([...new Set(dates)].toSorted())
  })

  test('no Sunday or national holiday is in the list of closed days', () => {
    const known = days.filter(({ date }) => !isCourtOpen({ saturdays: 'none', days: [] }, date))
    expect(known).toEqual([])
  })

  test('each calendar belongs to courts of the catalogue, has sources, and lists each kind of missing days once', () => {
    expect(courts.filter((court) => !isCourt(court))).toEqual([])
    expect(sources.length).toBeGreaterThan(0)
    expect(new Set(gaps).size).toBe(gaps.length)
  })
})

test('a court has at most one calendar for each year', () => {
  const all = shippedCalendars.flatMap(({ year, courts }) => courts.map((court) => `${court} ${year}`))
  expect(new Set(all).size).toBe(all.length)
})

const calendarOf = (court: string) => {
  const found = shippedCalendarsOf(court as CourtId).find(({ year }) => year === 2026)
  return { saturdays: found?.saturdays ?? ('second' as const), days: found?.days ?? [] }
}

test.each([
  ['sci', '2026-12-22', null, 'no-sitting'],
  ['sci', '2026-12-28', 'vacation', 'vacation'],
  ['sci', '2026-06-15', null, null],
  ['sci', '2026-07-04', 'vacation', 'vacation'],
  ['sci', '2026-07-11', null, null],
  ['hc-allahabad', '2026-01-14', null, null],
  ['hc-lucknow', '2026-01-15', 'holiday', 'holiday'],
  ['hc-lucknow', '2026-06-30', 'vacation', 'vacation'],
  ['hc-allahabad', '2026-07-01', null, null],
  ['hc-allahabad', '2026-12-30', null, 'no-sitting'],
  ['hc-delhi', '2026-12-25', null, 'no-sitting'],
  ['hc-delhi', '2026-10-02', 'holiday', 'holiday'],
  ['hc-nagpur', '2026-11-10', null, 'no-sitting'],
  ['hc-goa', '2026-11-10', null, null],
])('court %s on %s: closed for filing: %s, closed for hearings: %s', (court, date, closed, notSitting) => {
  const calendar = calendarOf(court)
  expect([whyClosed(calendar, date)?.why ?? null, whyNotSitting(calendar, date)?.why ?? null]).toEqual([
    closed,
    notSitting,
  ])
})

test('a year’s closed days are known only if its calendar lists a holiday or a vacation', () => {
  const known = ['sci', 'hc-lucknow', 'hc-delhi', 'hc-bombay'].map((court) => knowsYear(calendarOf(court), '2026'))
  expect(known).toEqual([true, true, false, false])
})
