import { orderNumber } from '@peshi/contract/courts/labels'
import type { Order } from '@peshi/contract/matters/orders'
import type { OrderId } from '@peshi/contract/platform/ids'

type Named = Pick<Order, '_id' | 'kind' | 'number' | 'date'>

/** Orders of the same day, kind and number look alike. Their places among each other, the oldest first. */
export function placesOfDay(orders: readonly Named[]): Map<OrderId, { at: number; count: number }> {
  const alike = Map.groupBy(orders, ({ kind, number, date }) => [kind, orderNumber(number), date].join(' '))
  const several = [...alike.values()].filter((group) => group.length > 1)
  return new Map(
    several.flatMap((group) =>
      group.toReversed().map(({ _id }, at) => [_id, { at: at + 1, count: group.length }] as const),
    ),
  )
}
