import { addDays } from '@peshi/contract/platform/dates'
import { isWorkingDay } from '@peshi/sandbox/world/calendar'
import { expect, test } from 'vitest'
import { isCourtDay } from './calendar.ts'

test('the demo and the sandbox use the same court days', () => {
  const days = Array.from({ length: 2 * 366 }, (_, at) => addDays('2026-01-01', at))
  expect(days.filter(isCourtDay)).toEqual(days.filter(isWorkingDay))
})
