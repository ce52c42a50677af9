import { expect, test } from 'vitest'
import { recognisePage } from '../src/dropped/recognise-page.ts'

const read = (lines: readonly string[]) =>
  recognisePage(new TextEncoder().encode(lines.join('\n')), { today: '2026-11-21' })

const days = [
  '1. Republic Day 26-01-2027 Tuesday',
  '2. Holi 23-03-2027 Tuesday',
  '3. Good Friday 26-03-2027 Friday',
  '4. Dussehra 09-10-2027 Saturday',
  'Summer vacation 01.06.2027 to 30.06.2027',
]

test.each([
  [['HIGH COURT OF JUDICATURE AT PATNA', 'CALENDAR FOR THE YEAR 2027']],
  [['HIGH COURT OF JUDICATURE AT PATNA', 'List of Court Holidays for the year 2027']],
  [['PATNA HIGH COURT', 'NOTIFICATION', 'The following holidays are declared during the calendar year', 'BY ORDER']],
])('a court’s calendar is recognised, with its court: %j', async (head) => {
  expect(await read([...head, ...days])).toMatchObject({
    problem: 'court-calendar',
    court: 'hc-patna',
    cases: [],
    listings: [],
    order: null,
  })
})

test.each([
  [['HIGH COURT OF JUDICATURE AT PATNA', 'LIST OF BUSINESS FOR 2027', ...days.slice(0, 2)]],
  [['IN THE HIGH COURT OF PATNA', 'W.P. 12/2026', 'CORAM: INVENTED RAO, J.', 'ORDER', 'List after Holi vacation.']],
])('another page that names holidays is no calendar: %j', async (lines) => {
  expect((await read(lines)).problem).not.toBe('court-calendar')
})
