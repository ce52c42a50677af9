import type { ChamberId } from '@peshi/contract/platform/ids'
import type { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { dueCheck } from './due-checks.schema.ts'
import type { DueCheckOutcome } from './kind.ts'

const isOpen = inArray(dueCheck.state, ['due', 'answering'])

export async function listOpenSubjects(tx: Tx, kind: DueCheckKind): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: dueCheck.subject_id })
    .from(dueCheck)
    .where(and(eq(dueCheck.kind, kind), isOpen))
  return rows.map(({ id }) => id)
}

/** `tx` must be a system transaction, because this reads the checks of all chambers. */
export async function listChambersOf(tx: Tx, kind: DueCheckKind, subjectId: string): Promise<ChamberId[]> {
  const rows = await tx
    .select({ id: dueCheck.chamber_id })
    .from(dueCheck)
    .where(and(eq(dueCheck.kind, kind), eq(dueCheck.subject_id, subjectId), isOpen))
  return rows.map(({ id }) => id)
}

export const listOpenOf = (tx: Tx, chamberId: ChamberId, kind: DueCheckKind, groupId: string) =>
  tx
    .select({
      subject_id: dueCheck.subject_id,
      group_id: dueCheck.group_id,
      court: dueCheck.court,
      query: dueCheck.query,
    })
    .from(dueCheck)
    .where(and(eq(dueCheck.chamber_id, chamberId), eq(dueCheck.kind, kind), eq(dueCheck.group_id, groupId), isOpen))

export async function listKnownSubjects(
  tx: Tx,
  chamberId: ChamberId,
  kind: DueCheckKind,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: dueCheck.subject_id })
    .from(dueCheck)
    .where(and(eq(dueCheck.chamber_id, chamberId), eq(dueCheck.kind, kind), inArray(dueCheck.subject_id, [...ids])))
  return rows.map(({ id }) => id)
}

/**
 * Copies a check's outcome to the check `of`, which another chamber made of the same subject. Does nothing while a
 * person of that chamber is answering it.
 */
export async function settleWith(
  tx: Tx,
  of: { chamberId: ChamberId; kind: DueCheckKind; subjectId: string },
  { state, result, code, againAt }: DueCheckOutcome,
): Promise<void> {
  await tx
    .update(dueCheck)
    .set({
      ...(againAt ? { due_at: againAt } : { state, picture: null, taken_by: null, taken_until: null }),
      result,
      result_code: code,
    })
    .where(
      and(
        eq(dueCheck.chamber_id, of.chamberId),
        eq(dueCheck.kind, of.kind),
        eq(dueCheck.subject_id, of.subjectId),
        eq(dueCheck.state, 'due'),
      ),
    )
}
