import type { ChamberId, ClientId, DocumentId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { FileCheck } from '@peshi/contract/platform/uploads'
import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { checkOf } from '../../platform/uploads/held-files.repo.ts'
import { document, documentVersion } from './documents.schema.ts'

export type VersionRow = typeof documentVersion.$inferSelect & {
  added_by_name: string | null
  check: FileCheck | null
}
export type DocumentRow = typeof document.$inferSelect & { created_by_name: string | null; current: VersionRow }

const adder = alias(person, 'adder')

/** The matter or the client that has a document. */
export type DocumentOwner = Pick<typeof document.$inferSelect, 'matter_id' | 'client_id'>

export const countDocuments = (tx: Tx, chamberId: ChamberId, matterId: MatterId): Promise<number> =>
  tx.$count(
    document,
    and(eq(document.chamber_id, chamberId), eq(document.matter_id, matterId), isNull(document.deleted_at)),
  )

/**
 * Leaves out documents whose matter or client is in the recycle bin. The database hides documents of sensitive matters
 * and of their clients from people without access.
 */
export function documentsRepo(tx: Tx, chamberId: ChamberId) {
  const isNewest = and(
    eq(documentVersion.chamber_id, document.chamber_id),
    eq(documentVersion.document_id, document.id),
    eq(documentVersion.version, document.newest),
  )
  const isOfMatter = and(eq(matter.chamber_id, document.chamber_id), eq(matter.id, document.matter_id))
  const isOfClient = and(eq(client.chamber_id, document.chamber_id), eq(client.id, document.client_id))
  const hasOwner = or(
    and(isNotNull(matter.id), isNull(matter.deleted_at)),
    and(isNotNull(client.id), isNull(client.deleted_at)),
  )
  const isLive = and(eq(document.chamber_id, chamberId), isNull(document.deleted_at), hasOwner)

  const select = () =>
    tx
      .select({
        document,
        version: documentVersion,
        check: checkOf(chamberId, documentVersion.file_key),
        created_by_name: person.name,
        added_by_name: adder.name,
      })
      .from(document)
      .leftJoin(matter, isOfMatter)
      .leftJoin(client, isOfClient)
      .innerJoin(documentVersion, isNewest)
      .leftJoin(person, eq(person.id, document.created_by))
      .leftJoin(adder, eq(adder.id, documentVersion.added_by))

  type Selected = Awaited<ReturnType<typeof select>>[number]
  const toRow = ({ document: row, version, created_by_name, added_by_name, check }: Selected): DocumentRow => ({
    ...row,
    created_by_name,
    current: { ...version, added_by_name, check },
  })

  async function getMatter(id: MatterId, lock = false): Promise<void> {
    const asked = tx
      .select({ id: matter.id })
      .from(matter)
      .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
    await (lock ? asked.for('no key update') : asked).then(takeOne)
  }

  async function getClient(id: ClientId, lock: boolean): Promise<void> {
    const asked = tx
      .select({ id: client.id })
      .from(client)
      .where(and(eq(client.chamber_id, chamberId), eq(client.id, id), isNull(client.deleted_at)))
    await (lock ? asked.for('no key update') : asked).then(takeOne)
  }

  return {
    getMatter,

    /** Throws if the matter or client is hidden or deleted. */
    async getOwner({ matter_id, client_id }: DocumentOwner, lock = false): Promise<void> {
      if (matter_id) await getMatter(matter_id, lock)
      if (client_id) await getClient(client_id, lock)
    },

    async listByOwner({ matter_id, client_id }: DocumentOwner): Promise<DocumentRow[]> {
      const isOwned = matter_id ? eq(document.matter_id, matter_id) : eq(document.client_id, client_id as ClientId)
      const rows = await select().where(and(isLive, isOwned)).orderBy(desc(document.created_at), desc(document.id))
      return rows.map(toRow)
    },

    async listByIds(ids: readonly DocumentId[]): Promise<DocumentRow[]> {
      const rows = new Map(
        (await select().where(and(isLive, inArray(document.id, [...ids])))).map((row) => [row.document.id, toRow(row)]),
      )
      return [...new Set(ids)].map((id) => {
        const row = rows.get(id)
        if (!row) throw new NotFound()
        return row
      })
    },

    async get(id: DocumentId): Promise<DocumentRow> {
      const row = await select()
        .where(and(isLive, eq(document.id, id)))
        .then(takeOne)
      return toRow(row)
    },

    async listVersions(id: DocumentId): Promise<VersionRow[]> {
      const rows = await tx
        .select({
          version: documentVersion,
          added_by_name: adder.name,
          check: checkOf(chamberId, documentVersion.file_key),
        })
        .from(documentVersion)
        .leftJoin(adder, eq(adder.id, documentVersion.added_by))
        .where(and(eq(documentVersion.chamber_id, chamberId), eq(documentVersion.document_id, id)))
        .orderBy(desc(documentVersion.version))
      return rows.map(({ version, ...more }) => ({ ...version, ...more }))
    },

    /** The versions that have the file, also in the recycle bin. */
    listByFile: (key: string) =>
      tx
        .select({
          id: document.id,
          matter_id: document.matter_id,
          added_by: documentVersion.added_by,
        })
        .from(documentVersion)
        .innerJoin(
          document,
          and(eq(document.chamber_id, documentVersion.chamber_id), eq(document.id, documentVersion.document_id)),
        )
        .where(and(eq(documentVersion.chamber_id, chamberId), eq(documentVersion.file_key, key))),

    async listByUploads(ids: readonly (typeof documentVersion.$inferSelect)['upload_id'][]) {
      return tx
        .select({ id: documentVersion.document_id, upload_id: documentVersion.upload_id })
        .from(documentVersion)
        .where(and(eq(documentVersion.chamber_id, chamberId), inArray(documentVersion.upload_id, [...ids])))
    },

    async insert(rows: (typeof document.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await tx.insert(document).values(rows)
    },

    async insertVersions(rows: (typeof documentVersion.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await tx.insert(documentVersion).values(rows)
    },

    raiseVersion: (ids: readonly DocumentId[], edit: Edit) =>
      raiseVersion(tx, document, and(eq(document.chamber_id, chamberId), inArray(document.id, [...ids])), edit),

    async update(
      ids: readonly DocumentId[],
      changes: Partial<
        Pick<DocumentRow, 'name' | 'folder' | 'tags' | 'paper' | 'keeps_place' | 'newest' | 'deleted_at' | 'deleted_by'>
      >,
    ): Promise<void> {
      if (ids.length === 0 || Object.keys(changes).length === 0) return
      await tx
        .update(document)
        .set(changes)
        .where(and(eq(document.chamber_id, chamberId), inArray(document.id, [...ids])))
    },

    async listDeleted(by: PersonId | null, limit: number) {
      const deleter = alias(person, 'deleter')
      return tx
        .select({
          id: document.id,
          matter_id: document.matter_id,
          matter_title: matter.title,
          client_id: client.id,
          client_name: client.name,
          name: document.name,
          size: documentVersion.size,
          deleted_at: document.deleted_at,
          deleted_by: deleter.name,
        })
        .from(document)
        .leftJoin(matter, isOfMatter)
        .leftJoin(client, isOfClient)
        .innerJoin(documentVersion, isNewest)
        .leftJoin(deleter, eq(deleter.id, document.deleted_by))
        .where(
          and(
            eq(document.chamber_id, chamberId),
            isNotNull(document.deleted_at),
            hasOwner,
            by ? eq(document.created_by, by) : undefined,
          ),
        )
        .orderBy(desc(document.deleted_at))
        .limit(limit)
    },

    listDeletedByIds: (ids: readonly DocumentId[]) =>
      tx
        .select({
          id: document.id,
          matter_id: document.matter_id,
          name: document.name,
          created_by: document.created_by,
        })
        .from(document)
        .leftJoin(matter, isOfMatter)
        .leftJoin(client, isOfClient)
        .where(
          and(
            eq(document.chamber_id, chamberId),
            inArray(document.id, [...ids]),
            isNotNull(document.deleted_at),
            hasOwner,
          ),
        ),
  }
}
