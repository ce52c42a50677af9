import type { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { type Occasion, suggestFor } from './suggest-clocks.ts'

const record = {
  decision_date: null,
  nature_of_disposal: null,
  bench_type: null,
  objections: [],
} satisfies Occasion['record']

const suggested = (own: Partial<Occasion>) =>
  suggestFor({ court: 'hc-delhi' as CourtId, status: 'pending', record, outcomes: [], ...own }).map(
    ({ rule, start_on, court_id, ends_on }) => [rule, start_on, court_id, ends_on],
  )

const decided = { ...record, decision_date: '2026-10-01' }

test.each([
  ['sci', [['review', '2026-10-01', 'sci', null]]],
  ['hc-delhi', [['slp', '2026-10-01', 'sci', null]]],
  ['dc-agra', [['appeal-high-court', '2026-10-01', null, null]]],
  ['tribunals-nclt-mumbai', [['insolvency-appeal', '2026-10-01', null, null]]],
  ['tribunals-cat-lucknow', []],
])('a decision of the court %s suggests the right deadlines', (court, ways) => {
  expect(suggested({ court: court as CourtId, status: 'disposed', record: decided })).toEqual(ways)
})

test('without a decision date, no deadline is suggested', () => {
  expect(suggested({ status: 'disposed' })).toEqual([])
})

test('without a court record, a deadline is suggested from the chamber’s outcome', () => {
  const outcomes = [{ date: '2026-11-02', outcome: 'dismissed' as const, next_date: null }]
  expect(suggested({ status: 'disposed', record: null, outcomes })).toEqual([['slp', '2026-11-02', 'sci', null]])
})

const objection = { scrutiny_date: '2026-11-02', objection: 'Page 4 dim', compliance_date: null, receipt_date: null }

test('an unanswered objection of the registry suggests a deadline on its compliance date', () => {
  const withObjection = (own: object) => suggested({ record: { ...record, objections: [{ ...objection, ...own }] } })
  expect(withObjection({})).toEqual([['objections', '2026-11-02', 'hc-delhi', null]])
  expect(withObjection({ compliance_date: '2026-12-01' })).toEqual([
    ['objections', '2026-11-02', 'hc-delhi', '2026-12-01'],
  ])
  expect(withObjection({ receipt_date: '2026-11-10' })).toEqual([])
})

test('a stay suggests a deadline on the next date, unless the stay is vacated', () => {
  const on = (date: string, outcome: Occasion['outcomes'][number]['outcome'], next_date: string | null = null) => ({
    date,
    outcome,
    next_date,
  })
  const granted = on('2026-11-02', 'stay-granted', '2026-11-25')
  expect(suggested({ outcomes: [granted] })).toEqual([['interim-order', '2026-11-02', 'hc-delhi', '2026-11-25']])
  expect(suggested({ outcomes: [granted, on('2026-11-25', 'stay-extended', '2026-12-20')] })).toEqual([
    ['interim-order', '2026-11-25', 'hc-delhi', '2026-12-20'],
  ])
  expect(suggested({ outcomes: [granted, on('2026-11-20', 'stay-vacated')] })).toEqual([])
})
