import { z } from 'zod'
import { addDays, CourtDate, daysBetween } from '../platform/dates.ts'
import type { TaskId } from '../platform/ids.ts'

export const TaskRepeat = z.object({
  every: z.enum(['day', 'week', 'month', 'year']),
  interval: z.int().min(1).max(99),
  until: CourtDate.nullable(),
})
export type TaskRepeat = z.infer<typeof TaskRepeat>

/** A moved or skipped occurrence. `moved_to` is the task that replaces a moved one. */
export interface LeftOut {
  on: CourtDate
  moved_to: TaskId | null
}

const longest = { day: 1, week: 7, month: 31, year: 366 }

function occurrence({ every, interval }: TaskRepeat, first: CourtDate, count: number): CourtDate {
  const steps = count * interval
  if (every === 'day' || every === 'week') return addDays(first, steps * longest[every])
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const months = month - 1 + steps * (every === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, last))).toISOString().slice(0, 10)
}

export function nextOccurrence(
  repeat: TaskRepeat,
  first: CourtDate,
  after: CourtDate,
  leftOut: readonly LeftOut[] = [],
): CourtDate | null {
  let count = Math.max(0, Math.floor(daysBetween(first, after) / (longest[repeat.every] * repeat.interval)))
  let date = occurrence(repeat, first, count)
  while (date <= after || leftOut.some(({ on }) => on === date)) {
    count += 1
    date = occurrence(repeat, first, count)
  }
  return repeat.until && date > repeat.until ? null : date
}

export function occurrencesIn(
  repeat: TaskRepeat,
  first: CourtDate,
  after: CourtDate,
  { from, to }: { from: CourtDate; to: CourtDate },
  leftOut: readonly LeftOut[] = [],
): CourtDate[] {
  const found: CourtDate[] = []
  const before = addDays(from, -1)
  let date = nextOccurrence(repeat, first, after > before ? after : before, leftOut)
  while (date && date <= to) {
    found.push(date)
    date = nextOccurrence(repeat, first, date, leftOut)
  }
  return found
}

/** Moves left-out days when a series gets a new first day: if the third occurrence was left out, it stays left out. */
export function recount(
  leftOut: readonly LeftOut[],
  repeat: TaskRepeat,
  was: { first: CourtDate; after: CourtDate },
  first: CourtDate,
): LeftOut[] {
  const found: LeftOut[] = []
  let [before, now] = [nextOccurrence(repeat, was.first, was.after), nextOccurrence(repeat, first, first)]
  while (before && now) {
    const day = before
    if (leftOut.every(({ on }) => on < day)) break
    const known = leftOut.find(({ on }) => on === day)
    if (known) found.push({ ...known, on: now })
    before = nextOccurrence(repeat, was.first, before)
    now = nextOccurrence(repeat, first, now)
  }
  return found
}
