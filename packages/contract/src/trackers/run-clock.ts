import { type Closed, type CourtCalendar, knowsYear, nextOpenDay, whyClosed } from '../courts/court-days.ts'
import { addDays, type CourtDate, daysBetween } from '../platform/dates.ts'

export type PeriodUnit = 'days' | 'weeks' | 'months' | 'years'

export interface Period {
  count: number
  unit: PeriodUnit
}

/** Time that does not count: what a certified copy took (Limitation Act s.12), or another reason that is named. */
export interface Exclusion {
  kind: 'copy' | 'other'
  /** The copy was applied for; the first day that counts no more. */
  from: CourtDate
  /** The copy was ready; the last day that does not count. */
  to: CourtDate
  reason?: string | null
}

/** How a rule counts. The rows of `clock-rules.ts` say it of each. */
export interface Counting {
  /** `excluded`: the day of the event is day 0 (Limitation Act s.12(1)); `included`: it is day 1. */
  firstDay: 'excluded' | 'included'
  /** `next-open-day`: a last day on which the court is closed moves (Limitation Act s.4); `stands`: it does not. */
  lastDay: 'next-open-day' | 'stands'
  /** The thing falls due on the day after the last one: the right to default bail. */
  dueAfter?: boolean
}

/** What was counted, in order, for people to follow. */
export type ClockStep =
  | { step: 'start'; date: CourtDate; firstDay: Counting['firstDay'] }
  | { step: 'period'; period: Period; date: CourtDate }
  | { step: 'excluded'; exclusion: Exclusion; days: number; date: CourtDate }
  /** The copy was applied for when the time was already over: nothing is excluded. */
  | { step: 'too-late'; exclusion: Exclusion; date: CourtDate }
  | { step: 'moved'; from: CourtDate; closed: Closed; date: CourtDate }
  /** Closed on the last day, but this period does not move. */
  | { step: 'not-moved'; closed: Closed; date: CourtDate }
  | { step: 'due-after'; date: CourtDate }

export interface ClockRun {
  /** The last day on which the thing can be done; where the rule says so the day after. */
  due_on: CourtDate
  /** The same before it was moved because the court is closed. */
  counted_to: CourtDate
  /** Till when delay can be excused at the most; it never moves (Assam Urban, 2012). */
  excusable_to: CourtDate | null
  steps: ClockStep[]
  /** Years of the last days for which the court's holiday list is not known: the last day may be a closed one. */
  unknown_years: string[]
}

export interface ClockInput {
  start_on: CourtDate
  period: Period
  counting: Counting
  exclusions?: readonly Exclusion[]
  /** How much longer delay can be excused. */
  excusable?: Period | null
  /** The court's days; without them nothing is moved, and nothing is said of it. */
  calendar?: CourtCalendar | null
}

/**
 * The day on which a period ends that begins after `start`. Months and years go by the calendar: three months from
 * 30 November end on the last day of February (State of H.P. v. Himachal Techno Engineers, 2010: not 90 days).
 */
export function endOfPeriod(start: CourtDate, { count, unit }: Period): CourtDate {
  if (unit === 'days') return addDays(start, count)
  if (unit === 'weeks') return addDays(start, count * 7)
  const [year, month, day] = [Number(start.slice(0, 4)), Number(start.slice(5, 7)), Number(start.slice(8))]
  const months = year * 12 + month - 1 + (unit === 'years' ? count * 12 : count)
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
  const inMonth = daysBetween(
    first,
    new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 1)).toISOString().slice(0, 10),
  )
  return addDays(first, Math.min(day, inMonth) - 1)
}

/** Counts a clock out, step by step. Pure: the same input gives the same days. */
export function runClock(input: ClockInput): ClockRun {
  const { start_on, period, counting, exclusions = [], excusable = null, calendar = null } = input
  const dayZero = counting.firstDay === 'excluded' ? start_on : addDays(start_on, -1)
  let last = endOfPeriod(dayZero, period)
  const steps: ClockStep[] = [
    { step: 'start', date: start_on, firstDay: counting.firstDay },
    { step: 'period', period, date: last },
  ]
  const excluded = exclude(last, start_on, exclusions)
  last = excluded.last
  steps.push(...excluded.steps)

  const counted_to = last
  const closed = calendar && whyClosed(calendar, last)
  if (closed && counting.lastDay === 'stands') steps.push({ step: 'not-moved', closed, date: last })
  if (closed && calendar && counting.lastDay === 'next-open-day') {
    const open = nextOpenDay(calendar, last) ?? last
    if (open !== last) steps.push({ step: 'moved', from: last, closed, date: open })
    last = open
  }
  const due_on = counting.dueAfter ? addDays(last, 1) : last
  if (due_on !== last) steps.push({ step: 'due-after', date: due_on })

  const years = [...new Set([counted_to.slice(0, 4), last.slice(0, 4)])]
  return {
    due_on,
    counted_to,
    excusable_to: excusable && endOfPeriod(counted_to, excusable),
    steps,
    unknown_years:
      calendar && counting.lastDay === 'next-open-day' ? years.filter((year) => !knowsYear(calendar, year)) : [],
  }
}

/**
 * Adds the time that does not count, earliest first. A copy's time is from the day after it was applied for to the day
 * it was ready (so the appellate tribunal counted on 11 October 2022, 2022 (10) TMI 436: 12 May to 14 June, 33 days);
 * some courts give the day of the application as well, which is the longer count and the less safe one. A day that two
 * exclusions name is excluded once. What begins after the time was over excludes nothing.
 */
function exclude(
  end: CourtDate,
  start: CourtDate,
  exclusions: readonly Exclusion[],
): { last: CourtDate; steps: ClockStep[] } {
  let last = end
  let upTo = start
  const steps: ClockStep[] = []
  const inOrder = exclusions.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
  for (const exclusion of inOrder) {
    if (exclusion.from > last) {
      steps.push({ step: 'too-late', exclusion, date: last })
      continue
    }
    // A copy's time begins on the day after the application; any other names its own first day.
    const before = exclusion.kind === 'copy' ? exclusion.from : addDays(exclusion.from, -1)
    const from = before > upTo ? before : upTo
    const days = Math.max(0, daysBetween(from, exclusion.to))
    last = addDays(last, days)
    if (exclusion.to > upTo) upTo = exclusion.to
    steps.push({ step: 'excluded', exclusion, days, date: last })
  }
  return { last, steps }
}
