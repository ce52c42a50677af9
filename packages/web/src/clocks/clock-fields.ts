import type { ClockDetail } from '@peshi/contract/clocks'
import type { CourtId } from '@peshi/contract/ids'
import type { Exclusion, PeriodUnit } from '@peshi/contract/run-clock'

/** What the form holds, as people write it. */
export interface ClockFields {
  rule: string
  start_on: string
  court_id: CourtId | null
  /** The rule's own period, another one, or a last day that is fixed. */
  mode: 'rule' | 'period' | 'date'
  /** Of a rule with several periods the chosen one, `60 days`. */
  chosen: string | null
  count: number
  unit: PeriodUnit
  ends_on: string
  copyFrom: string
  copyTo: string
  otherFrom: string
  otherTo: string
  otherReason: string
  title: string
  reason: string
  note: string
  reminders: string
  isCritical: boolean
}

export const emptyFields: ClockFields = {
  rule: '',
  start_on: '',
  court_id: null,
  mode: 'rule',
  chosen: null,
  count: 30,
  unit: 'days',
  ends_on: '',
  copyFrom: '',
  copyTo: '',
  otherFrom: '',
  otherTo: '',
  otherReason: '',
  title: '',
  reason: '',
  note: '',
  reminders: '15, 7, 1',
  isCritical: true,
}

/** A clock as the form shows it. The form knows one copy and one other exclusion; more than these it keeps out of sight. */
export function fieldsOf(clock: ClockDetail): ClockFields {
  const copy = clock.exclusions.find(({ kind }) => kind === 'copy')
  const other = clock.exclusions.find(({ kind }) => kind === 'other')
  // What was chosen or written stands in the counts; the plain period is also there when the rule gave it.
  const isWritten = clock.counts.length === 1 && clock.period !== null
  return {
    ...emptyFields,
    rule: clock.rule,
    start_on: clock.start_on,
    court_id: clock.court_id,
    mode: clock.ends_on ? 'date' : isWritten ? 'period' : 'rule',
    count: clock.period?.count ?? emptyFields.count,
    unit: clock.period?.unit ?? 'days',
    ends_on: clock.ends_on ?? '',
    copyFrom: copy?.from ?? '',
    copyTo: copy?.to ?? '',
    otherFrom: other?.from ?? '',
    otherTo: other?.to ?? '',
    otherReason: other?.reason ?? '',
    title: clock.title ?? '',
    reason: clock.reason ?? '',
    note: clock.note ?? '',
    reminders: clock.reminders.join(', '),
    isCritical: clock.is_critical,
  }
}

/** The dates as they are sent; null while too little is written to count anything. */
export function datesOf(fields: ClockFields) {
  const { rule, start_on, mode, chosen, count, unit, ends_on, court_id } = fields
  if (!rule || !start_on) return null
  if (mode === 'date' && !ends_on) return null
  if (mode === 'period' && count < 1) return null
  return {
    rule,
    start_on,
    court_id,
    period: mode === 'period' ? { count, unit } : mode === 'rule' && chosen ? periodOf(chosen) : null,
    ends_on: mode === 'date' ? ends_on : null,
    exclusions: mode === 'date' ? [] : exclusionsOf(fields),
  }
}

const periodOf = (chosen: string) => {
  const [count, unit] = chosen.split(' ')
  return { count: Number(count), unit: unit as PeriodUnit }
}

function exclusionsOf({ copyFrom, copyTo, otherFrom, otherTo, otherReason }: ClockFields): Exclusion[] {
  return [
    ...(copyFrom && copyTo ? [{ kind: 'copy' as const, from: copyFrom, to: copyTo, reason: null }] : []),
    ...(otherFrom && otherTo
      ? [{ kind: 'other' as const, from: otherFrom, to: otherTo, reason: otherReason || null }]
      : []),
  ]
}

/** All of it as it is sent. */
export function inputOf(fields: ClockFields) {
  const dates = datesOf(fields)
  if (!dates) return null
  return {
    ...dates,
    title: fields.title || null,
    reason: fields.reason || null,
    note: fields.note || null,
    is_critical: fields.isCritical,
    reminders: fields.reminders
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
      .slice(0, 10),
  }
}
