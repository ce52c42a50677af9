import { expect, test } from 'vitest'
import { findDates, shortYearNear } from './written-date.ts'

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
])('dates of %s', (text, dates) => {
  expect(findDates(text, shortYearNear(2026)).map(({ date }) => date)).toEqual(dates)
})

test('each date says where it stands', () => {
  const text = 'between 01.02.2026 and 3rd March, 2026'
  expect(findDates(text, shortYearNear(2026)).map(({ start, end }) => text.slice(start, end))).toEqual([
    '01.02.2026',
    '3rd March, 2026',
  ])
})
