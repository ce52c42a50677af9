import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { ClockInput, ClockSubject, listClocks } from '@peshi/contract/trackers/clocks'
import { periodOf } from './clocks.present.ts'
import type { ClockChanges, ClockRow, clocksRepo } from './clocks.repo.ts'
import type { Subject } from './clocks.service.ts'
import type { ClockDates } from './count-clock.ts'
import type { Counted } from './count-clocks.ts'

export const edited = [
  'rule',
  'start_on',
  'court',
  'period_count',
  'period_unit',
  'ends_on',
  'exclusions',
  'is_critical',
  'title',
  'note',
  'reminders',
] as const

const remindersAtMost = 10

export const datesIn = (input: Pick<ClockInput, 'rule' | 'start_on'> & Partial<ClockInput>): ClockDates => ({
  rule: input.rule,
  start_on: input.start_on,
  court_id: input.court_id ?? null,
  period: input.ends_on ? null : (input.period ?? null),
  ends_on: input.ends_on ?? null,
  exclusions: input.ends_on ? [] : (input.exclusions ?? []),
})

export const datesOf = (row: ClockRow['clock']): ClockDates => ({
  rule: row.rule,
  start_on: row.start_on,
  court_id: row.court,
  period: periodOf(row),
  ends_on: row.ends_on,
  exclusions: row.exclusions,
})

export const countedOf = (row: ClockRow['clock']): Counted => ({
  matter_id: row.matter_id,
  order_id: row.order_id,
  dates: datesOf(row),
})

export const matterOf = ({ kind, id, matterId = null }: Pick<Subject, 'kind' | 'id' | 'matterId'>): MatterId | null =>
  kind === 'matter' ? (id as MatterId) : matterId

/** The own event of these records says what happens to their deadline with them. */
export const isToldBySubject = (kind: ClockSubject): boolean =>
  kind === 'direction' || kind === 'serving' || kind === 'filing'

export const valuesOf = (dates: ClockDates) => ({
  rule: dates.rule,
  start_on: dates.start_on,
  court: dates.court_id as CourtId | null,
  period_count: dates.period?.count ?? null,
  period_unit: dates.period?.unit ?? null,
  ends_on: dates.ends_on,
  exclusions: dates.exclusions.map(({ kind, from, to, reason = null }) => ({ kind, from, to, reason })),
})

export const inOrder = (reminders: readonly number[]): number[] =>
  [...new Set(reminders)].toSorted((a, b) => b - a).slice(0, remindersAtMost)

/** New dates need a second reviewer again. */
export const enteredBy = ({ personId }: { personId?: PersonId | null }, at: Date): ClockChanges => ({
  entered_by: personId ?? null,
  entered_at: at,
  ticked_by: null,
  ticked_at: null,
})

export const endedBy = (
  { personId }: { personId?: PersonId | null },
  how: 'done' | 'stopped',
  reason: string | null,
  at: Date,
): ClockChanges => ({
  ended: how,
  ended_by: personId ?? null,
  ended_at: at,
  ended_reason: reason,
})

type CountedStates = Awaited<ReturnType<ReturnType<typeof clocksRepo>['countByState']>>

const openStatesSum = (counts: CountedStates) => counts.running + counts.near + counts.today + counts.past

export function totalOf(state: QueryOf<typeof listClocks>['state'], counts: CountedStates): number {
  if (state === 'open') return openStatesSum(counts)
  if (state === 'all') return openStatesSum(counts) + counts.done + counts.stopped
  return counts[state]
}
