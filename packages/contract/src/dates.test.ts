import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, CourtDate, courtDateAt, daysBetween, fromDayFirst, toDayFirst } from './dates.ts'

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a calendar date', () => {
  test('is every day that there is', () => {
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
    '20-11-2026',
    '',
    '2026-11-20 ',
  ])('is not %j', (text) => expect(CourtDate.safeParse(text).success).toBe(false))

  test('goes day first and back', () => {
    fc.assert(fc.property(anyDay, (day) => fromDayFirst(toDayFirst(day)) === day))
    expect(toDayFirst('2026-11-20')).toBe('20-11-2026')
  })

  test('moves by days and counts them', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -400, max: 400 }),
        (day, days) => daysBetween(day, addDays(day, days)) === days,
      ),
    )
  })

  test('begins at midnight in India', () => {
    expect(courtDateAt(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
    expect(courtDateAt(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  })
})
