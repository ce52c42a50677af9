import { isNotSitting } from '@peshi/contract/courts/list-changes'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { type CourtDate, courtDateAt, dayStart } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { dropDue, listDueOf } from '../../chamber/notifications/alerts.repo.ts'
import { readEntries } from '../../matters/hearings/hearings.service.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import type { Event, Hearers } from '../../platform/events/emit.ts'
import { event } from '../../platform/events/event.schema.ts'
import type { Context } from '../../platform/process/context.ts'

/** The matters among a day's entries that the court will not call any more, whatever its board shows. */
export async function listOver(
  tx: Tx,
  chamberId: ChamberId,
  date: CourtDate,
  entries: readonly HearingEntry[],
): Promise<Set<MatterId>> {
  const ids = [...new Set(entries.map(({ matter_id }) => matter_id))]
  const noted = entries.filter(({ outcome, court_outcome: court }) => outcome || court?.business || court?.next_date)
  return new Set([...noted.map(({ matter_id }) => matter_id), ...(await listTakenOff(tx, chamberId, date, ids))])
}

/**
 * Only events of the day count. A court may list a disposed matter, or one with a later next date: then it will
 * be called.
 */
async function listTakenOff(tx: Tx, chamberId: ChamberId, date: CourtDate, ids: MatterId[]): Promise<MatterId[]> {
  if (ids.length === 0) return []
  const isDisposed = and(eq(event.type, 'matter.disposed'), eq(matter.case_status, 'disposed'))
  const isMoved = and(
    eq(event.type, 'matter.next-date-changed'),
    sql`${event.detail}->>'from' = ${date}`,
    sql`${matter.next_date} IS DISTINCT FROM ${date}`,
  )
  const rows = await tx
    .selectDistinct({ id: matter.id })
    .from(event)
    .innerJoin(matter, and(eq(matter.chamber_id, event.chamber_id), eq(matter.id, event.matter_id)))
    .where(
      and(
        eq(event.chamber_id, chamberId),
        inArray(event.matter_id, ids),
        gte(event.at, dayStart(date)),
        or(isDisposed, isMoved),
      ),
    )
  return rows.map(({ id }) => id)
}

const endings = [
  'case.read',
  'matter.next-date-changed',
  'matter.disposed',
  'hearing.noted',
  'listing.gone',
  'listing.deleted',
  'listing.not-sitting',
  'listing.corrected',
]

/** Drops the alerts of calls that are over, if their messages are not sent yet. */
export function stopCallAlerts({ clock }: Pick<Context, 'clock'>): Hearers {
  async function stop(tx: Tx, events: readonly Event[]): Promise<void> {
    const [chamberId] = events.flatMap(({ chamberId }) => chamberId ?? [])
    if (!chamberId) return
    const about = new Set(events.map(({ matterId }) => matterId))
    const due = (await listDueOf(tx, chamberId, 'call.near')).filter(({ matter_id }) => about.has(matter_id))
    if (due.length === 0) return
    const date = courtDateAt(clock.now())
    const matterIds = due.flatMap(({ matter_id }) => matter_id ?? [])
    const { entries } = await readEntries(tx, chamberId, { from: date, to: date, matterIds }, date)
    const over = await listOver(tx, chamberId, date, entries)
    const called = entries.filter((entry) => !entry.is_dropped && !isNotSitting(entry) && !over.has(entry.matter_id))
    const waiting = new Set<MatterId | null>(called.map(({ matter_id }) => matter_id))
    await dropDue(
      tx,
      chamberId,
      due.flatMap(({ id, matter_id }) => (waiting.has(matter_id) ? [] : [id])),
    )
  }
  return Object.fromEntries(endings.map((type) => [type, stop]))
}
