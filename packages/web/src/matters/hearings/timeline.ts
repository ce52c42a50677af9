import type { CourtHearing } from '@peshi/contract/courts/case-record'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { Order } from '@peshi/contract/matters/orders'
import type { CourtDate } from '@peshi/contract/platform/dates'

export type TimelineEntry =
  | { kind: 'next'; date: CourtDate; stage: string | null; coram: string | null }
  | {
      kind: 'hearing'
      date: CourtDate | null
      /** The court's record of the day and the chamber's note on it; at least one is there. */
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

/**
 * Hearings and orders in one line, newest first; what lies ahead stands on top, what has no date at the end. An order
 * and what the chamber noted stand with the court's hearing of their day.
 */
export function mergeTimeline({ hearings, noted, orders, next, today }: Happenings): TimelineEntry[] {
  const alone = new Set(orders)
  const takeOrdersOf = (date: CourtDate | null) => {
    // The first of two hearings on a day takes the orders. A hearing without a date belongs to no day.
    const made = date === null ? [] : orders.filter((order) => order.date === date && alone.has(order))
    for (const order of made) alone.delete(order)
    return made
  }
  const days = mergeDays(hearings, noted).map((day) => ({
    ...{ kind: 'hearing' as const, ...day },
    orders: takeOrdersOf(day.date),
  }))
  const past: TimelineEntry[] = [
    ...days,
    ...[...alone].map((order) => ({ kind: 'order' as const, date: order.date, order })),
  ]
  const sorted = past.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  // A note on today says more than that today is the next date.
  const isNoted = days.some(({ date, noted }) => date === next.date && noted?.outcome)
  const isAhead = next.date !== null && next.date >= today && !isNoted
  return isAhead && next.date ? [{ kind: 'next', ...next, date: next.date }, ...sorted] : sorted
}

interface Day {
  date: CourtDate | null
  hearing: CourtHearing | null
  noted: HearingEntry | null
}

/** The court's hearings with the chamber's note of the same day, then the days that only the chamber noted. */
export function mergeDays(hearings: readonly CourtHearing[], noted: readonly HearingEntry[]): Day[] {
  // Two lists may have one day; the note is one.
  const notes = new Map(noted.filter(({ _id }) => _id !== null).map((entry) => [entry.date, entry]))
  const takeNoteOf = (date: CourtDate | null) => {
    const note = date === null ? undefined : notes.get(date)
    if (note) notes.delete(note.date)
    return note ?? null
  }
  // A hearing is known by its day in court; a row that only announces a day has none yet.
  const byCourt = hearings.map((hearing) => ({
    ...{ date: hearing.business_date, hearing },
    noted: takeNoteOf(hearing.business_date),
  }))
  return [...byCourt, ...[...notes.values()].map((entry) => ({ date: entry.date, hearing: null, noted: entry }))]
}
