import type { ShareKind } from '@peshi/contract/clients/shares'
import type {
  ChamberId,
  ClientId,
  DocumentId,
  MatterId,
  OrderId,
  PersonId,
  ShareId,
} from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { document, documentVersion } from '../../matters/documents/documents.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { checkOf } from '../../platform/uploads/held-files.repo.ts'
import { share } from './shares.schema.ts'

export interface Shared {
  kind: ShareKind
  subjectId: OrderId | DocumentId | null
}

export function sharesRepo(tx: Tx, chamberId: ChamberId) {
  const live = and(eq(share.chamber_id, chamberId), isNull(share.revoked_at))
  const sameCase = and(eq(matter.chamber_id, chamberId), eq(matter.case_id, caseOrder.case_id))

  return {
    list: (matterId: MatterId, clientId?: ClientId) =>
      tx
        .select({
          id: share.id,
          client_id: share.client_id,
          kind: share.kind,
          subject_id: share.subject_id,
          shared_by: person.name,
          shared_at: share.shared_at,
        })
        .from(share)
        .leftJoin(person, eq(person.id, share.shared_by))
        .where(and(live, eq(share.matter_id, matterId), clientId && eq(share.client_id, clientId)))
        .orderBy(asc(share.shared_at), asc(share.id)),

    async listMattersOf(clientId: ClientId): Promise<MatterId[]> {
      const rows = await tx
        .selectDistinct({ id: share.matter_id })
        .from(share)
        .where(and(live, eq(share.client_id, clientId)))
      return rows.map(({ id }) => id)
    },

    get: (id: ShareId) =>
      tx
        .select()
        .from(share)
        .where(and(live, eq(share.id, id)))
        .then(takeOne),

    async isShared(matterId: MatterId, clientId: ClientId): Promise<boolean> {
      return (await tx.$count(share, and(live, eq(share.matter_id, matterId), eq(share.client_id, clientId)))) > 0
    },

    async insert(matterId: MatterId, clientId: ClientId, { kind, subjectId }: Shared, by: PersonId, at: Date) {
      await tx.insert(share).values({
        chamber_id: chamberId,
        id: newId() as ShareId,
        matter_id: matterId,
        client_id: clientId,
        kind,
        subject_id: subjectId,
        shared_by: by,
        shared_at: at,
      })
    },

    async revoke(ids: readonly ShareId[], by: PersonId, at: Date): Promise<void> {
      if (ids.length === 0) return
      await tx
        .update(share)
        .set({ revoked_by: by, revoked_at: at })
        .where(and(live, inArray(share.id, [...ids])))
    },

    async listOrders(matterId: MatterId, ids: readonly OrderId[]): Promise<OrderId[]> {
      if (ids.length === 0) return []
      const rows = await tx
        .select({ id: caseOrder.id })
        .from(caseOrder)
        .innerJoin(matter, sameCase)
        .where(and(eq(matter.id, matterId), inArray(caseOrder.id, [...ids])))
      return rows.map(({ id }) => id)
    },

    async listUnchecked(ids: readonly string[]): Promise<string[]> {
      const rows = await tx
        .select({ id: document.id })
        .from(document)
        .innerJoin(
          documentVersion,
          and(
            eq(documentVersion.chamber_id, document.chamber_id),
            eq(documentVersion.document_id, document.id),
            eq(documentVersion.version, document.newest),
          ),
        )
        .where(
          and(
            eq(document.chamber_id, chamberId),
            inArray(document.id, ids as DocumentId[]),
            isNotNull(checkOf(chamberId, documentVersion.file_key)),
          ),
        )
      return rows.map(({ id }) => id)
    },

    async listDocuments(matterId: MatterId, ids: readonly DocumentId[]): Promise<DocumentId[]> {
      if (ids.length === 0) return []
      const rows = await tx
        .select({ id: document.id })
        .from(document)
        .where(
          and(
            eq(document.chamber_id, chamberId),
            eq(document.matter_id, matterId),
            isNull(document.deleted_at),
            inArray(document.id, [...ids]),
          ),
        )
      return rows.map(({ id }) => id)
    },
  }
}
