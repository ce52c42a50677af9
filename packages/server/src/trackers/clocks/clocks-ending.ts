import { courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { News } from '../../chamber/notifications/notify.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { clock as clockTable } from './clocks.schema.ts'

const markFor = (reminders: readonly number[], daysLeft: number): number | null =>
  reminders.toSorted((one, other) => one - other).find((mark) => daysLeft <= mark) ?? null

const whatRuns = (row: typeof clockTable.$inferSelect): Pick<News['subject'], 'kind' | 'id'> =>
  row.matter_id || row.subject_kind === 'matter'
    ? { kind: 'clock', id: row.id }
    : { kind: row.subject_kind, id: row.subject_id }

export async function clocksEnding(tx: Tx, chamberId: ChamberId, now: Date): Promise<News[]> {
  const today = courtDateAt(now)
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
