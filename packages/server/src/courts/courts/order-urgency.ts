import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { Urgency } from '../../platform/jobs/queue.ts'

const newForDays = 7

/** How soon people need an order: first those of cases listed today or tomorrow, last those of long ago. */
export function urgencyOfOrder(
  { date, nextDate }: { date: CourtDate | null; nextDate: CourtDate | null },
  now: Date,
): Urgency {
  const today = courtDateAt(now)
  if (nextDate === today || nextDate === addDays(today, 1)) return 'soon'
  return date !== null && date < addDays(today, -newForDays) ? 'late' : 'usual'
}
