import type { Call } from '@peshi/contract/day/call-time'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import { expect, test } from 'vitest'
import { type DayCalls, endNoted } from './calls.api.ts'

const today = '2026-11-20'
const call = { matter_id: 'm1', likely: { state: 'being-heard', since: '2026-11-20T08:30:00.000Z' } } as Call
const day = { calls: [call, { ...call, matter_id: 'm2' }] } as DayCalls

const stateAfter = (kind: string, date: string, outcome: Outcome | null) => {
  const writing = { kind, body: { matter_id: 'm1', date, outcome } }
  const item = { id: '1', title: '', written_at: today, tried_at: null, refusal: null, writing }
  return endNoted(day, [item], today).calls.map(({ likely }) => likely.state)
}

test.each([
  ['an outcome of today', ['outcome', today, 'adjourned'], 'over'],
  ['an outcome of another day', ['outcome', '2026-11-19', 'adjourned'], 'being-heard'],
  ['an undone outcome', ['outcome', today, null], 'being-heard'],
  ['a hearing', ['hearing', today, null], 'being-heard'],
] as const)('while %s waits to be sent, its call is shown accordingly', (_, [kind, date, outcome], state) => {
  expect(stateAfter(kind, date, outcome)).toEqual([state, 'being-heard'])
})
