import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { document, documentVersion } from '../../matters/documents/documents.schema.ts'
import { orderCopy } from '../../matters/orders/order-copies.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { clientMessage, clientNote, share } from '../shares/shares.schema.ts'

const matterColumns = {
  id: matter.id,
  title: matter.title,
  hc_name: matter.hc_name,
  unique_id: matter.unique_id,
  unique_case_number: matter.unique_case_number,
  case_type: matter.case_type,
  case_number: matter.case_number,
  case_year: matter.case_year,
  case_status: matter.case_status,
  next_date: matter.next_date,
}

export function clientAreaRepo(tx: Tx, chamberId: ChamberId) {
  const shared = (kind: 'order' | 'document') => and(eq(share.chamber_id, chamberId), eq(share.kind, kind))

  return {
    getClient: () =>
      tx
        .select({ id: client.id, name: client.name })
        .from(client)
        .where(eq(client.chamber_id, chamberId))
        .then(takeOne),

    listMatters: () =>
      tx
        .select(matterColumns)
        .from(matter)
        .where(eq(matter.chamber_id, chamberId))
        .orderBy(sql`${matter.next_date} asc nulls last`, asc(matter.title), asc(matter.id)),

    getMatter: (id: MatterId) =>
      tx
        .select(matterColumns)
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id)))
        .then(takeOne),

    async countShares(ids: readonly MatterId[]) {
      if (ids.length === 0) return []
      return tx
        .select({ matter_id: share.matter_id, kind: share.kind, shares: count() })
        .from(share)
        .where(and(eq(share.chamber_id, chamberId), inArray(share.matter_id, [...ids])))
        .groupBy(share.matter_id, share.kind)
    },

    listOrders: (matterId: MatterId) =>
      tx
        .select({
          id: caseOrder.id,
          date: caseOrder.date,
          kind: caseOrder.kind,
          shared_at: share.shared_at,
          key: sql<string | null>`coalesce(${orderCopy.file_key}, ${caseOrder.file_key})`,
        })
        .from(share)
        .innerJoin(caseOrder, eq(caseOrder.id, share.subject_id))
        .leftJoin(orderCopy, and(eq(orderCopy.chamber_id, chamberId), eq(orderCopy.order_id, caseOrder.id)))
        .where(and(shared('order'), eq(share.matter_id, matterId)))
        .orderBy(sql`${caseOrder.date} desc nulls last`, desc(caseOrder.id)),

    listDocuments: (matterId: MatterId) =>
      tx
        .select({
          id: document.id,
          name: document.name,
          keeps_place: document.keeps_place,
          shared_at: share.shared_at,
          key: documentVersion.file_key,
          media_type: documentVersion.media_type,
          size: documentVersion.size,
        })
        .from(share)
        .innerJoin(document, and(eq(document.chamber_id, share.chamber_id), eq(document.id, share.subject_id)))
        .innerJoin(
          documentVersion,
          and(
            eq(documentVersion.chamber_id, document.chamber_id),
            eq(documentVersion.document_id, document.id),
            eq(documentVersion.version, document.newest),
          ),
        )
        .where(and(shared('document'), eq(share.matter_id, matterId)))
        .orderBy(desc(share.shared_at), asc(document.name)),

    listNotes: (matterId: MatterId) =>
      tx
        .select({
          id: clientNote.id,
          date: clientNote.date,
          language: clientNote.language,
          text_en: clientNote.text_en,
          text_own: clientNote.text_own,
          approved_at: clientNote.approved_at,
        })
        .from(clientNote)
        .where(and(eq(clientNote.chamber_id, chamberId), eq(clientNote.matter_id, matterId)))
        .orderBy(desc(clientNote.date), desc(clientNote.approved_at)),

    listMessages: (matterId: MatterId) =>
      tx
        .select()
        .from(clientMessage)
        .where(and(eq(clientMessage.chamber_id, chamberId), eq(clientMessage.matter_id, matterId)))
        .orderBy(asc(clientMessage.at), asc(clientMessage.id)),
  }
}
