import type { CourtId } from '@peshi/contract/platform/ids'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { ClockDetail } from '@peshi/contract/trackers/clocks'
import type { Exclusion, PeriodUnit } from '@peshi/contract/trackers/run-clock'

export interface ExclusionFields {
  key: number
  kind: Exclusion['kind']
  from: string
  to: string
  reason: string
}

export interface ClockFields {
  rule: string
  start_on: string
  court_id: CourtId | null
  mode: 'rule' | 'period' | 'date'
  chosen: string | null
  count: number
  unit: PeriodUnit
  ends_on: string
  exclusions: readonly ExclusionFields[]
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
  exclusions: [],
  title: '',
  reason: '',
  note: '',
  reminders: '15, 7, 1',
  isCritical: true,
}

export function withExclusion(fields: ClockFields, kind: Exclusion['kind']): ClockFields {
  const key = Math.max(0, ...fields.exclusions.map((row) => row.key)) + 1
  return { ...fields, exclusions: [...fields.exclusions, { key, kind, from: '', to: '', reason: '' }] }
}

export function withCopyRow(fields: ClockFields): ClockFields {
  const isAsked = findClockRule(fields.rule)?.leavesOutCopyTime ?? false
  const hasRow = fields.exclusions.some(({ kind }) => kind === 'copy')
  return isAsked && !hasRow ? withExclusion(fields, 'copy') : fields
}

export function fieldsOf(clock: ClockDetail): ClockFields {
  const periods = findClockRule(clock.rule)?.periods ?? []
  const ofRule = periods.find(({ count, unit }) => count === clock.period?.count && unit === clock.period.unit)
  return {
    ...emptyFields,
    rule: clock.rule,
    start_on: clock.start_on,
    court_id: clock.court_id,
    mode: clock.ends_on ? 'date' : clock.period && !ofRule ? 'period' : 'rule',
    chosen: ofRule && periods.length > 1 ? `${ofRule.count} ${ofRule.unit}` : null,
    count: clock.period?.count ?? emptyFields.count,
    unit: clock.period?.unit ?? 'days',
    ends_on: clock.ends_on ?? '',
    exclusions: clock.exclusions.map(({ reason, ...span }, key) => ({ key, ...span, reason: reason ?? '' })),
    title: clock.title ?? '',
    reason: clock.reason ?? '',
    note: clock.note ?? '',
    reminders: clock.reminders.join(', '),
    isCritical: clock.is_critical,
  }
}

export function datesOf(fields: ClockFields) {
  const { rule, start_on, mode, chosen, count, unit, ends_on, court_id } = fields
  if (!rule || !start_on) return null
  if (mode === 'date' && !ends_on) return null
  if (mode === 'period' && count < 1) return null
  const rows = mode === 'date' ? [] : filledRows(fields)
  if (rows.some(({ from, to }) => !from || !to)) return null
  return {
    rule,
    start_on,
    court_id,
    period: mode === 'period' ? { count, unit } : mode === 'rule' && chosen ? periodOf(chosen) : null,
    ends_on: mode === 'date' ? ends_on : null,
    exclusions: rows.map(({ kind, from, to, reason }) => ({ kind, from, to, reason: reason || null })),
  }
}

const periodOf = (chosen: string) => {
  const [count, unit] = chosen.split(' ')
  return { count: Number(count), unit: unit as PeriodUnit }
}

const isBlank = ({ from, to }: ExclusionFields) => !from && !to

/** The rows are not sorted, because the server's errors name a row by its index. */
export const filledRows = ({ exclusions }: Pick<ClockFields, 'exclusions'>) => exclusions.filter((row) => !isBlank(row))

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
