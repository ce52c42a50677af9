import { expect, test } from 'vitest'
import { deadlinesOf, stateOfServing, summarizeServings } from './servings.ts'

const blank = {
  kind: 'cheque-notice',
  name: 'Sharma Traders',
  place: null,
  memo_on: null,
  sent_on: null,
  outcome: null,
  outcome_on: null,
  deemed_on: null,
  next_step: null,
  next_on: null,
  fee_due_on: null,
  fee_paid_on: null,
} as const

// Day of receipt, and the day from which the month for the complaint is counted. Reckoned by hand.
test.each([
  // Saketh India v. India Securities (1999): received on 29 September 1995, complaint of 15 November 1995 in time.
  ['1995-09-29', '1995-10-15'],
  ['2026-11-24', '2026-12-10'],
  ['2026-12-20', '2027-01-05'],
  ['2027-02-14', '2027-03-02'],
  ['2028-02-14', '2028-03-01'],
])('a cheque notice received on %s has its cause of action on %s', (received, cause) => {
  const found = deadlinesOf({ ...blank, sent_on: '1995-09-01', outcome: 'served', outcome_on: received })
  expect(found.map(({ rule, start_on }) => [rule, start_on])).toEqual([
    ['cheque-payment', received],
    ['cheque-complaint', cause],
  ])
})

test('a returned paper starts no deadline until service is deemed', () => {
  const returned = { ...blank, sent_on: '2026-11-20', outcome: 'refused', outcome_on: '2026-11-24' } as const
  expect([stateOfServing(returned), deadlinesOf(returned)]).toEqual(['returned', []])
  const deemed = { ...returned, deemed_on: '2026-11-24' }
  expect([stateOfServing(deemed), deadlinesOf(deemed).length]).toEqual(['deemed', 2])
})

test('a notice that was received was sent, although nobody entered the day', () => {
  const received = { ...blank, memo_on: '2026-11-10', outcome: 'served', outcome_on: '2026-11-24' } as const
  expect(deadlinesOf(received).map(({ rule }) => rule)).toEqual(['cheque-payment', 'cheque-complaint'])
})

test('the summary counts the served, names the returned, and has the nearest unpaid fee', () => {
  const served = { ...blank, outcome: 'served', outcome_on: '2026-11-24' } as const
  const returned = {
    ...blank,
    place: 'R-4',
    outcome: 'left',
    outcome_on: '2026-11-24',
    fee_due_on: '2026-11-30',
  } as const
  const paid = { ...blank, fee_due_on: '2026-11-01', fee_paid_on: '2026-11-01' }
  expect(summarizeServings([served, returned, paid], '2026-11-30')).toEqual({
    all: 3,
    served: 1,
    returned: ['R-4'],
    fee_due_on: '2026-11-30',
    isFeeLate: false,
    isFeeToday: true,
  })
})
