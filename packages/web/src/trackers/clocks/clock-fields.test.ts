import type { ClockDetail } from '@peshi/contract/trackers/clocks'
import { expect, it } from 'vitest'
import { datesOf, emptyFields, fieldsOf, inputOf, withCopyRow } from './clock-fields.ts'

const copy = { key: 1, kind: 'copy' as const, from: '2026-10-02', to: '2026-10-09', reason: '' }
const slp = { ...emptyFields, rule: 'slp', start_on: '2026-10-01' }

it('a deadline is not calculated until rule, start day and length are entered', () => {
  expect(datesOf(emptyFields)).toBeNull()
  expect(datesOf({ ...slp, mode: 'date' })).toBeNull()
  expect(datesOf({ ...slp, mode: 'period', count: 0 })).toBeNull()
  expect(datesOf(slp)).toMatchObject({ rule: 'slp', period: null, ends_on: null, exclusions: [] })
})

it('only the chosen kind of length is sent: a period or an end date', () => {
  const both = {
    ...slp,
    count: 6,
    unit: 'weeks' as const,
    ends_on: '2026-12-01',
    exclusions: [copy],
  }
  expect(datesOf({ ...both, mode: 'period' })).toMatchObject({ period: { count: 6, unit: 'weeks' }, ends_on: null })
  expect(datesOf({ ...both, mode: 'date' })).toMatchObject({ period: null, ends_on: '2026-12-01', exclusions: [] })
  expect(datesOf({ ...both, chosen: '60 days' })).toMatchObject({
    period: { count: 60, unit: 'days' },
    exclusions: [{ kind: 'copy', from: '2026-10-02', to: '2026-10-09' }],
  })
})

it('reminders are read from numbers separated by commas or spaces', () => {
  expect(inputOf({ ...slp, reminders: '30, 7 1' })?.reminders).toEqual([30, 7, 1])
  expect(inputOf({ ...slp, reminders: '' })?.reminders).toEqual([])
})

it('every exclusion is kept when a deadline is changed', () => {
  const span = (kind: 'copy' | 'other', month: string, reason: string | null) => ({
    kind,
    from: `2026-${month}-02`,
    to: `2026-${month}-04`,
    reason,
  })
  const exclusions = [
    span('copy', '01', null),
    span('other', '02', 'Abroad'),
    span('copy', '03', 'Of the decree'),
    span('other', '04', null),
  ]
  const clock = { rule: 'slp', start_on: '2026-10-01', exclusions, counts: [], reminders: [] } as unknown as ClockDetail
  expect(datesOf(fieldsOf(clock))?.exclusions).toEqual(exclusions)
})

it('a period that the rule offers is shown as the rule’s period, and any other as entered by the user', () => {
  const shown = (rule: string, count: number) => {
    const period = { count, unit: 'days' }
    const clock = { rule, start_on: '2026-10-01', exclusions: [], counts: [{}], reminders: [], period }
    const { mode, chosen } = fieldsOf(clock as unknown as ClockDetail)
    return { mode, chosen }
  }
  expect(shown('slp', 90)).toEqual({ mode: 'rule', chosen: null })
  expect(shown('slp', 60)).toEqual({ mode: 'period', chosen: null })
  expect(shown('default-bail', 60)).toEqual({ mode: 'rule', chosen: '60 days' })
})

it('one row for the certified copy is offered, and an empty row is not sent', () => {
  const offered = withCopyRow(slp)
  expect(offered.exclusions).toMatchObject([{ kind: 'copy', from: '' }])
  expect(withCopyRow(offered).exclusions).toHaveLength(1)
  expect(withCopyRow({ ...slp, rule: 'default-bail' }).exclusions).toEqual([])
  expect(datesOf(offered)?.exclusions).toEqual([])
  expect(datesOf({ ...slp, exclusions: [{ ...copy, to: '' }] })).toBeNull()
})
