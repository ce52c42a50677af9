import { expect, test } from 'vitest'
import { readTypedTime } from './written-time.ts'

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['2.30 pm', '14:30'],
  ['2:30 P.M.', '14:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['१०:३०', '10:30'],
  ['10.30 hrs', '10:30'],
  ['', ''],
])('the time %s is read as %s', (written, time) => {
  expect(readTypedTime(written)).toBe(time)
})

test.each(['25:00', '10:75', 'noon', '13 pm', '0 am', '1430:00', '12345'])(
  'the text %s is not read as a time',
  (written) => {
    expect(readTypedTime(written)).toBeNull()
  },
)
