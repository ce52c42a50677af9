import type { CourtHearing } from '@peshi/contract/courts/case-record'
import type { Order } from '@peshi/contract/matters/orders'
import type { CourtDate } from '@peshi/contract/platform/dates'

export type TimelineEntry =
  | { kind: 'next'; date: CourtDate; stage: string | null; coram: string | null }
  | { kind: 'hearing'; date: CourtDate | null; hearing: CourtHearing; orders: Order[] }
  | { kind: 'order'; date: CourtDate | null; order: Order }

interface Happenings {
  hearings: readonly CourtHearing[]
  orders: readonly Order[]
  next: { date: CourtDate | null; stage: string | null; coram: string | null }
  today: CourtDate
}

/**
 * Hearings and orders in one line, newest first; what lies ahead stands on top, what has no date at the end. An order
 * stands with the hearing at which it was made.
 */
export function mergeTimeline({ hearings, orders, next, today }: Happenings): TimelineEntry[] {
  const alone = new Set(orders)
  const takeOrdersOf = (date: CourtDate | null) => {
    // Of two hearings on a day the first takes the orders; what has no date belongs to no day.
    const made = date === null ? [] : orders.filter((order) => order.date === date && alone.has(order))
    for (const order of made) alone.delete(order)
    return made
  }
  // A hearing is known by its day in court; a row that only announces a day has none yet.
  const heard = hearings.map((hearing) => {
    const date = hearing.business_date
    return { kind: 'hearing' as const, date, hearing, orders: takeOrdersOf(date) }
  })
  const past: TimelineEntry[] = [
    ...heard,
    ...[...alone].map((order) => ({ kind: 'order' as const, date: order.date, order })),
  ]
  const sorted = past.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const isAhead = next.date !== null && next.date >= today
  return isAhead && next.date ? [{ kind: 'next', ...next, date: next.date }, ...sorted] : sorted
}
