import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, ClientId, DocumentId, MatterId, PaperRequestId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { document } from '../../matters/documents/documents.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { paperRequest } from './wanted-papers.schema.ts'

type Values = Omit<typeof paperRequest.$inferInsert, 'chamber_id'>
export type RequestRow = Awaited<ReturnType<ReturnType<typeof paperRequestsRepo>['get']>>

export const findRequestByToken = (
  tx: Tx,
  hash: string,
): Promise<{ chamberId: ChamberId; id: PaperRequestId } | null> =>
  tx
    .select({ chamberId: paperRequest.chamber_id, id: paperRequest.id })
    .from(paperRequest)
    .where(eq(paperRequest.token_hash, hash))
    .then(takeFirst)

export const isDueBy = (today: CourtDate) => lte(paperRequest.remind_on, today)

/** Leaves out the requests of deleted matters and clients. */
export function paperRequestsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(paperRequest.chamber_id, chamberId)
  const select = () =>
    tx
      .select({
        request: paperRequest,
        client: { _id: client.id, name: client.name, email: client.email, mobile: client.mobile },
        asked_by: person.name,
      })
      .from(paperRequest)
      .innerJoin(
        matter,
        and(eq(matter.chamber_id, chamberId), eq(matter.id, paperRequest.matter_id), isNull(matter.deleted_at)),
      )
      .innerJoin(
        client,
        and(eq(client.chamber_id, chamberId), eq(client.id, paperRequest.client_id), isNull(client.deleted_at)),
      )
      .leftJoin(person, eq(person.id, paperRequest.asked_by))

  return {
    list: (matterId: MatterId) =>
      select()
        .where(and(own, eq(paperRequest.matter_id, matterId)))
        .orderBy(desc(paperRequest.asked_at), desc(paperRequest.id)),

    get: (id: PaperRequestId) =>
      select()
        .where(and(own, eq(paperRequest.id, id)))
        .then(takeOne),

    /** Waits for another upload or change of the same request. */
    async hold(id: PaperRequestId) {
      await tx
        .select({ id: paperRequest.id })
        .from(paperRequest)
        .where(and(own, eq(paperRequest.id, id)))
        .for('update')
      return select()
        .where(and(own, eq(paperRequest.id, id)))
        .then(takeFirst)
    },

    listDue: async (today: CourtDate): Promise<PaperRequestId[]> =>
      (
        await tx
          .select({ id: paperRequest.id })
          .from(paperRequest)
          .where(and(own, isDueBy(today)))
      ).map(({ id }) => id),

    /** Those that are neither complete nor stopped. */
    listOpen: async (clientId: ClientId, matterId: MatterId | null) =>
      tx
        .select({ id: paperRequest.id, matter_id: paperRequest.matter_id, link: paperRequest.link })
        .from(paperRequest)
        .where(
          and(
            own,
            eq(paperRequest.client_id, clientId),
            matterId ? eq(paperRequest.matter_id, matterId) : undefined,
            isNull(paperRequest.completed_at),
            isNull(paperRequest.stopped_at),
          ),
        ),

    listLiveDocuments: async (ids: readonly DocumentId[]): Promise<Set<DocumentId>> => {
      if (ids.length === 0) return new Set()
      const rows = await tx
        .select({ id: document.id })
        .from(document)
        .where(and(eq(document.chamber_id, chamberId), inArray(document.id, [...ids]), isNull(document.deleted_at)))
      return new Set(rows.map(({ id }) => id))
    },

    raiseVersion: (id: PaperRequestId, edit: Edit) =>
      raiseVersion(tx, paperRequest, and(own, eq(paperRequest.id, id)), edit),

    async insert(row: Values): Promise<void> {
      await tx.insert(paperRequest).values({ ...row, chamber_id: chamberId })
    },

    async update(id: PaperRequestId, changes: Partial<Values>): Promise<void> {
      await tx
        .update(paperRequest)
        .set(changes)
        .where(and(own, eq(paperRequest.id, id)))
    },
  }
}
