import { expect, test } from 'vitest'
import { hasContact, withoutContacts } from './contacts.ts'

test('private addresses and numbers are removed, and addresses of courts and governments stay', () => {
  expect(withoutContacts('A. SEN ( invented.sen@example.com ) for R1, mobile no. 98000 00001')).toBe(
    'A. SEN   for R1,  ',
  )
  expect(hasContact('write to registry.invented@nic.in')).toBe(false)
})

test.each([['A'], [' '], ['('], ['a.'], ['@'], ['a@']])(
  'the work for a long text of %j grows no faster than the text',
  (unit) => {
    const timeFor = (length: number) => {
      const text = unit.repeat(length)
      return Math.min(
        ...[1, 2, 3].map(() => {
          const before = process.cpuUsage()
          withoutContacts(text)
          return process.cpuUsage(before).user
        }),
      )
    }
    expect(timeFor(20_000)).toBeLessThan(30 * Math.max(timeFor(2_000), 1000))
  },
)
