import { isCourtOpen, unknownAround, whyClosed, whyNotSitting } from '@peshi/contract/courts/court-days'
import { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import { centralHolidays, sharingCalendar, shippedCalendars, shippedCalendarsOf } from './court-days.ts'
import { courtShort, isCourt } from './courts.ts'

const names = shippedCalendars.map(
  (calendar) => [`${courtShort(calendar.courts[0] ?? '')} ${calendar.year}`, calendar] as const,
)

describe.each(names)('court days of %s', (_name, { year, courts, days, sources, gaps, covers }) => {
  test('the closed days are real dates of the year, in order and without repetition', () => {
    const dates = days.map(({ date }) => date)
    expect(dates.filter((date) => !CourtDate.safeParse(date).success || !date.startsWith(`${year}-`))).toEqual([])
    expect(dates).toEqual([...new Set(dates)].toSorted())
  })

  test('no Sunday or fixed holiday is in the list of closed days', () => {
    const known = days.filter(({ date }) => !isCourtOpen({ saturdays: 'none', days: [], covers: [] }, date))
    expect(known).toEqual([])
  })

  test('each calendar belongs to courts of the catalogue, has sources, and lists each kind of missing days once', () => {
    expect(courts.filter((court) => !isCourt(court))).toEqual([])
    expect(sources.length).toBeGreaterThan(0)
    expect(new Set(gaps).size).toBe(gaps.length)
  })

  test('the calendar covers nothing without the court’s vacations, and not an unconfirmed end of the winter vacation', () => {
    const knows = (day: string) => covers.some(({ from, to }) => from <= day && day <= to)
    if (gaps.includes('vacations')) expect(covers).toEqual([])
    else expect(covers.length).toBeGreaterThan(0)
    expect(knows(`${year}-12-31`) && gaps.includes('winter')).toBe(false)
  })
})

test('a court has at most one calendar for each year', () => {
  const all = shippedCalendars.flatMap(({ year, courts }) => courts.map((court) => `${court} ${year}`))
  expect(new Set(all).size).toBe(all.length)
})

const calendarOf = (court: string) => {
  const years = shippedCalendarsOf(court as CourtId)
  return {
    saturdays: years.find(({ saturdays }) => saturdays)?.saturdays ?? ('second' as const),
    days: years.flatMap(({ days }) => days),
    covers: years.flatMap(({ covers }) => covers),
  }
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
  ['hc-delhi', '2026-12-25', 'holiday', 'holiday'],
  ['hc-delhi', '2026-12-28', null, 'no-sitting'],
  ['hc-delhi', '2026-11-10', null, 'no-sitting'],
  ['hc-himachalpradesh', '2026-02-02', null, 'no-sitting'],
  ['hc-chhattisgarh', '2027-01-01', 'vacation', 'vacation'],
  ['sci', '2027-01-01', 'holiday', 'holiday'],
  ['hc-orissa', '2026-03-07', null, null],
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

test.each([
  ['sci', '2026-12-30', true],
  ['sci', '2027-06-16', true],
  ['hc-lucknow', '2026-11-12', true],
  ['hc-lucknow', '2026-12-30', false],
  ['hc-delhi', '2026-12-28', true],
  ['hc-delhi', '2027-06-16', false],
  ['hc-chhattisgarh', '2026-06-01', true],
  ['hc-chhattisgarh', '2026-07-01', false],
  ['hc-orissa', '2026-06-16', false],
  ['hc-bombay', '2026-06-16', false],
])('court %s on %s: known: %s', (court, date, isKnown) => {
  expect(unknownAround(calendarOf(court), date) === null).toBe(isKnown)
})

test('one calendar serves all identifiers of a court, but not benches with holidays of their own', () => {
  const shared = ['hc-lucknow', 'hc-goa', 'hc-kohima', 'sci'].map((court) => sharingCalendar(court as CourtId))
  expect(shared.map((courts) => [courts[0], courts.length])).toEqual([
    ['hc-allahabad', 2],
    ['hc-bombay', 7],
    ['hc-kohima', 1],
    ['sci', 1],
  ])
  expect(shared.flat().filter((court) => !isCourt(court))).toEqual([])
})

test('the central government’s holidays are real days of their year, and are left out where the court’s list is known', () => {
  for (const year of [2026, 2027]) {
    const days = centralHolidays({ saturdays: 'none', days: [], covers: [] }, year)
    expect(days.length).toBeGreaterThan(5)
    expect(days.filter(({ date }) => !CourtDate.safeParse(date).success || !date.startsWith(`${year}-`))).toEqual([])
    const covers = [{ from: `${year}-01-01`, to: `${year}-12-31` }]
    expect(centralHolidays({ saturdays: 'none', days: [], covers }, year)).toEqual([])
  }
})
