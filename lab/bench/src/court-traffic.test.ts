import { expect, test } from 'vitest'
import { courtTraffic, mostPerHour, withinHours } from './court-traffic.ts'
import { newsOfDay, storage } from './load-model.ts'

const from = new Date('2026-11-19T15:30:00Z')
const operator = { name: 'one', operators: 1, id: 'o0x0', first: 0, courts: 4 }
const days = { settling: 3, counted: 3 }

test('with too many cases at one operator, the rate limit is kept and listed cases are read first', () => {
  const { perHour, late, listedLate, readings, waiting } = courtTraffic(
    { ...operator, cases: 20_000, requestsPerReading: 12 },
    from,
    days,
  )
  expect(Math.max(...perHour)).toBe(mostPerHour)
  expect(readings).toBe((days.counted * 24 * mostPerHour) / 12)
  expect(waiting).toBeGreaterThan(0)
  expect(withinHours(listedLate, 0.99)).toBeLessThan(6)
  expect(withinHours(late, 0.95)).toBeGreaterThan(24)
})

test('with few cases at one operator, due cases are read within an hour, and pending cases daily', () => {
  const { late, readings, waiting, changes } = courtTraffic(
    { ...operator, cases: 900, requestsPerReading: 1 },
    from,
    days,
  )
  expect(waiting).toBe(0)
  expect(withinHours(late, 1)).toBe(1)
  expect(readings).toBeGreaterThan(900 * 0.65 * days.counted)
  expect(changes / days.counted).toBeGreaterThan((900 * 0.65) / 45 / 2)
  expect(changes / days.counted).toBeLessThan(((900 * 0.65) / 45) * 2)
})

test('twice as many changes per day double the notifications and the stored orders', () => {
  expect(newsOfDay(2000).notifications).toBe(2 * newsOfDay(1000).notifications)
  expect(storage(2000).ordersPerYear).toBe(2 * storage(1000).ordersPerYear)
})
