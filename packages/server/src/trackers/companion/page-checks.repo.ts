import { otherForum } from '@peshi/contract/courts/courts'
import type { CaseId, ChamberId, DueCheckId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, isNull, max, ne } from 'drizzle-orm'
import { document } from '../../matters/documents/documents.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { dueCheck } from '../due-checks/due-checks.schema.ts'

export function pageChecksRepo(tx: Tx, chamberId: ChamberId) {
  const isOpen = and(eq(dueCheck.chamber_id, chamberId), eq(dueCheck.kind, 'page'), eq(dueCheck.state, 'due'))

  async function keepUnreadable<Row extends { case_id: CaseId | null }>(rows: Row[]): Promise<Row[]> {
    const ids = rows.flatMap(({ case_id }) => case_id ?? [])
    if (ids.length === 0) return rows
    const found = await tx
      .select({ id: courtCase.id })
      .from(courtCase)
      .where(and(inArray(courtCase.id, ids), eq(courtCase.sync_state, 'needs-look')))
    const known = new Set(found.map(({ id }) => id))
    return rows.filter(({ case_id }) => case_id === null || known.has(case_id))
  }

  return {
    /** Pending matters whose case Peshi cannot read, or cannot read any more. */
    listByHand: async (ids: readonly MatterId[]) =>
      keepUnreadable(
        await tx
          .select({
            id: matter.id,
            title: matter.title,
            hc_name: matter.hc_name,
            case_id: matter.case_id,
            next_date: matter.next_date,
            is_unread: matter.is_unread,
          })
          .from(matter)
          .where(
            and(
              eq(matter.chamber_id, chamberId),
              inArray(matter.id, [...ids]),
              isNull(matter.deleted_at),
              eq(matter.case_status, 'pending'),
              ne(matter.hc_name, otherForum),
            ),
          ),
      ),

    listOfCases: async (caseIds: readonly CaseId[]): Promise<MatterId[]> => {
      if (caseIds.length === 0) return []
      const rows = await tx
        .select({ id: matter.id })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), inArray(matter.case_id, [...caseIds])))
      return rows.map(({ id }) => id)
    },

    listPages: async (ids: readonly MatterId[]): Promise<Map<string, Date>> => {
      const rows = await tx
        .select({ id: document.matter_id, at: max(document.created_at) })
        .from(document)
        .where(
          and(
            eq(document.chamber_id, chamberId),
            inArray(document.matter_id, [...ids]),
            document.is_court_page,
            isNull(document.deleted_at),
          ),
        )
        .groupBy(document.matter_id)
      return new Map(rows.flatMap(({ id, at }) => (id && at ? [[id, at] as const] : [])))
    },

    listOpen: (ids: readonly MatterId[]) =>
      tx
        .select({ id: dueCheck.id, subject_id: dueCheck.subject_id, due_at: dueCheck.due_at })
        .from(dueCheck)
        .where(and(isOpen, inArray(dueCheck.subject_id, [...ids]))),

    async update(id: DueCheckId, changes: Partial<typeof dueCheck.$inferInsert>): Promise<void> {
      await tx
        .update(dueCheck)
        .set(changes)
        .where(and(isOpen, eq(dueCheck.id, id)))
    },

    async remove(ids: readonly MatterId[]): Promise<void> {
      await tx.delete(dueCheck).where(and(isOpen, inArray(dueCheck.subject_id, [...ids])))
    },

    async insert(values: Omit<typeof dueCheck.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(dueCheck).values({ ...values, chamber_id: chamberId })
    },
  }
}
