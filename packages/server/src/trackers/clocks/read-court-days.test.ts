import { expect, test } from 'vitest'
import { readCourtDays } from './read-court-days.ts'

const csv = (...lines: string[]) => readCourtDays(lines.join('\r\n'))

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
