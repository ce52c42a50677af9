import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import type { PageText } from '../../platform/files/page-pieces.ts'
import { sureText } from '../../platform/recognition/stored-page.ts'
import { checkOf } from '../../platform/uploads/held-files.repo.ts'
import { document, documentPage, documentVersion } from './documents.schema.ts'

type Version = typeof documentVersion.$inferSelect
export type VersionKey = Pick<Version, 'document_id' | 'version'>
export type Known = Pick<Version, 'text_read_at' | 'pages' | 'has_text' | 'has_scripts' | 'problem'>

export function documentTextRepo(tx: Tx, chamberId: ChamberId) {
  const isVersion = ({ document_id, version }: VersionKey) =>
    and(
      eq(documentVersion.chamber_id, chamberId),
      eq(documentVersion.document_id, document_id),
      eq(documentVersion.version, version),
    )

  return {
    findUnread: () =>
      tx
        .select({
          document_id: documentVersion.document_id,
          version: documentVersion.version,
          file_key: documentVersion.file_key,
          media_type: documentVersion.media_type,
          is_court_page: document.is_court_page,
        })
        .from(documentVersion)
        .innerJoin(
          document,
          and(eq(document.chamber_id, documentVersion.chamber_id), eq(document.id, documentVersion.document_id)),
        )
        .where(
          and(
            eq(documentVersion.chamber_id, chamberId),
            isNull(documentVersion.text_read_at),
            isNull(checkOf(chamberId, documentVersion.file_key)),
          ),
        )
        .orderBy(desc(documentVersion.added_at))
        .limit(1)
        .then(takeFirst),

    async removePages({ document_id, version }: VersionKey): Promise<void> {
      await tx
        .delete(documentPage)
        .where(
          and(
            eq(documentPage.chamber_id, chamberId),
            eq(documentPage.document_id, document_id),
            eq(documentPage.version, version),
          ),
        )
    },

    async insertPages(key: VersionKey, rows: (PageText & { waits: boolean })[]): Promise<void> {
      await tx.insert(documentPage).values(rows.map((row) => ({ chamber_id: chamberId, ...key, ...row })))
    },

    /** The text of pages that were recognised with little confidence is left out. */
    listSurePages: async ({ document_id, version }: VersionKey): Promise<(string | null)[]> => {
      const rows = await tx
        .select({ text: sureText(documentPage) })
        .from(documentPage)
        .where(
          and(
            eq(documentPage.chamber_id, chamberId),
            eq(documentPage.document_id, document_id),
            eq(documentPage.version, version),
          ),
        )
        .orderBy(asc(documentPage.page))
      return rows.map(({ text }) => text)
    },

    findDocument: (id: VersionKey['document_id']) =>
      tx
        .select({ id: document.id, matter_id: document.matter_id })
        .from(document)
        .where(and(eq(document.chamber_id, chamberId), eq(document.id, id)))
        .then(takeFirst),

    async keep(key: VersionKey, known: Known): Promise<void> {
      await tx.update(documentVersion).set(known).where(isVersion(key))
    },

    async isThere(key: VersionKey): Promise<boolean> {
      const rows = await tx.select({ version: documentVersion.version }).from(documentVersion).where(isVersion(key))
      return rows.length > 0
    },
  }
}
