import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm'
import type { News } from '../../chamber/notifications/notify.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { direction } from './directions.schema.ts'

export async function directionsDue(tx: Tx, chamberId: ChamberId, now: Date): Promise<News[]> {
  const today = courtDateAt(now)
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
