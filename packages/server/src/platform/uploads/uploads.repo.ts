import type { ChamberId, PersonId, UploadId } from '@peshi/contract/platform/ids'
import { and, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/door.ts'
import { takeFirst } from '../db/rows.ts'
import { NotFound } from '../errors.ts'
import type { Feature } from '../process/feature.ts'
import { heldFile } from './held-files.schema.ts'
import { upload } from './uploads.schema.ts'

declare module '../process/feature.ts' {
  interface Feature {
    countBytes?: (tx: Tx, chamberId: ChamberId) => Promise<number>
    checkRoom?: (tx: Tx, chamberId: ChamberId, adding: number, countHeld: () => Promise<number>) => Promise<void>
  }
}

export type UploadRow = typeof upload.$inferSelect
type NewUpload = typeof upload.$inferInsert

interface Owner {
  chamberId: ChamberId
  personId: PersonId
}

const ownOf = ({ chamberId, personId }: Owner) => and(eq(upload.chamber_id, chamberId), eq(upload.person_id, personId))

const findByKey = (db: Tx, { key, ...owner }: Owner & { key: string }) =>
  db
    .select()
    .from(upload)
    .where(and(ownOf(owner), isNull(upload.used_at), eq(upload.key, key)))

const find = (db: Tx, { id, ...owner }: Owner & { id: UploadId }) =>
  db
    .select()
    .from(upload)
    .where(and(ownOf(owner), isNull(upload.used_at), eq(upload.id, id)))

const insert = (db: Tx, row: NewUpload) => db.insert(upload).values(row).onConflictDoNothing().returning()

export function uploadsRepo(tx: Tx, { chamberId, personId }: Owner) {
  const isOwn = ownOf({ chamberId, personId })
  const isOpen = and(isOwn, isNull(upload.used_at))

  return {
    findByKey: (key: string): Promise<UploadRow | null> => findByKey(tx, { chamberId, personId, key }).then(takeFirst),

    async get(id: UploadId): Promise<UploadRow> {
      const [row] = await find(tx, { chamberId, personId, id })
      if (!row) throw new NotFound('This upload is not here any more. Send the file again.')
      return row
    },

    /** `found` names a virus. */
    listByIds: (ids: readonly UploadId[]): Promise<(UploadRow & { found: string | null })[]> =>
      tx
        .select({ ...getTableColumns(upload), found: heldFile.found })
        .from(upload)
        .leftJoin(heldFile, and(eq(heldFile.chamber_id, upload.chamber_id), eq(heldFile.file_key, upload.file_key)))
        .where(and(isOwn, inArray(upload.id, [...ids]))),

    insert: (row: Omit<NewUpload, 'chamber_id' | 'person_id'>): Promise<UploadRow[]> =>
      insert(tx, { ...row, chamber_id: chamberId, person_id: personId }),

    addPart: (id: UploadId, offset: number, part: { key: string; size: number }, now: Date) =>
      tx
        .update(upload)
        .set({
          received: offset + part.size,
          parts: sql`array_append(${upload.parts}, ${part.key})`,
          touched_at: now,
        })
        .where(and(isOpen, eq(upload.id, id), eq(upload.received, offset), isNull(upload.file_key)))
        .returning()
        .then(takeFirst),

    complete: (id: UploadId, file: Pick<UploadRow, 'file_key' | 'media_type' | 'sha256'>, now: Date) =>
      tx
        .update(upload)
        .set({ ...file, received: sql`${upload.size}`, parts: [], touched_at: now })
        .where(and(isOpen, eq(upload.id, id), isNull(upload.file_key)))
        .returning()
        .then(takeFirst),

    async handOver(id: UploadId, person_id: PersonId): Promise<void> {
      await tx
        .update(upload)
        .set({ person_id })
        .where(and(isOpen, eq(upload.id, id)))
    },

    async markUsed(ids: readonly UploadId[], now: Date): Promise<void> {
      await tx
        .update(upload)
        .set({ used_at: now })
        .where(and(isOwn, inArray(upload.id, [...ids])))
    },

    async remove(id: UploadId): Promise<boolean> {
      const removed = await tx
        .delete(upload)
        .where(and(isOpen, eq(upload.id, id)))
        .returning({ id: upload.id })
      return removed.length > 0
    },
  }
}

export async function countBytes(tx: Tx, chamberId: ChamberId, features: readonly Feature[]): Promise<number> {
  const [sent] = await tx
    .select({ bytes: sumOf(upload.size) })
    .from(upload)
    .where(and(eq(upload.chamber_id, chamberId), isNull(upload.used_at)))
  let total = sent?.bytes ?? 0
  for (const feature of features) total += (await feature.countBytes?.(tx, chamberId)) ?? 0
  return total
}

const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`

export async function removeUploadsBefore(tx: Tx, chamberId: ChamberId, before: Date): Promise<void> {
  await tx.delete(upload).where(and(eq(upload.chamber_id, chamberId), lt(upload.touched_at, before)))
}

export const sumSizes = (table: PgTable & Record<'chamber_id' | 'size', PgColumn>) => async (tx: Tx, id: ChamberId) => {
  const [kept] = await tx
    .select({ bytes: sumOf(table.size) })
    .from(table as PgTable)
    .where(eq(table.chamber_id, id))
  return kept?.bytes ?? 0
}
