import type { OrderId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { placesOfDay } from './places-of-day.ts'

const order = (id: string, date: string, number: string | null = null) => ({
  _id: id as OrderId,
  kind: 'order' as const,
  number,
  date,
})

test('orders of one day that have no number of their own are told apart by their places', () => {
  const orders = [
    order('newest', '2026-11-20'),
    order('second', '2026-11-18'),
    order('first', '2026-11-18', 'Order'),
    order('numbered', '2026-11-18', 'Order No. 4'),
  ]
  expect([...placesOfDay(orders)]).toEqual([
    ['first', { at: 1, count: 2 }],
    ['second', { at: 2, count: 2 }],
  ])
})
