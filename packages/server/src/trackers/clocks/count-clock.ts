import { type CourtCalendar, whyClosed } from '@peshi/contract/courts/court-days'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type ClockRule, excusablePeriod, findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { ClockCount } from '@peshi/contract/trackers/clocks'
import { type CopyDays, timeForCopy } from '@peshi/contract/trackers/copy-time'
import { type Exclusion, type Period, runClock } from '@peshi/contract/trackers/run-clock'
import { Invalid } from '../../platform/errors.ts'

export interface ClockDates {
  rule: string
  start_on: CourtDate
  court_id: CourtId | null
  period: Period | null
  ends_on: CourtDate | null
  exclusions: readonly Exclusion[]
}

/** For a matter without a court. Sundays and national holidays are closed even if no days are listed. */
export const anyCourt: CourtCalendar = { saturdays: 'none', days: [], covers: [] }

/** Days that the Supreme Court excluded from limitation periods because of the pandemic (suo motu W.P. (C) 3/2020). */
const extension = { from: '2020-03-15', to: '2022-02-28' }

export function ruleOf(key: string): ClockRule {
  const rule = findClockRule(key)
  if (!rule) throw new Invalid('There is no such rule any more.', { rule: 'Choose another' }, 'clock-rule-gone')
  return rule
}

export const firstDue = (counts: readonly ClockCount[]): CourtDate =>
  counts.map(({ due_on }) => due_on).reduce((first, day) => (day < first ? day : first))

/** `copies`: the applications for certified copies of the order from which the period runs. */
export function countClock(
  dates: ClockDates,
  calendar: CourtCalendar | null,
  copies: readonly CopyDays[] = [],
): ClockCount[] {
  const rule = ruleOf(dates.rule)
  const { start_on, ends_on } = dates
  const days = calendar ?? anyCourt
  if (ends_on) {
    if (ends_on < start_on)
      throw new Invalid('The last day is before the first.', { ends_on: 'Write a later date' }, 'clock-ends-early')
    const closed = whyClosed(days, ends_on)
    return [
      {
        period: null,
        due_on: ends_on,
        counted_to: ends_on,
        excusable_to: null,
        steps: closed ? [{ step: 'not-moved', closed, date: ends_on }] : [],
        unknown: null,
        touches_extension: touchesExtension(start_on, ends_on),
      },
    ]
  }
  const periods = dates.period ? [dates.period] : rule.periods
  if (periods.length === 0)
    throw new Invalid('Enter a period or a last day.', { period: 'Fill this in' }, 'clock-without-period')
  return periods.map((period) => {
    const run = runClock({
      start_on,
      period,
      counting: rule.counting,
      exclusions: [...dates.exclusions, ...copies.flatMap(timeForCopy)],
      excusable: excusablePeriod(rule),
      calendar: days,
    })
    return { period, ...run, touches_extension: touchesExtension(start_on, run.due_on) }
  })
}

const touchesExtension = (start: CourtDate, end: CourtDate) => start <= extension.to && end >= extension.from
