import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, count, eq, lte, ne } from 'drizzle-orm'
import type { News } from '../../chamber/notifications/notify.ts'
import type { Tx } from '../../platform/db/door.ts'
import { dueCheck } from './due-checks.schema.ts'

const waitsAtMostMs = 86_400_000

export async function checksOverdue(tx: Tx, chamberId: ChamberId, now: Date): Promise<News[]> {
  const before = new Date(now.getTime() - waitsAtMostMs)
  const [row] = await tx
    .select({ overdue: count() })
    .from(dueCheck)
    .where(
      and(
        eq(dueCheck.chamber_id, chamberId),
        eq(dueCheck.state, 'due'),
        ne(dueCheck.kind, 'page'),
        lte(dueCheck.due_at, before),
      ),
    )
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
