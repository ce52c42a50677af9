import { addDays } from '@peshi/contract/platform/dates'
import { isWorkingDay } from '@peshi/sandbox/world/calendar'
import { expect, test } from 'vitest'
import { isCourtDay } from './calendar.ts'

test('no court of the demo sits on a Sunday, on Holi or on a fixed holiday', () => {
  const days = ['2026-03-04', '2027-03-23', '2026-11-29', '2026-12-25', '2027-01-26']
  expect(days.filter((day) => isCourtDay(day))).toEqual([])
})

test('the demo and the sandbox use the same court days', () => {
  const days = Array.from({ length: 5 * 366 }, (_, at) => addDays('2026-01-01', at))
  expect(days.filter(isCourtDay)).toEqual(days.filter(isWorkingDay))
})
