import type { OutcomeInput } from '@peshi/contract/matters/hearings'
import type { MatterId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { Invalid } from '../../platform/errors.ts'
import type { DatedMatter } from './hearing-days.ts'
import { planOutcome } from './plan-outcome.ts'

const matter = {
  type: 'court',
  case_status: 'pending',
  court_next_date: '2026-12-01',
  own_next_date: null,
} as DatedMatter
const other = { ...matter, type: 'other', court_next_date: null } as DatedMatter
const input = (own: Partial<OutcomeInput> = {}): OutcomeInput => ({
  matter_id: '01936f00-0000-7000-8000-000000000001' as MatterId,
  date: '2026-11-20',
  outcome: 'adjourned',
  next_date: '2026-12-05',
  business: null,
  ...own,
})

test.each<[string, DatedMatter, Partial<OutcomeInput>, ReturnType<typeof planOutcome>]>([
  [
    'the chamber’s next date is set in addition to the court’s date',
    matter,
    {},
    { own_next_date: '2026-12-05', case_status: 'pending' },
  ],
  [
    'a next date equal to the court’s date clears the chamber’s next date',
    matter,
    { next_date: '2026-12-01' },
    { own_next_date: null, case_status: 'pending' },
  ],
  [
    'an outcome without a next date clears the chamber’s next date',
    matter,
    { next_date: null },
    { own_next_date: null, case_status: 'pending' },
  ],
  [
    'a final outcome does not close a matter with a court record',
    matter,
    { outcome: 'dismissed', next_date: null },
    { own_next_date: null, case_status: 'pending' },
  ],
  [
    'a final outcome closes a matter without a court record',
    other,
    { outcome: 'allowed', next_date: null },
    { own_next_date: null, case_status: 'disposed' },
  ],
  [
    'a reserved judgment does not close a matter',
    other,
    { outcome: 'reserved', next_date: null },
    { own_next_date: null, case_status: 'pending' },
  ],
  [
    'undo reopens a matter without a court record',
    { ...other, case_status: 'disposed' },
    { outcome: null, next_date: '2026-11-20' },
    { own_next_date: '2026-11-20', case_status: 'pending' },
  ],
])('planOutcome sets the date and the status: %s', (_, of, own, plan) => {
  expect(planOutcome(of, input(own), null)).toEqual(plan)
})

test('an outcome of a day before the latest day with an outcome changes no date', () => {
  expect(planOutcome(matter, input(), '2026-11-21')).toBeNull()
})

test.each(['2026-11-20', '2026-11-19'])(
  'the next date %s is refused because it is not later than the hearing',
  (next_date) => {
    expect(() => planOutcome(matter, input({ next_date }), null)).toThrow(Invalid)
  },
)
