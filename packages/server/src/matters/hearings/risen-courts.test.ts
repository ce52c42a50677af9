import { expect, test } from 'vitest'
import { listRisen } from './risen-courts.ts'

test.each([
  ['15:59', []],
  ['16:00', ['sci']],
  ['16:30', ['sci', 'hc-%', 'dc-%', 'tribunals-%']],
])('at %s, these courts have risen: %s', (time, risen) => {
  expect(listRisen(new Date(`2026-11-20T${time}:00+05:30`))).toEqual(risen)
})
