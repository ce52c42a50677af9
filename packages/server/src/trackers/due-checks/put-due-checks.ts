import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import type { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { dueCheck } from './due-checks.schema.ts'

export interface NewDueCheck {
  kind: DueCheckKind
  subjectId: string
  groupId?: string | null
  court: CourtId
  query: unknown
  label: string
  dueAt: Date
}

export async function putDueChecks(tx: Tx, chamberId: ChamberId, checks: NewDueCheck[], now: Date): Promise<void> {
  if (checks.length === 0) return
  await tx
    .insert(dueCheck)
    .values(
      checks.map(({ kind, subjectId, groupId, court, query, label, dueAt }) => ({
        chamber_id: chamberId,
        id: newId() as (typeof dueCheck.$inferInsert)['id'],
        kind,
        subject_id: subjectId,
        group_id: groupId ?? null,
        court,
        query,
        label,
        due_at: dueAt,
        created_at: now,
      })),
    )
    .onConflictDoNothing()
}

export async function removeDueChecks(
  tx: Tx,
  chamberId: ChamberId,
  of: { kind: DueCheckKind; subjectId: string } | { groupId: string },
): Promise<void> {
  await tx
    .delete(dueCheck)
    .where(
      and(
        eq(dueCheck.chamber_id, chamberId),
        inArray(dueCheck.state, ['due', 'answering']),
        'groupId' in of
          ? eq(dueCheck.group_id, of.groupId)
          : and(eq(dueCheck.kind, of.kind), eq(dueCheck.subject_id, of.subjectId)),
      ),
    )
}
