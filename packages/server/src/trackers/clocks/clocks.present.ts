import { type CourtCalendar, unknownAround } from '@peshi/contract/courts/court-days'
import { numberLabel } from '@peshi/contract/courts/labels'
import { type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import type { CourtId, PersonId } from '@peshi/contract/platform/ids'
import { excusablePeriod, findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { Clock, ClockCount, ClockDetail, ClockState } from '@peshi/contract/trackers/clocks'
import { type CopyOfOrder, copiesFor, daysForCopy, timeForCopy } from '@peshi/contract/trackers/copy-time'
import { type Period, runClock } from '@peshi/contract/trackers/run-clock'
import { courtShort } from '@peshi/courts/catalogue/courts'
import { presentVersion } from '../../platform/db/versions.ts'
import { whoseStep } from '../directions/whose-step.ts'
import type { ClockRow } from './clocks.repo.ts'
import { anyCourt } from './count-clock.ts'

type Row = ClockRow['clock']

export interface Seen {
  today: CourtDate
  by: PersonId | null
  calendars: ReadonlyMap<CourtId, CourtCalendar>
  copies: readonly CopyOfOrder[]
}

export function stateOf(row: Pick<Row, 'ended' | 'due_on' | 'near_days'>, today: CourtDate): ClockState {
  if (row.ended) return row.ended
  const left = daysBetween(today, row.due_on)
  if (left < 0) return 'past'
  if (left === 0) return 'today'
  return left <= row.near_days ? 'near' : 'running'
}

export const periodOf = ({ period_count: count, period_unit: unit }: Row): Period | null =>
  count && unit ? { count, unit } : null

export function presentClock(found: ClockRow, { today, by, calendars, copies }: Seen): Clock {
  const row = found.clock
  const rule = findClockRule(row.rule)
  const period = periodOf(row)
  const own = row.ends_on ? [] : copiesFor({ ...row, rule }, copies)
  const runs =
    rule && !row.ends_on
      ? (period ? [period] : rule.periods).map((each) => ({
          period: each,
          ...runClock({
            start_on: row.start_on,
            period: each,
            counting: rule.counting,
            exclusions: [...row.exclusions, ...own.flatMap(timeForCopy)],
            excusable: excusablePeriod(rule),
          }),
        }))
      : []
  const [only] = runs
  const mayMove = rule?.counting.lastDay === 'next-open-day' && !row.ends_on
  return {
    ...row,
    ...presentVersion(row),
    _id: row.id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    ctitle: found.matter_title ?? row.subject_label ?? '',
    case_label: found.unique_id && found.hc_name ? numberLabel({ ...found, ...named(found) }) : null,
    court_id: row.court,
    court_short: row.court && courtShort(row.court),
    whose: whoseStep(found.by_side, found.our_side),
    from_order: row.order_id && { _id: row.order_id, date: found.order_date, page: found.page, text: found.words },
    period: period ?? (runs.length === 1 && only ? only.period : null),
    days_left: daysBetween(today, row.due_on),
    state: stateOf(row, today),
    ticked: row.ticked_at && { name: found.ticked_name, at: row.ticked_at.toISOString() },
    may_tick: row.is_critical && !row.ended && !row.ticked_at && by !== null && row.entered_by !== by,
    outlasted_by:
      rule?.key === 'interim-order' && !row.ended && found.matter_next_date && found.matter_next_date > row.due_on
        ? found.matter_next_date
        : null,
    excusable_to: runs.length === 1 && only ? only.excusable_to : null,
    unknown: mayMove ? unknownAround((row.court && calendars.get(row.court)) || anyCourt, row.due_on) : null,
    choices:
      runs.length > 1
        ? runs
            .map((run) => ({ period: run.period, due_on: run.due_on }))
            .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))
        : [],
    copies: own.map((copy) => ({
      applied_on: copy.applied_on,
      ready_on: copy.ready_on,
      days: only ? daysForCopy(only.steps, copy) : 0,
    })),
  }
}

const named = ({ unique_id, hc_name }: ClockRow) => ({ unique_id: unique_id ?? '', hc_name: hc_name ?? '' })

export function presentDetail(found: ClockRow, seen: Seen, counts: ClockCount[]): ClockDetail {
  const row = found.clock
  return {
    ...row,
    ...presentClock(found, seen),
    unknown: counts.find(({ unknown }) => unknown)?.unknown ?? null,
    counts,
    entered: { name: found.entered_name, at: row.entered_at.toISOString() },
    ended: row.ended_at && {
      name: found.ended_name,
      at: row.ended_at.toISOString(),
      reason: row.ended_reason,
    },
  }
}
