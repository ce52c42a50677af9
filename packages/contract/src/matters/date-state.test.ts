import { expect, test } from 'vitest'
import { dateStateOf } from './date-state.ts'

test.each([
  [null, 'pending', 'none'],
  ['2026-11-19', 'pending', 'past'],
  ['2026-11-20', 'pending', 'today'],
  ['2026-11-21', 'pending', 'next'],
  [null, 'disposed', 'none'],
  ['2026-11-19', 'disposed', 'none'],
  ['2026-11-20', 'disposed', 'decided'],
  ['2026-11-21', 'disposed', 'decided'],
] as const)('the date %s of a %s case is %s', (next_date, case_status, state) =>
  expect(dateStateOf({ next_date, case_status }, '2026-11-20')).toBe(state),
)
