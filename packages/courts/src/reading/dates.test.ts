import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PageChanged } from '../errors.ts'
import { readDate } from './dates.ts'

describe('reading a date', () => {
  test.each([
    ['08-09-2026', '2026-09-08'],
    ['8/9/2026', '2026-09-08'],
    ['08.09.2026', '2026-09-08'],
    ['22nd April 2016', '2016-04-22'],
    ['08th September 2026', '2026-09-08'],
    ['1st Jan 2020', '2020-01-01'],
    ['24-Apr-2026', '2026-04-24'],
    ['2026-09-08', '2026-09-08'],
    ['2026-09-08 00:00:00', '2026-09-08'],
    [': 24-06-2024', '2024-06-24'],
    ['\u00a0 24-06-2024 \u00a0', '2024-06-24'],
    ['29-02-2024', '2024-02-29'],
  ])('the date %s is read as %s', (text, date) => expect(readDate(text)).toBe(date))

  test.each([
    '',
    ' ',
    '\u00a0',
    '-',
    '--',
    '---',
    '0',
    'None',
    'null',
    'Next Date is not given',
    '01-01-1970',
    '30-11--0001',
    '01-01-5000',
    '00-00-0000',
    ': -',
    null,
    undefined,
  ])('the text %s means that there is no date', (text) => expect(readDate(text)).toBeNull())

  test.each(['31-02-2026', '2026', 'tomorrow', '08-09-26', 'Unknown', '45-13-2026', '08 Foo 2026', '08-09-2026 x'])(
    'the text %s is refused and not read as a missing date',
    (text) => expect(() => readDate(text)).toThrow(PageChanged),
  )

  test('every day is read correctly in each date format', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        // Databases use these dates for "no date".
        if (['1900-01-01', '1970-01-01'].includes(iso)) return
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-')
        const name = date.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
        for (const text of [
          iso,
          `${dayOfMonth}-${month}-${year}`,
          `${dayOfMonth}/${month}/${year}`,
          `${dayOfMonth}th ${name} ${year}`,
        ]) {
          expect(readDate(text)).toBe(iso)
        }
      }),
    )
  })
})
