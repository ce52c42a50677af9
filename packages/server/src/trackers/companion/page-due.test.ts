import { expect, test } from 'vitest'
import { nextPageDue } from './page-due.ts'

test.each([
  ['a next date in a few days', '2026-11-20', '2026-11-24', '2026-11-25'],
  ['a next date on the day of the page', '2026-11-20', '2026-11-20', '2026-11-21'],
  ['a next date far away', '2026-11-20', '2027-02-01', '2026-12-05'],
  ['a next date that has passed', '2026-11-20', '2026-11-10', '2026-12-05'],
  ['no next date', '2026-11-20', null, '2026-11-28'],
])('with %s, the next page is due on the right day', (_what, page, next, due) => {
  expect(nextPageDue(page, next)).toBe(due)
})
