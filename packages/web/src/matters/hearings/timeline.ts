import type { CourtHearing } from '@peshi/contract/courts/case-record'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { Order } from '@peshi/contract/matters/orders'
import type { CourtDate } from '@peshi/contract/platform/dates'

export type TimelineEntry =
  | { kind: 'next'; date: CourtDate; stage: string | null; coram: string | null }
  | {
      kind: 'hearing'
      date: CourtDate | null
      /** `hearing` and `noted` are never both null. */
      hearing: CourtHearing | null
      noted: HearingEntry | null
      orders: Order[]
    }
  | { kind: 'order'; date: CourtDate | null; order: Order }

interface Happenings {
  hearings: readonly CourtHearing[]
  noted: readonly HearingEntry[]
  orders: readonly Order[]
  next: { date: CourtDate | null; stage: string | null; coram: string | null }
  today: CourtDate
}

export function mergeTimeline({ hearings, noted, orders, next, today }: Happenings): TimelineEntry[] {
  const alone = new Set(orders)
  const takeOrdersOf = (date: CourtDate | null) => {
    const made = date === null ? [] : orders.filter((order) => order.date === date && alone.has(order))
    for (const order of made) alone.delete(order)
    return made
  }
  const days = mergeDays(hearings, noted).map((day) => ({
    kind: 'hearing' as const,
    ...day,
    orders: takeOrdersOf(day.date),
  }))
  const past: TimelineEntry[] = [
    ...days,
    ...[...alone].map((order) => ({ kind: 'order' as const, date: order.date, order })),
  ]
  const sorted = past.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const isNoted = days.some(({ date, noted }) => date === next.date && noted?.outcome)
  const isAhead = next.date !== null && next.date >= today && !isNoted
  return isAhead && next.date ? [{ kind: 'next', ...next, date: next.date }, ...sorted] : sorted
}

interface Day {
  date: CourtDate | null
  hearing: CourtHearing | null
  noted: HearingEntry | null
}

/** A day of a list that changed is shown although the chamber entered nothing for it. */
const isShown = ({ _id, change, steps }: HearingEntry) => _id !== null || change !== null || steps.length > 0

export function mergeDays(hearings: readonly CourtHearing[], noted: readonly HearingEntry[]): Day[] {
  const notes = new Map(noted.filter(isShown).map((entry) => [entry.date, entry]))
  const takeNoteOf = (date: CourtDate | null) => {
    const note = date === null ? undefined : notes.get(date)
    if (note) notes.delete(note.date)
    return note ?? null
  }
  // The business date is null in rows that only announce a next date.
  const byCourt = hearings.map((hearing) => ({
    date: hearing.business_date,
    hearing,
    noted: takeNoteOf(hearing.business_date),
  }))
  return [...byCourt, ...[...notes.values()].map((entry) => ({ date: entry.date, hearing: null, noted: entry }))]
}
