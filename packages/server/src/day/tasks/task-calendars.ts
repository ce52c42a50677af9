import { type CourtCalendar, defaultCalendar } from '@peshi/contract/courts/court-days'
import type { TaskRepeat } from '@peshi/contract/day/task-repeat'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { courtCalendarRepo } from '../../trackers/clocks/court-calendar.repo.ts'

interface OfCourt {
  task: { repeat: TaskRepeat | null }
  court: CourtId | null
}

/** Reads the working days of repeated tasks: those of the matter's court, or else the usual ones. */
export async function readTaskCalendars(tx: Tx, chamberId: ChamberId, rows: readonly OfCourt[]) {
  const courts = new Set(rows.flatMap(({ task, court }) => (task.repeat?.working_day && court ? [court] : [])))
  const calendars = await courtCalendarRepo(tx, chamberId).readAll([...courts])
  return ({ court }: Pick<OfCourt, 'court'>): CourtCalendar => (court && calendars.get(court)) || defaultCalendar
}

/** Reads the working days of one task. */
export async function readTaskCalendar(
  tx: Tx,
  chamberId: ChamberId,
  { repeat, matter_id }: { repeat: TaskRepeat | null; matter_id: MatterId | null },
): Promise<CourtCalendar> {
  if (!repeat?.working_day || !matter_id) return defaultCalendar
  const found = await tx
    .select({ court: matter.hc_name })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, matter_id)))
    .then(takeFirst)
  return found ? courtCalendarRepo(tx, chamberId).read(found.court) : defaultCalendar
}
