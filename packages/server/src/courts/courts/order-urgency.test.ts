import { expect, test } from 'vitest'
import { urgencyOfOrder } from './order-urgency.ts'

/** 23:30 in India, so a Friday in UTC and in India. */
const friday = new Date('2026-11-20T18:00:00Z')
/** 00:30 in India: Saturday there, still Friday in UTC. */
const saturday = new Date('2026-11-20T19:00:00Z')

test.each([
  ['listed today', { date: '2024-01-01', nextDate: '2026-11-20' }, friday, 'soon'],
  ['listed tomorrow', { date: '2024-01-01', nextDate: '2026-11-21' }, friday, 'soon'],
  ['listed yesterday in India', { date: '2024-01-01', nextDate: '2026-11-20' }, saturday, 'late'],
  ['passed this week', { date: '2026-11-13', nextDate: null }, friday, 'usual'],
  ['passed before this week', { date: '2026-11-12', nextDate: '2026-12-01' }, friday, 'late'],
  ['without a date', { date: null, nextDate: null }, friday, 'usual'],
] as const)('the urgency of an order %s', (_name, order, now, urgency) => {
  expect(urgencyOfOrder(order, now)).toBe(urgency)
})
