import { z } from 'zod'
import { type CourtCalendar, isCourtOpen, nextOpenDay } from '../courts/court-days.ts'
import { addDays, CourtDate, daysBetween } from '../platform/dates.ts'
import type { TaskId } from '../platform/ids.ts'

/** `before` and `after`: the working day next to a closed day. `last`: always the last working day of the month. */
export const workingDays = ['before', 'after', 'last'] as const

export const TaskRepeat = z.object({
  every: z.enum(['day', 'week', 'month', 'year']),
  interval: z.int().min(1).max(99),
  until: CourtDate.nullable(),
  working_day: z.enum(workingDays).nullish(),
})
export type TaskRepeat = z.infer<typeof TaskRepeat>

/** A moved or skipped occurrence. `moved_to` is the task that replaces a moved one. */
export interface LeftOut {
  on: CourtDate
  moved_to: TaskId | null
}

/**
 * `first`, `after` and `on` are days of the rule, before an occurrence is moved to a working day. They stay the same if
 * the court's holidays change.
 */
export interface Series {
  repeat: TaskRepeat
  first: CourtDate
  left_out: readonly LeftOut[]
  calendar: CourtCalendar
}

interface Occurrence {
  on: CourtDate
  date: CourtDate
}

const longest = { day: 1, week: 7, month: 31, year: 366 }
/** Days by which an occurrence is moved at most. */
const movedAtMost = 210

function onRule({ every, interval }: TaskRepeat, first: CourtDate, count: number): CourtDate {
  const steps = count * interval
  if (every === 'day' || every === 'week') return addDays(first, steps * longest[every])
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const months = month - 1 + steps * (every === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, last))).toISOString().slice(0, 10)
}

const lastOfMonth = (date: CourtDate): CourtDate => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

function openDayBefore(calendar: CourtCalendar, date: CourtDate): CourtDate {
  for (let back = 0; back <= movedAtMost; back += 1) {
    const day = addDays(date, -back)
    if (isCourtOpen(calendar, day)) return day
  }
  return date
}

/** The day on which the occurrence falls whose day by the rule is `on`. */
export function dateOf({ repeat, calendar }: Pick<Series, 'repeat' | 'calendar'>, on: CourtDate): CourtDate {
  if (repeat.working_day === 'last') return openDayBefore(calendar, lastOfMonth(on))
  if (repeat.working_day === 'before') return openDayBefore(calendar, on)
  if (repeat.working_day === 'after') return nextOpenDay(calendar, on) ?? on
  return on
}

/** Null after the last occurrence. Of two occurrences that move to the same working day, the second is left out. */
export function nextOccurrence(series: Series, after: CourtDate): Occurrence | null {
  const { repeat, first, left_out } = series
  const taken = new Set([after, ...left_out.map(({ on }) => on)].map((on) => dateOf(series, on)))
  let count = Math.max(0, Math.floor(daysBetween(first, after) / (longest[repeat.every] * repeat.interval)))
  for (;;) {
    const on = onRule(repeat, first, count)
    const date = dateOf(series, on)
    if (repeat.until && (repeat.working_day ? date : on) > repeat.until) return null
    if (on > after && !taken.has(date)) return { on, date }
    count += 1
  }
}

export function occurrencesIn(
  series: Series,
  after: CourtDate,
  { from, to }: { from: CourtDate; to: CourtDate },
): Occurrence[] {
  const found: Occurrence[] = []
  const margin = series.repeat.working_day ? movedAtMost : 0
  const before = addDays(from, -margin - 1)
  let next = nextOccurrence(series, after > before ? after : before)
  while (next && next.on <= addDays(to, margin)) {
    if (next.date >= from && next.date <= to) found.push(next)
    next = nextOccurrence(series, next.on)
  }
  return found
}

/** Moves left-out days when a series gets a new first day: if the third occurrence was left out, it stays left out. */
export function recount(series: Series, after: CourtDate, first: CourtDate): LeftOut[] {
  const found: LeftOut[] = []
  const [was, is] = [
    { ...series, left_out: [] },
    { ...series, first, left_out: [] },
  ]
  let [before, now] = [nextOccurrence(was, after), nextOccurrence(is, first)]
  while (before && now) {
    const { on: day } = before
    if (series.left_out.every(({ on }) => on < day)) break
    const known = series.left_out.find(({ on }) => on === day)
    if (known) found.push({ ...known, on: now.on })
    before = nextOccurrence(was, day)
    now = nextOccurrence(is, now.on)
  }
  return found
}
