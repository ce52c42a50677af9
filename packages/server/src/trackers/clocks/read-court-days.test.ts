import { testExamples } from '@peshi/contract/platform/pattern.fixture'
import { describe, expect, test } from 'vitest'
import { onlyKind, onlyKindParts, readCourtDays, readPrintedDays } from './read-court-days.ts'

const csv = (...lines: string[]) => readCourtDays(lines.join('\r\n'), 2026)

test('in a list of court days, the day comes before the month, and a plain date is a holiday', async () => {
  const { format, days, faults } = await csv(
    'Date,Name,Kind',
    '08-11-2026,Diwali,Holiday',
    '14/11/2026,"Working Saturday, full day",working',
    '21-12-2026,Christmas week,No sitting',
    '25.12.2026,Christmas',
  )
  expect([format, faults]).toEqual(['csv', []])
  expect(days).toEqual([
    { date: '2026-11-08', name: 'Diwali', kind: 'holiday' },
    { date: '2026-11-14', name: 'Working Saturday, full day', kind: 'working' },
    { date: '2026-12-21', name: 'Christmas week', kind: 'no-sitting' },
    { date: '2026-12-25', name: 'Christmas', kind: 'holiday' },
  ])
})

test('a line with two dates is a vacation from the first date to the second', async () => {
  const { days } = await csv('2026-06-01 to 2026-06-30;Summer recess')
  expect([days.length, days[0]?.kind, days.at(-1)?.date]).toEqual([30, 'vacation', '2026-06-30'])
})

test('an invalid line of the list is reported, and the other lines are read', async () => {
  const { days, faults } = await csv(
    '30-02-2026,No such day',
    '26-01-2026,',
    `15-08-2026,${'x'.repeat(201)}`,
    '02-10-2026,Gandhi Jayanti,half',
    '2026-01-01 to 2027-01-01,For ever',
    '25-12-2026,Christmas',
  )
  expect(faults.map(({ line, why }) => [line, why])).toEqual([
    [1, 'date'],
    [2, 'name'],
    [3, 'long'],
    [4, 'kind'],
    [5, 'date'],
  ])
  expect(days).toHaveLength(1)
})

test('all-day events of a calendar file are read up to the day before their end date', async () => {
  const { format, days, faults } = await csv(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'SUMMARY:Dussehra vacation',
    'DTSTART;VALUE=DATE:20261019',
    'DTEND;VALUE=DATE:20261022',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Guru Nanak Jayanti',
    'DTSTART;VALUE=DATE:20261124',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20261125',
    'END:VEVENT',
    'END:VCALENDAR',
  )
  expect([format, faults.map(({ why }) => why)]).toEqual(['ics', ['name']])
  expect(days.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
    '2026-10-19 vacation',
    '2026-10-20 vacation',
    '2026-10-21 vacation',
    '2026-11-24 holiday',
  ])
})

test('a broken calendar file is reported as one error', async () => {
  const { days, faults } = await csv('BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'no colon here')
  expect([days, faults.length]).toEqual([[], 1])
})

const say = ({ date, name, kind }: { date: string; name: string; kind: string }) => `${date} ${name} ${kind}`

test('typed lines may have the name first, dates without a year, ranges and weekdays', async () => {
  const { days, faults } = await csv(
    'Christmas, 25-12-2026',
    'Republic Day, 26 January',
    'Good Friday, Friday 3rd April, 2026, holiday',
    'Holi holidays, 2 March to 3 March 2026, court non-working day',
    'May Day (Workers’ Day), 1.5.2026',
  )
  expect(faults).toEqual([])
  expect(days.map(say)).toEqual([
    '2026-01-26 Republic Day holiday',
    '2026-03-02 Holi holidays no-sitting',
    '2026-03-03 Holi holidays no-sitting',
    '2026-04-03 Good Friday holiday',
    '2026-05-01 May Day (Workers’ Day) holiday',
    '2026-12-25 Christmas holiday',
  ])
})

test('a non-working day has no sitting, and a restricted holiday closes nothing', async () => {
  const { days, faults } = await csv(
    'Date,Name,Kind',
    '21-12-2026,Christmas week,Court non-working day',
    '14-11-2026,Sitting Saturday,Working day',
    '14-01-2026,Makar Sankranti,Restricted holiday',
    '15-01-2026,Optional holiday',
  )
  expect(days.map(say)).toEqual(['2026-11-14 Sitting Saturday working', '2026-12-21 Christmas week no-sitting'])
  expect(faults.map(({ line, why }) => [line, why])).toEqual([
    [4, 'restricted'],
    [5, 'restricted'],
  ])
})

test('the rows of a printed calendar are read, and its headings are left out', () => {
  const { format, days, faults } = readPrintedDays(
    [
      'HIGH COURT OF JUDICATURE',
      'List of holidays for the year 2026',
      'S.No. Holiday Date Day',
      '1. Republic Day 26-01-2026 Monday',
      '2 Holi March 4 Wednesday',
      '3. Good Friday 03.04.2026 Friday',
      'Summer vacation: 01.06.2026 to 05.06.2026',
      '4. Makar Sankranti (Restricted) 14-01-2026 Wednesday',
    ].join('\n'),
    2026,
  )
  expect([format, faults.map(({ why }) => why)]).toEqual(['pdf', ['restricted']])
  expect(days.map(say)).toEqual([
    '2026-01-26 Republic Day holiday',
    '2026-03-04 Holi holiday',
    '2026-04-03 Good Friday holiday',
    ...[1, 2, 3, 4, 5].map((day) => `2026-06-0${day} Summer vacation vacation`),
  ])
})

const calendar = (...events: string[][]) =>
  csv('BEGIN:VCALENDAR', ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']), 'END:VCALENDAR')

test('repeated events of a calendar file are read for the asked year, without their exceptions', async () => {
  const { days, faults } = await calendar(
    ['SUMMARY:Christmas', 'DTSTART;VALUE=DATE:20201225', 'RRULE:FREQ=YEARLY'],
    [
      'SUMMARY:Closed Saturday',
      'DTSTART;VALUE=DATE:20260110',
      'RRULE:FREQ=MONTHLY;BYDAY=2SA;UNTIL=20260331',
      'EXDATE;VALUE=DATE:20260214',
    ],
    ['SUMMARY:Christmas week', 'DTSTART:20261220T183000Z', 'DTEND:20261222T183000Z'],
    ['SUMMARY:Last Friday', 'DTSTART;VALUE=DATE:20261030', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2'],
  )
  expect(faults).toEqual([])
  expect(days.map(say)).toEqual([
    '2026-01-10 Closed Saturday holiday',
    '2026-03-14 Closed Saturday holiday',
    '2026-10-30 Last Friday holiday',
    '2026-11-27 Last Friday holiday',
    '2026-12-21 Christmas week holiday',
    '2026-12-22 Christmas week holiday',
    '2026-12-25 Christmas holiday',
  ])
})

test('a repetition that never occurs ends, and one that is not read is reported', async () => {
  const { days, faults } = await calendar(
    ['SUMMARY:Never', 'DTSTART;VALUE=DATE:20200130', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['SUMMARY:Each second', 'DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=SECONDLY'],
    ['SUMMARY:A day of the year', 'DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY;BYYEARDAY=100'],
  )
  expect([days, faults.map(({ why }) => why)]).toEqual([[], ['date', 'rule', 'rule']])
})

describe('words that only say the kind of day', () => {
  testExamples(onlyKind, onlyKindParts, {
    kind: ['holiday', 'holiday'],
    'for whom': ['gazetted holiday', 'gazetted holiday'],
    between: ['non-working day', 'non-working day'],
    Hindi: ['अवकाश काल', 'अवकाश काल'],
  })
})
