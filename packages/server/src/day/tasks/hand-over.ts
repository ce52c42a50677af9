import { and, eq, isNull } from 'drizzle-orm'
import type { HandOver } from '../../chamber/members/members.service.ts'
import type { Tx } from '../../platform/db/door.ts'
import { task } from './tasks.schema.ts'

export async function handTasksOver(tx: Tx, { chamberId, from, to }: HandOver): Promise<void> {
  await tx
    .update(task)
    .set({ assignee_id: to })
    .where(and(eq(task.chamber_id, chamberId), eq(task.assignee_id, from), isNull(task.done_at)))
}
