import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, CourtDate, courtDateAt, daysBetween, fromDayFirst, toDayFirst } from './dates.ts'
import { indiaSecondsAt, indiaTimeAt } from './india-time.ts'

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('calendar date', () => {
  test('every existing date is accepted in the format YYYY-MM-DD', () => {
    fc.assert(fc.property(anyDay, (day) => CourtDate.safeParse(day).success))
  })

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-04-31',
    '2026-11-00',
    '26-11-20',
    '31-02-2026',
    '20.11.2026',
    '20-11-26',
    '',
    '2026-11-20 ',
  ])('the date %j is refused', (text) => expect(CourtDate.safeParse(text).success).toBe(false))

  test('a date in the format DD-MM-YYYY is accepted too, and read as the same date', () => {
    fc.assert(fc.property(anyDay, (day) => CourtDate.parse(toDayFirst(day)) === day))
  })

  test('a date converted to the format DD-MM-YYYY and back is the same date', () => {
    fc.assert(fc.property(anyDay, (day) => fromDayFirst(toDayFirst(day)) === day))
    expect(toDayFirst('2026-11-20')).toBe('20-11-2026')
  })

  test('daysBetween counts as many days as addDays added', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -400, max: 400 }),
        (day, days) => daysBetween(day, addDays(day, days)) === days,
      ),
    )
  })

  test('the court date changes at midnight in India', () => {
    expect(courtDateAt(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
    expect(courtDateAt(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  })
})

/** Some systems format `en-CA` as American dates, not as ISO dates. */
class AmericanFormat {
  readonly format = () => '11/21/2026, 12:00:00 AM'
}

describe('day and time in India', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('court dates and the archive period of cause lists ignore the system’s date format', async () => {
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: AmericanFormat })
    vi.resetModules()
    const dates: typeof import('./dates.ts') = await import('./dates.ts')
    const lists: typeof import('../day/cause-lists.ts') = await import('../day/cause-lists.ts')
    const midnight = new Date('2026-11-20T18:30:00Z')
    expect(dates.courtDateAt(midnight)).toBe('2026-11-21')
    expect(lists.archiveWindow(midnight)).toEqual({ from: '2026-10-22', to: '2026-11-20' })
  })

  test('every point in time converts to an existing calendar date', () => {
    const instants = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(fc.property(instants, (instant) => CourtDate.safeParse(courtDateAt(instant)).success))
  })

  test('Indian time is five and a half hours ahead of UTC', () => {
    const instant = new Date('2026-11-20T19:04:09.500Z')
    expect([courtDateAt(instant), indiaTimeAt(instant), indiaSecondsAt(instant)]).toEqual([
      '2026-11-21',
      '00:34',
      '00:34:09',
    ])
  })
})
