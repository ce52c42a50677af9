import { type PlanState, planReminders } from '@peshi/contract/chamber/plans'
import { addDays, type CourtDate, courtDateAt, dayStart, daysBetween } from '@peshi/contract/platform/dates'
import type { SoldPlan } from './plan-settings.ts'

export function addMonths(date: CourtDate, months: number): CourtDate {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

export interface RunningPlan {
  plan: string
  is_trial: boolean
  months: number
  price: number
  ends_on: CourtDate
}

/**
 * Last day of the plan after a payment today. Remaining days of a trial or of the same plan are added. Those of another
 * plan are converted by price.
 */
export function lastDayAfterPayment(
  running: RunningPlan | null,
  sold: Pick<SoldPlan, 'id' | 'months' | 'price'>,
  today: CourtDate,
  graceDays: number,
): CourtDate {
  const from = (start: CourtDate) => addDays(addMonths(start, sold.months), -1)
  if (!running || today > addDays(running.ends_on, graceDays)) return from(today)
  if (today > running.ends_on) return from(running.is_trial ? today : addDays(running.ends_on, 1))
  if (running.is_trial || running.plan === sold.id) return from(addDays(running.ends_on, 1))
  const left = daysBetween(today, running.ends_on) + 1
  const carried = Math.floor((left * running.price * sold.months) / (running.months * sold.price))
  return addDays(from(today), carried)
}

export const closesAt = (lastDay: CourtDate, graceDays: number): Date => dayStart(addDays(lastDay, graceDays + 1))

export const openUntil = (expiresAt: Date): CourtDate => courtDateAt(new Date(expiresAt.getTime() - 1))

const longestReminder = Math.max(...planReminders)

export function planStateAt(lastDay: CourtDate | null, expiresAt: Date | null, now: Date): PlanState {
  if (expiresAt && expiresAt <= now) return 'expired'
  if (lastDay === null) return 'active'
  const left = daysBetween(courtDateAt(now), lastDay)
  if (left < 0) return 'grace'
  return left <= longestReminder ? 'ending' : 'active'
}

/**
 * Returns the reminder due today, as a number of days before the last day. Null if none is due or it was already sent.
 */
export function reminderDue(lastDay: CourtDate, reminded: number | null, today: CourtDate): number | null {
  const left = daysBetween(today, lastDay)
  if (left < 0) return null
  const passed = planReminders.filter((mark) => left <= mark)
  const mark = passed.length > 0 ? Math.min(...passed) : null
  return mark === null || (reminded !== null && reminded <= mark) ? null : mark
}
