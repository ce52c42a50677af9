import { expect, it } from 'vitest'
import { datesOf, emptyFields, inputOf } from './clock-fields.ts'

const slp = { ...emptyFields, rule: 'slp', start_on: '2026-10-01' }

it('counts nothing until a rule, a day and its length are there', () => {
  expect(datesOf(emptyFields)).toBeNull()
  expect(datesOf({ ...slp, mode: 'date' })).toBeNull()
  expect(datesOf({ ...slp, mode: 'period', count: 0 })).toBeNull()
  expect(datesOf(slp)).toMatchObject({ rule: 'slp', period: null, ends_on: null, exclusions: [] })
})

it('sends one of the ways in which its length is said, and no other', () => {
  const both = {
    ...slp,
    count: 6,
    unit: 'weeks' as const,
    ends_on: '2026-12-01',
    copyFrom: '2026-10-02',
    copyTo: '2026-10-09',
  }
  expect(datesOf({ ...both, mode: 'period' })).toMatchObject({ period: { count: 6, unit: 'weeks' }, ends_on: null })
  expect(datesOf({ ...both, mode: 'date' })).toMatchObject({ period: null, ends_on: '2026-12-01', exclusions: [] })
  expect(datesOf({ ...both, chosen: '60 days' })).toMatchObject({
    period: { count: 60, unit: 'days' },
    exclusions: [{ kind: 'copy', from: '2026-10-02', to: '2026-10-09' }],
  })
})

it('reads the reminders as people write them', () => {
  expect(inputOf({ ...slp, reminders: '30, 7 1' })?.reminders).toEqual([30, 7, 1])
  expect(inputOf({ ...slp, reminders: '' })?.reminders).toEqual([])
})
