// The days that a period leaves out because a certified copy had to be made (Limitation Act 1963 s. 12(2) and (3)).
// - The days from the application to the day on which the copy is ready are left out. The day of the application itself
//   is not, as in `run-clock.ts`. Courts differ about it, and this reading gives the earlier date.
// - Only the "time requisite" counts: the days between a notified deficiency and its payment, and the days until somebody
//   fetches a ready copy, are the applicant's own delay (Pramatha Nath Roy v. Lee, Privy Council 1922; Lala Balmukund v.
//   Lajwanti, (1975) 1 SCC 725; Sivalingam v. Dakshinamoorthy, 1992 (2) KLT 929).
// - The time in which the court prepared the decree before the application is not left out (Explanation to s. 12), so
//   nothing is counted before the application.
// - An application after the end of the period leaves out nothing. `runClock` sees to that.
import type { CourtDate } from '../platform/dates.ts'
import type { MatterId, OrderId } from '../platform/ids.ts'
import type { ClockRule } from './clock-rules.ts'
import type { ClockStep, Exclusion } from './run-clock.ts'

export interface CopyDays {
  applied_on: CourtDate
  deficient_on: CourtDate | null
  made_good_on: CourtDate | null
  ready_on: CourtDate | null
  withdrawn_on: CourtDate | null
}

export interface CopyOfOrder extends CopyDays {
  matter_id: MatterId
  /** Null if the order is not one of the court's record. */
  order_id: OrderId | null
  order_on: CourtDate
}

interface PeriodOfOrder {
  rule: Pick<ClockRule, 'leavesOutCopyTime'> | undefined
  matter_id: MatterId | null
  order_id: OrderId | null
  start_on: CourtDate
}

/** Applications for copies of the order from which a period runs, without the withdrawn ones. */
export const copiesFor = <Copy extends CopyOfOrder>(
  { rule, matter_id, order_id, start_on }: PeriodOfOrder,
  copies: readonly Copy[],
): Copy[] =>
  copies.filter(
    (copy) =>
      rule?.leavesOutCopyTime &&
      copy.matter_id === matter_id &&
      !copy.withdrawn_on &&
      (copy.order_id && order_id ? copy.order_id === order_id : copy.order_on === start_on),
  )

/** Returns no days until the copy is ready, because their number is not known before. */
export function timeForCopy({ applied_on, deficient_on, made_good_on, ready_on, withdrawn_on }: CopyDays): Exclusion[] {
  if (!ready_on || withdrawn_on) return []
  const span = (from: CourtDate, to: CourtDate): Exclusion => ({ kind: 'copy', from, to, reason: null })
  if (!deficient_on) return [span(applied_on, ready_on)]
  return [span(applied_on, deficient_on), ...(made_good_on ? [span(made_good_on, ready_on)] : [])]
}

/** The days that one copy left out of a counted period. Days that something else left out already are not among them. */
export function daysForCopy(steps: readonly ClockStep[], copy: CopyDays): number {
  const own = timeForCopy(copy)
  return steps
    .filter((step) => step.step === 'excluded')
    .filter(({ exclusion }) =>
      own.some(({ kind, from, to }) => exclusion.kind === kind && exclusion.from === from && exclusion.to === to),
    )
    .reduce((sum, { days }) => sum + days, 0)
}
