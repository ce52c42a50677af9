import type { PersonId } from '@peshi/contract/platform/ids'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import { task } from './tasks.schema.ts'

export async function handTasksOver(tx: Tx, events: readonly Event<'member.removed' | 'member.left'>[]): Promise<void> {
  for (const { chamberId, subject, detail } of events)
    if (chamberId)
      await tx
        .update(task)
        .set({ assignee_id: 'after' in detail ? detail.after : null })
        .where(and(eq(task.chamber_id, chamberId), eq(task.assignee_id, subject.id as PersonId), isNull(task.done_at)))
}
