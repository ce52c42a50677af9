// Calculates when a period of law ends, and says each step of the calculation.
// Input: the day of the event, the period, how it is counted, excluded days, and the court's calendar. All days are
// calendar dates of India. The sections of the law and the judgments are beside the rules below.
// Order: first day, period, excluded days, then the move to the next open day of the court.
// - The result is the same for the same input: nothing depends on today's date.
// - If the court's holidays around the last day are not known, `unknown` names the days. The date is then not certain.
// - The last day on which a delay can be excused does not move when the court is closed.
import {
  type Closed,
  type CourtCalendar,
  type DateSpan,
  nextOpenDay,
  unknownAround,
  whyClosed,
} from '../courts/court-days.ts'
import { addDays, type CourtDate, daysBetween } from '../platform/dates.ts'

export type PeriodUnit = 'days' | 'weeks' | 'months' | 'years'

export interface Period {
  count: number
  unit: PeriodUnit
}

export interface Exclusion {
  kind: 'copy' | 'other'
  /** For a copy, the day on which it was requested. Otherwise, the first excluded day. */
  from: CourtDate
  /** For a copy, the day on which it was ready. Otherwise, the last excluded day. */
  to: CourtDate
  reason?: string | null
}

export interface Counting {
  /**
   * The first counted day. `excluded`: the day after the event (Limitation Act s. 12(1)). `included`: the day of the
   * event.
   */
  firstDay: 'excluded' | 'included'
  /**
   * If the court is closed on the last day: `next-open-day` moves it to the next open day (Limitation Act s. 4), and
   * `stands` does not move it.
   */
  lastDay: 'next-open-day' | 'stands'
  dueAfter?: boolean
}

export type ClockStep =
  | { step: 'start'; date: CourtDate; firstDay: Counting['firstDay'] }
  | { step: 'period'; period: Period; date: CourtDate }
  | { step: 'excluded'; exclusion: Exclusion; days: number; date: CourtDate }
  | { step: 'too-late'; exclusion: Exclusion; date: CourtDate }
  | { step: 'moved'; from: CourtDate; closed: Closed; date: CourtDate }
  | { step: 'not-moved'; closed: Closed; date: CourtDate }
  | { step: 'due-after'; date: CourtDate }

export interface ClockRun {
  due_on: CourtDate
  counted_to: CourtDate
  /** Last day on which the court can excuse the delay. It does not move if the court is closed (Assam Urban, 2012). */
  excusable_to: CourtDate | null
  steps: ClockStep[]
  /** Days around the last day whose holidays are unknown. The court may be closed on the last day. */
  unknown: DateSpan | null
}

export interface ClockInput {
  start_on: CourtDate
  period: Period
  counting: Counting
  exclusions?: readonly Exclusion[]
  excusable?: Period | null
  calendar?: CourtCalendar | null
}

/**
 * Counts calendar months: three months from 30 November end on the last day of February (State of H.P. v. Himachal
 * Techno Engineers, 2010).
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

  return {
    due_on,
    counted_to,
    excusable_to: excusable && endOfPeriod(counted_to, excusable),
    steps,
    unknown: calendar && counting.lastDay === 'next-open-day' ? unknownAround(calendar, last) : null,
  }
}

/** Counts a day in two exclusions only once. Ignores an exclusion that begins after the last day. */
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
    // The day of the request is not excluded (NCLAT, 11 October 2022, 2022 (10) TMI 436).
    const before = exclusion.kind === 'copy' ? exclusion.from : addDays(exclusion.from, -1)
    const from = before > upTo ? before : upTo
    const days = Math.max(0, daysBetween(from, exclusion.to))
    last = addDays(last, days)
    if (exclusion.to > upTo) upTo = exclusion.to
    steps.push({ step: 'excluded', exclusion, days, date: last })
  }
  return { last, steps }
}
