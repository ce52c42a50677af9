import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CaseId, ChamberId, MatterId } from '@peshi/contract/platform/ids'
import type { CaseRef } from '@peshi/courts/connector'
import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { caseValues, hearingRows, orderRows } from './case-rows.ts'
import { caseHearing, caseOrder } from './courts.schema.ts'

export type CaseRow = typeof courtCase.$inferSelect

export function caseStoreRepo(tx: Tx) {
  async function get(id: CaseId): Promise<CaseRow> {
    return tx.select().from(courtCase).where(eq(courtCase.id, id)).then(takeOne)
  }

  return {
    get,

    async findFor(record: CaseRecord): Promise<CaseRow | null> {
      const { unique_id, court, cnr } = caseValues(record)
      const rows = await tx
        .select()
        .from(courtCase)
        .where(
          or(
            eq(courtCase.unique_id, unique_id),
            // Registration and conversion change the case number, but not the CNR.
            cnr ? and(eq(courtCase.court, court), eq(courtCase.cnr, cnr)) : undefined,
          ),
        )
        .for('update')
      return rows.find((row) => row.unique_id === unique_id) ?? rows[0] ?? null
    },

    lock: (id: CaseId): Promise<CaseRow> =>
      tx.select().from(courtCase).where(eq(courtCase.id, id)).for('update').then(takeOne),

    async insert(record: CaseRecord, ref: CaseRef, readAt: Date): Promise<CaseId> {
      const values = { ...caseValues(record), ref, read_at: readAt }
      const [row] = await tx
        .insert(courtCase)
        .values({ ...values, id: newId() as CaseId, created_at: readAt })
        .onConflictDoUpdate({ target: courtCase.unique_id, set: values })
        .returning({ id: courtCase.id })
      if (!row) throw new Error('An insert returned no row')
      return row.id
    },

    async update(id: CaseId, changes: Partial<typeof courtCase.$inferInsert>): Promise<void> {
      await tx.update(courtCase).set(changes).where(eq(courtCase.id, id))
    },

    /** Deletes hearings that the court no longer shows, because they were mistakes of the court. */
    async replaceHearings(id: CaseId, hearings: CaseRecord['hearings']): Promise<void> {
      const rows = hearingRows(hearings)
      const keys = rows.map((row) => row.key)
      await tx
        .delete(caseHearing)
        .where(and(eq(caseHearing.case_id, id), keys.length > 0 ? notInArray(caseHearing.key, keys) : undefined))
      if (rows.length === 0) return
      await tx
        .insert(caseHearing)
        .values(rows.map((row) => ({ ...row, case_id: id })))
        .onConflictDoUpdate({
          target: [caseHearing.case_id, caseHearing.key],
          set: {
            position: sql`excluded.position`,
            next_date: sql`excluded.next_date`,
            purpose: sql`excluded.purpose`,
            // Some sites show the business on a separate page, which is not read every time.
            business: sql`coalesce(excluded.business, ${caseHearing.business})`,
          },
        })
    },

    async keepOrders(id: CaseId, orders: CaseRecord['orders'], seenAt: Date): Promise<void> {
      const rows = orderRows(orders)
      const keys = rows.map((row) => row.key)
      await tx
        .update(caseOrder)
        .set({ vanished_at: seenAt })
        .where(
          and(
            eq(caseOrder.case_id, id),
            isNull(caseOrder.vanished_at),
            keys.length > 0 ? notInArray(caseOrder.key, keys) : undefined,
          ),
        )
      if (rows.length === 0) return
      const isUnread = sql`${caseOrder.document} <> 'ready'`
      await tx
        .insert(caseOrder)
        .values(rows.map((row) => ({ ...row, case_id: id, seen_at: seenAt })))
        .onConflictDoUpdate({
          target: [caseOrder.case_id, caseOrder.key],
          set: {
            position: sql`excluded.position`,
            judge: sql`excluded.judge`,
            ref: sql`excluded.ref`,
            link: sql`excluded.link`,
            document: sql`case when ${isUnread} then excluded.document else ${caseOrder.document} end`,
            problem: sql`case when ${isUnread} then null else ${caseOrder.problem} end`,
            vanished_at: null,
          },
        })
    },

    /** Reads first, because few cases have such orders, and on Citus a write locks the table on all machines. */
    async requeueFailed(id: CaseId): Promise<void> {
      const failed = and(eq(caseOrder.case_id, id), eq(caseOrder.document, 'failed'))
      const [one] = await tx.select({ id: caseOrder.id }).from(caseOrder).where(failed).limit(1)
      if (one) await tx.update(caseOrder).set({ document: 'queued', problem: null }).where(failed)
    },

    async countDocuments(id: CaseId) {
      const [row] = await tx
        .select({
          total: sql<number>`count(*) filter (where ${caseOrder.document} <> 'by-hand')::int`,
          done: sql<number>`count(*) filter (where ${caseOrder.document} in ('ready', 'missing'))::int`,
          waiting: sql<number>`count(*) filter (where ${caseOrder.document} = 'queued')::int`,
        })
        .from(caseOrder)
        .where(and(eq(caseOrder.case_id, id), isNull(caseOrder.vanished_at)))
      return row ?? { total: 0, done: 0, waiting: 0 }
    },

    async isFollowed(id: CaseId): Promise<boolean> {
      const [row] = await tx.select({ id: matter.id }).from(matter).where(followedBy(id)).limit(1)
      return row !== undefined
    },

    async findMatter(chamberId: ChamberId, id: CaseId): Promise<MatterId | null> {
      const [row] = await tx
        .select({ id: matter.id })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), followedBy(id)))
      return row?.id ?? null
    },

    async listFollowers(id: CaseId): Promise<ChamberId[]> {
      const rows = await tx.selectDistinct({ chamber: matter.chamber_id }).from(matter).where(followedBy(id))
      return rows.map((row) => row.chamber)
    },
  }
}

const followedBy = (id: CaseId) => and(eq(matter.case_id, id), isNull(matter.deleted_at))
