import { describe, expect, test } from 'vitest'
import { nextReadDue, type ReadNeed } from './next-read-due.ts'

const half = '01936f00-0000-7000-8000-000080000000'
const need = (own: Partial<ReadNeed>): ReadNeed => ({
  id: half,
  status: 'pending',
  next_date: null,
  decision_date: null,
  failures: 0,
  ...own,
})
const morning = new Date('2026-11-20T04:00:00Z')
const due = (own: Partial<ReadNeed>, now = morning) => nextReadDue(need(own), now).toISOString()
const tonight = '2026-11-20T20:00:00.000Z'

describe.each([
  ['listed today', { next_date: '2026-11-20' }, '2026-11-20T10:00:00.000Z'],
  ['listed the day after tomorrow', { next_date: '2026-11-22' }, '2026-11-20T10:00:00.000Z'],
  ['listed yesterday: the outcome is expected', { next_date: '2026-11-19' }, '2026-11-20T10:00:00.000Z'],
  ['listed in three days', { next_date: '2026-11-23' }, tonight],
  ['listed two days ago', { next_date: '2026-11-18' }, tonight],
  ['pending without a date', {}, tonight],
  ['disposed yesterday', { status: 'disposed', decision_date: '2026-11-19' }, '2026-11-26T20:00:00.000Z'],
  ['disposed 60 days ago', { status: 'disposed', decision_date: '2026-09-21' }, '2026-11-26T20:00:00.000Z'],
  ['disposed 61 days ago', { status: 'disposed', decision_date: '2026-09-20' }, '2026-12-19T20:00:00.000Z'],
  ['disposed, date unknown', { status: 'disposed' }, '2026-11-26T20:00:00.000Z'],
  ['disposed, with a next date', { status: 'disposed', next_date: '2026-11-20' }, '2026-11-26T20:00:00.000Z'],
  ['failed once', { failures: 1 }, '2026-11-20T04:30:00.000Z'],
  ['failed twice', { failures: 2 }, '2026-11-20T05:00:00.000Z'],
  ['failed ten times', { failures: 10 }, '2026-11-21T04:00:00.000Z'],
  ['failing, although listed today', { failures: 10, next_date: '2026-11-20' }, '2026-11-21T04:00:00.000Z'],
] as const)('a case %s', (_what, own, expected) => {
  test(`the next reading is due at ${expected}`, () => expect(due(own)).toBe(expected))
})

test.each([
  ['00000000', '2026-11-20T15:30:00.000Z'],
  ['ffffffff', '2026-11-21T00:29:59.999Z'],
])('night readings are spread by id: a case whose id ends in %s is due at %s', (end, expected) => {
  expect(due({ id: half.slice(0, -8) + end })).toBe(expected)
})

test('a late reading does not change a case’s time in the following nights', () => {
  let now = new Date('2026-11-20T20:07:00Z')
  const nights = Array.from({ length: 4 }, () => {
    now = new Date(nextReadDue(need({}), now).getTime() + 7 * 60_000)
    return now.toISOString()
  })
  expect(nights).toEqual([
    '2026-11-21T20:07:00.000Z',
    '2026-11-22T20:07:00.000Z',
    '2026-11-23T20:07:00.000Z',
    '2026-11-24T20:07:00.000Z',
  ])
})

test('a pending case is due 6 to 30 hours after each reading', () => {
  for (let minute = 0; minute < 2880; minute += 7) {
    const now = new Date(morning.getTime() + minute * 60_000)
    const hours = (nextReadDue(need({}), now).getTime() - now.getTime()) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual(6)
    expect(hours).toBeLessThanOrEqual(30)
  }
})
