import type { CaveatProofId, CaveatTrackerId, ChamberId, UploadId } from '@peshi/contract/platform/ids'
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { checkOf } from '../../platform/uploads/held-files.repo.ts'
import { caveatProof, caveatTracker } from './caveats.schema.ts'

type NewProof = Omit<typeof caveatProof.$inferInsert, 'chamber_id' | 'tracker_id'>
export type ProofRow = Awaited<ReturnType<ReturnType<typeof caveatProofsRepo>['list']>>[number]

export function caveatProofsRepo(tx: Tx, chamberId: ChamberId, tracker: CaveatTrackerId) {
  const of = and(eq(caveatProof.chamber_id, chamberId), eq(caveatProof.tracker_id, tracker))
  const alive = and(of, isNull(caveatProof.deleted_at))

  return {
    list: () =>
      tx
        .select({
          ...getTableColumns(caveatProof),
          added_by_name: person.name,
          check: checkOf(chamberId, caveatProof.file_key),
        })
        .from(caveatProof)
        .leftJoin(person, eq(person.id, caveatProof.added_by))
        .where(alive)
        .orderBy(asc(caveatProof.added_at), asc(caveatProof.id)),

    async count(): Promise<number> {
      return tx.$count(caveatProof, alive)
    },

    async hasUpload(id: UploadId): Promise<boolean> {
      const rows = await tx
        .select({ id: caveatProof.id })
        .from(caveatProof)
        .where(and(of, eq(caveatProof.upload_id, id)))
      return rows.length > 0
    },

    async insert(proof: NewProof): Promise<void> {
      await tx.insert(caveatProof).values({ ...proof, chamber_id: chamberId, tracker_id: tracker })
    },

    async mark(id: CaveatProofId, deleted_at: Date | null): Promise<string> {
      const row = await tx
        .update(caveatProof)
        .set({ deleted_at })
        .where(and(of, eq(caveatProof.id, id)))
        .returning({ name: caveatProof.name })
        .then(takeOne)
      return row.name
    },
  }
}

export const listOfProofFile = (tx: Tx, chamberId: ChamberId, key: string) =>
  tx
    .select({ id: caveatTracker.id, matter_id: caveatTracker.matter_id, added_by: caveatProof.added_by })
    .from(caveatProof)
    .innerJoin(
      caveatTracker,
      and(eq(caveatTracker.chamber_id, caveatProof.chamber_id), eq(caveatTracker.id, caveatProof.tracker_id)),
    )
    .where(and(eq(caveatProof.chamber_id, chamberId), eq(caveatProof.file_key, key)))
