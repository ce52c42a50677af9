import { addDays, type CourtDate, courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, count, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { direction } from '../../matters/directions/directions.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import { clock as clockTable } from '../../trackers/clocks/clocks.schema.ts'
import { dueCheck } from '../../trackers/due-checks/due-checks.schema.ts'
import { notification } from './notifications.schema.ts'
import { type News, notify } from './notify.ts'

/** So long may a due check wait before the chamber is told. */
const waitsAtMostMs = 86_400_000

/** Every morning: clocks and directions that come to their end, and pictures that nobody read. */
export async function remind({ db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>): Promise<void> {
  const now = clock.now()
  const today = courtDateAt(now)
  const chambers = await db.asSystem('reminders', (tx) =>
    tx.select({ id: chamber.id }).from(chamber).where(eq(chamber.enabled, true)).orderBy(asc(chamber.id)),
  )
  for (const { id } of chambers)
    await db.asChamber(id, async (tx) => {
      const news = [
        ...(await clocksEnding(tx, id, today)),
        ...(await directionsDue(tx, id, today)),
        ...(await checksOverdue(tx, id, new Date(now.getTime() - waitsAtMostMs))),
      ]
      const untold: News[] = []
      for (const one of news) if (!(await wasTold(tx, id, one))) untold.push(one)
      await notify(tx, { clock, events }, id, ...untold)
    })
}

/** The one that was passed last of a clock's own marks, days before its end: what was missed while nothing ran is made up for. */
const markFor = (reminders: readonly number[], daysLeft: number): number | null =>
  reminders.toSorted((one, other) => one - other).find((mark) => daysLeft <= mark) ?? null

/** The same news of the same day and mark: told once, however often the work is begun anew. */
async function wasTold(tx: Tx, chamberId: ChamberId, { kind, subject, values = {} }: News): Promise<boolean> {
  const [row] = await tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(
        eq(notification.chamber_id, chamberId),
        eq(notification.kind, kind),
        eq(notification.subject_id, subject.id),
        sql`${notification.values} @> ${JSON.stringify({ date: values.date ?? null, mark: values.mark ?? null })}::jsonb`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** A clock that belongs to no matter is looked at where its tracker is. */
const whatRuns = (row: typeof clockTable.$inferSelect): Pick<News['subject'], 'kind' | 'id'> =>
  row.matter_id || row.subject_kind === 'matter'
    ? { kind: 'clock', id: row.id }
    : { kind: row.subject_kind, id: row.subject_id }

async function clocksEnding(tx: Tx, chamberId: ChamberId, today: CourtDate): Promise<News[]> {
  const rows = await tx
    .select({ row: clockTable })
    .from(clockTable)
    .leftJoin(matter, and(eq(matter.chamber_id, clockTable.chamber_id), eq(matter.id, clockTable.matter_id)))
    .where(
      and(
        eq(clockTable.chamber_id, chamberId),
        isNull(clockTable.deleted_at),
        isNull(clockTable.ended),
        isNull(matter.deleted_at),
        gte(clockTable.due_on, today),
        sql`${clockTable.due_on} <= ${today}::date + ${clockTable.near_days}`,
      ),
    )
  return rows.map(({ row }) => ({
    kind: 'clock.ending',
    to: 'team',
    matterId: row.matter_id,
    subject: { ...whatRuns(row), label: row.title ?? row.subject_label },
    values: { date: row.due_on, mark: markFor(row.reminders, daysBetween(today, row.due_on)), rule: row.rule },
  }))
}

async function directionsDue(tx: Tx, chamberId: ChamberId, today: CourtDate): Promise<News[]> {
  const rows = await tx
    .select({ row: direction })
    .from(direction)
    .innerJoin(matter, and(eq(matter.chamber_id, direction.chamber_id), eq(matter.id, direction.matter_id)))
    .where(
      and(
        eq(direction.chamber_id, chamberId),
        eq(direction.state, 'open'),
        isNotNull(direction.due_date),
        isNull(matter.deleted_at),
        gte(direction.due_date, today),
        lte(direction.due_date, addDays(today, 1)),
      ),
    )
  return rows.map(({ row }) => ({
    kind: 'direction.due',
    to: 'team',
    matterId: row.matter_id,
    subject: { kind: 'direction', id: row.id, label: row.text },
    values: { date: row.due_date, mark: 1 },
  }))
}

async function checksOverdue(tx: Tx, chamberId: ChamberId, before: Date): Promise<News[]> {
  const [row] = await tx
    .select({ overdue: count() })
    .from(dueCheck)
    .where(and(eq(dueCheck.chamber_id, chamberId), eq(dueCheck.state, 'due'), lte(dueCheck.due_at, before)))
  if (!row || row.overdue === 0) return []
  return [
    {
      kind: 'due-checks.overdue',
      to: 'chamber',
      subject: { kind: 'due-checks', id: chamberId },
      values: { count: row.overdue, date: courtDateAt(before), mark: null },
    },
  ]
}
