import type { CourtHearing } from '@peshi/contract/case-record'
import type { CourtDate } from '@peshi/contract/dates'
import type { Order } from '@peshi/contract/orders'

export type TimelineEntry =
  | { kind: 'next'; date: CourtDate; stage: string | null; coram: string | null }
  | { kind: 'hearing'; date: CourtDate | null; hearing: CourtHearing }
  | { kind: 'order'; date: CourtDate | null; order: Order }

interface Happenings {
  hearings: readonly CourtHearing[]
  orders: readonly Order[]
  next: { date: CourtDate | null; stage: string | null; coram: string | null }
  today: CourtDate
}

/** Hearings and orders in one line, newest first; what lies ahead stands on top, what has no date at the end. */
export function mergeTimeline({ hearings, orders, next, today }: Happenings): TimelineEntry[] {
  const past: TimelineEntry[] = [
    // A hearing is known by its day in court; a row that only announces a day has none yet.
    ...hearings.map((hearing) => ({ kind: 'hearing' as const, date: hearing.business_date, hearing })),
    ...orders.map((order) => ({ kind: 'order' as const, date: order.date, order })),
  ]
  const sorted = past.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const isAhead = next.date !== null && next.date >= today
  return isAhead && next.date ? [{ kind: 'next', ...next, date: next.date }, ...sorted] : sorted
}
