import type { CourtId, PersonId } from '@peshi/contract/platform/ids'
import type { ClockInput } from '@peshi/contract/trackers/clocks'
import { periodOf } from './clocks.present.ts'
import type { ClockChanges, ClockRow } from './clocks.repo.ts'
import type { ClockDates } from './count-clock.ts'

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
