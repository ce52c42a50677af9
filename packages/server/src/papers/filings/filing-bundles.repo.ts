import type { ChamberId, DocumentId, FilingBundleId, FilingId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { document, documentVersion } from '../../matters/documents/documents.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber, membership, roleSwitches } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { filingBundle } from './filings.schema.ts'

type Values = typeof filingBundle.$inferSelect
type Changes = Partial<Omit<Values, 'chamber_id' | 'id' | 'filing_id'>>

export function filingBundlesRepo(tx: Tx, chamberId: ChamberId) {
  const ofChamber = eq(filingBundle.chamber_id, chamberId)
  const isInWork = inArray(filingBundle.state, ['waiting', 'running'])

  return {
    /** Null if the filing or its matter was deleted. */
    find: (id: FilingBundleId): Promise<Values | null> =>
      tx
        .select({ bundle: filingBundle })
        .from(filingBundle)
        .innerJoin(matter, and(eq(matter.chamber_id, filingBundle.chamber_id), eq(matter.id, filingBundle.matter_id)))
        .where(and(ofChamber, eq(filingBundle.id, id), isNull(matter.deleted_at)))
        .then(takeFirst)
        .then((row) => row?.bundle ?? null),

    findInWork: (filing: FilingId): Promise<Values | null> =>
      tx
        .select()
        .from(filingBundle)
        .where(and(ofChamber, eq(filingBundle.filing_id, filing), isInWork))
        .then(takeFirst),

    /** The newest bundle that is ready, of a filing or of a matter. */
    findReady: (of: { filingId: FilingId } | { matterId: MatterId }): Promise<Values | null> =>
      tx
        .select()
        .from(filingBundle)
        .where(
          and(
            ofChamber,
            'filingId' in of ? eq(filingBundle.filing_id, of.filingId) : eq(filingBundle.matter_id, of.matterId),
            eq(filingBundle.state, 'ready'),
          ),
        )
        .orderBy(desc(filingBundle.asked_at), desc(filingBundle.id))
        .limit(1)
        .then(takeFirst),

    insert: async (values: Omit<typeof filingBundle.$inferInsert, 'chamber_id'>): Promise<void> => {
      await tx.insert(filingBundle).values({ ...values, chamber_id: chamberId })
    },

    /** Changes a bundle that is waiting or in work. False if it was cancelled or deleted meanwhile. */
    async update(id: FilingBundleId, changes: Changes): Promise<boolean> {
      const rows = await tx
        .update(filingBundle)
        .set(changes)
        .where(and(ofChamber, eq(filingBundle.id, id), isInWork))
        .returning({ id: filingBundle.id })
      return rows.length > 0
    },

    /** The newest versions of documents that are not deleted. */
    listFiles: (ids: readonly DocumentId[]) =>
      tx
        .select({
          document_id: document.id,
          name: document.name,
          version: documentVersion.version,
          file_key: documentVersion.file_key,
          media_type: documentVersion.media_type,
          size: documentVersion.size,
        })
        .from(document)
        .innerJoin(
          documentVersion,
          and(
            eq(documentVersion.chamber_id, document.chamber_id),
            eq(documentVersion.document_id, document.id),
            eq(documentVersion.version, document.newest),
          ),
        )
        .where(and(eq(document.chamber_id, chamberId), isNull(document.deleted_at), inArray(document.id, [...ids]))),

    findMember: (personId: PersonId) =>
      tx
        .select({ role: membership.role, switches: roleSwitches })
        .from(membership)
        .innerJoin(chamber, eq(chamber.id, membership.chamber_id))
        .where(and(eq(membership.chamber_id, chamberId), eq(membership.person_id, personId)))
        .then(takeFirst),
  }
}

export type FilingBundleValues = Values
