import { expect, test } from 'vitest'
import { sayCounts } from './count-chamber.ts'

test('a count of 1 is followed by a singular noun', () => {
  expect(
    sayCounts([
      [1, 'FIR'],
      [12, 'caveat'],
      [1, 'invoice', 'invoices (1 draft)'],
      [0, 'task'],
    ]).split('\n'),
  ).toEqual(['       1  FIR', '      12  caveats', '       1  invoice', '       0  tasks'])
})
