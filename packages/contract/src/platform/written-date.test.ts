import { expect, test } from 'vitest'
import { findDates, readTypedDate, readWrittenDate, shortYearNear } from './written-date.ts'

test.each([
  ['List on 21.11.2026.', ['2026-11-21']],
  ['on 3-2-2027 or 04/02/27', ['2027-02-03', '2027-02-04']],
  ['on 21st day of November, 2026 at 2 PM', ['2026-11-21']],
  ['on November 21, 2026 and 1st Dec. 2026', ['2026-11-21', '2026-12-01']],
  ['दिनांक २१.११.२०२६ को', ['2026-11-21']],
  ['21 नवंबर 2026 को', ['2026-11-21']],
  ['21 نومبر 2026', ['2026-11-21']],
  ['২১ নভেম্বর ২০২৬', ['2026-11-21']],
  ['registered 2026-11-21', ['2026-11-21']],
  ['the deed dated 12.03.96', ['1996-03-12']],
  ['Crl. Appeal 12/2024, s. 482, para 31.02.2026, 1.2.3.2026', []],
])('the dates in “%s” are found', (text, dates) => {
  expect(findDates(text, shortYearNear(2026)).map(({ date }) => date)).toEqual(dates)
})

test('each date is returned with its position in the text', () => {
  const text = 'between 01.02.2026 and 3rd March, 2026'
  expect(findDates(text, shortYearNear(2026)).map(({ start, end }) => text.slice(start, end))).toEqual([
    '01.02.2026',
    '3rd March, 2026',
  ])
})

const readAlone = (written: string, order?: 'day-first' | 'month-first') => {
  const read = readWrittenDate(written, {
    ...(order && { order }),
    shortYear: shortYearNear(2026),
    fromSpreadsheet: true,
  })
  return read.kind === 'date' ? read.date : read.kind
}

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01T00:00:00', '2026-12-01'],
  ['1/12/26', '2026-12-01'],
  ['01-12-2026', '2026-12-01'],
  ['1.12.2026', '2026-12-01'],
  ['1st Dec, 2026', '2026-12-01'],
  ['December 1, 2026', '2026-12-01'],
  ['Tue, 1 Dec 2026', '2026-12-01'],
  ['01-12-2026 (Tuesday)', '2026-12-01'],
  ['१ दिसंबर २०२६', '2026-12-01'],
  ['46357', '2026-12-01'],
  ['46357.75', '2026-12-01'],
  ['01-12-2026 10:30 AM', '2026-12-01'],
  ['01.12.2026 at 10.30 a.m.', '2026-12-01'],
  ['2026-11-30T18:30:00.000Z', '2026-12-01'],
  ['Tue Dec 01 2026 00:00:00 GMT+0530 (India Standard Time)', '2026-12-01'],
  ['2026-11-30T23:00:00+05:30', '2026-11-30'],
  ['', 'none'],
  ['--', 'none'],
  ['NA', 'none'],
  ['n/a', 'none'],
  ['Not Given', 'none'],
  ['Next hearing date not yet fixed', 'none'],
  ['Next Date is not given', 'none'],
  ['is not given', 'unreadable'],
  ['00-00-0000', 'none'],
  ['0000-00-00 00:00:00', 'none'],
  ['01-01-1970', 'none'],
  ['1970-01-01T00:00:00.000Z', 'none'],
  ['30-11--0001', 'none'],
  ['31/02/2026', 'unreadable'],
  ['soon', 'unreadable'],
  ['1', 'unreadable'],
  ['12/2024', 'unreadable'],
  ['01-12-2026 and 02-12-2026', 'unreadable'],
  ['\u200e01–12−2026', '2026-12-01'],
  ['1796063400', '2026-12-01'],
  ['1796063400000', '2026-12-01'],
  ['Sine die', 'none'],
  ['TBA', 'none'],
  ['Disposed', 'none'],
  ['Judgment reserved', 'none'],
])('where a date is expected, the text %j is read as %s', (written, read) => expect(readAlone(written)).toBe(read))

test('dates are read with the month first if the caller asks for this', () => {
  expect(readAlone('12/01/2026', 'month-first')).toBe('2026-12-01')
  expect(readAlone('1 Dec 2026', 'month-first')).toBe('2026-12-01')
})

test.each([
  ['1.12', '2026-12-01'],
  ['1/12', '2026-12-01'],
  ['1-12.', '2026-12-01'],
  // The day of these tests is 26 November 2026, so the next 1 October is in 2027.
  ['1.10', '2027-10-01'],
  ['26.11', '2026-11-26'],
  ['29.2', '2028-02-29'],
  ['01122026', '2026-12-01'],
  ['011226', '2026-12-01'],
  ['20261201', '2026-12-01'],
  ['20112026', '2026-11-20'],
  ['+4w', '2026-12-24'],
  ['+ 4 weeks', '2026-12-24'],
  ['in 10 days', '2026-12-06'],
  ['-2d', '2026-11-24'],
  ['+3m', '2027-02-26'],
  ['today', '2026-11-26'],
  ['Tomorrow', '2026-11-27'],
  ['day after tomorrow', '2026-11-28'],
  ['fri', '2026-11-27'],
  ['Thursday', '2026-12-03'],
  ['१.१२.२०२६', '2026-12-01'],
  ['१ दिसंबर', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['1 Dec', '2026-12-01'],
  ['Dec 1', '2026-12-01'],
  ['1st December', '2026-12-01'],
  ['1-Dec-26', '2026-12-01'],
  ['1-12-26', '2026-12-01'],
  ['01-12-2026', '2026-12-01'],
  ['1 12 2026', '2026-12-01'],
  ['', 'none'],
  ['31.2', 'unreadable'],
  ['31022026', 'unreadable'],
  ['4w', 'unreadable'],
  ['12', 'unreadable'],
  ['1.13', 'unreadable'],
  ['soon', 'unreadable'],
  ['constructor', 'unreadable'],
  // `कल` can mean yesterday or tomorrow.
  ['कल', 'unreadable'],
  ['\u200e01-12-2026\u202c', '2026-12-01'],
  ['1–12–2026', '2026-12-01'],
])('%j typed into a date field is read as %s', (written, expected) => {
  const read = readTypedDate(written, '2026-11-26')
  expect(read.kind === 'date' ? read.date : read.kind).toBe(expected)
})

test.each([
  ['1.12', '2025-12-01'],
  ['26 nov', '2026-11-26'],
  ['27/11', '2025-11-27'],
  ['29.2', '2024-02-29'],
  ['fri', '2026-11-20'],
  ['thu', '2026-11-26'],
])('in a date field that allows no future dates, %s is read as %s', (written, expected) => {
  expect(readTypedDate(written, '2026-11-26', '2026-11-26')).toEqual({ kind: 'date', date: expected })
})
