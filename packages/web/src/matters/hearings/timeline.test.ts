import type { CourtHearing } from '@peshi/contract/courts/case-record'
import type { Order } from '@peshi/contract/matters/orders'
import { HearingId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { expect, it } from 'vitest'
import { adjourned, entryWith } from '../../../test/hearing.ts'
import { mergeTimeline } from './timeline.ts'

const hearing = (business_date: string | null): CourtHearing => ({
  cause_list_type: null,
  judge: null,
  business_date,
  next_date: null,
  purpose: null,
  business: null,
})
const order = (date: string | null): Order => ({
  _id: OrderId.parse('0190a000-0000-7000-8000-000000000001'),
  matter_id: MatterId.parse('0190a000-0000-7000-8000-000000000002'),
  number: '1',
  date,
  judge: null,
  kind: 'order',
  document: 'ready',
  problem: null,
  link: null,
  file: null,
  check: null,
  size: null,
  pages: null,
  has_text: null,
  added_by_hand: false,
  seen_at: '2026-11-20T10:00:00Z',
})
const noted = (date: string) =>
  entryWith({ date, _id: HearingId.parse('0190a000-0000-7000-8000-000000000003'), outcome: adjourned })
const next = (date: string | null) => ({ date, stage: 'For admission', coram: null })
const today = '2026-11-20'

it('hearings and orders are sorted newest first, after the next date and before undated entries', () => {
  const entries = mergeTimeline({
    hearings: [hearing('2026-09-06'), hearing(null), hearing('2026-11-02')],
    noted: [],
    orders: [order('2026-10-11')],
    next: next(today),
    today,
  })
  expect(entries.map(({ kind, date }) => [kind, date])).toEqual([
    ['next', today],
    ['hearing', '2026-11-02'],
    ['order', '2026-10-11'],
    ['hearing', '2026-09-06'],
    ['hearing', null],
  ])
})

it('an order is shown once, together with a hearing of the same day', () => {
  const made = order('2026-11-02')
  const undated = order(null)
  const entries = mergeTimeline({
    hearings: [hearing('2026-11-02'), hearing('2026-11-02'), hearing(null)],
    noted: [],
    orders: [made, undated],
    next: next(null),
    today,
  })
  expect(entries.map((entry) => (entry.kind === 'hearing' ? entry.orders : entry.kind))).toEqual([
    [made],
    [],
    [],
    'order',
  ])
})

it('the chamber’s entry is shown together with the court’s entry of the same day, or alone', () => {
  const both = noted('2026-11-02')
  const ours = noted('2026-11-19')
  const entries = mergeTimeline({
    hearings: [hearing('2026-11-02')],
    noted: [ours, both, { ...both, item: '41' }, { ...noted('2026-10-01'), _id: null }],
    orders: [],
    next: next(null),
    today,
  })
  expect(entries).toMatchObject([
    { kind: 'hearing', date: '2026-11-19', hearing: null, noted: { date: '2026-11-19' } },
    { kind: 'hearing', date: '2026-11-02', hearing: { business_date: '2026-11-02' }, noted: { date: '2026-11-02' } },
  ])
})

it('today is not the next date if today’s hearing already has an outcome', () => {
  const entries = mergeTimeline({ hearings: [], noted: [noted(today)], orders: [], next: next(today), today })
  expect(entries.map(({ kind }) => kind)).toEqual(['hearing'])
})

it.each([null, '2026-11-19'])('a missing or past next date is not at the top of the timeline: %s', (date) => {
  expect(mergeTimeline({ hearings: [], noted: [], orders: [], next: next(date), today })).toEqual([])
})
