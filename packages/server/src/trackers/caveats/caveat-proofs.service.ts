import type { CaveatProofId, CaveatTrackerId, UploadId } from '@peshi/contract/platform/ids'
import { type CaveatProof, mostProofs } from '@peshi/contract/trackers/caveats'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { viewOf } from '../../platform/uploads/file-kinds.ts'
import { refuseUsed, type WholeFile } from '../../platform/uploads/uploads.service.ts'
import { caveatProofsRepo, type ProofRow } from './caveat-proofs.repo.ts'
import { type CaveatRow, caveatsRepo } from './caveats.repo.ts'

export function createCaveatProofs(context: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { db, clock, emit, services } = context
  const { uploads } = services
  const { signFor } = services.fileAddresses

  function present(actor: Actor, row: ProofRow): CaveatProof {
    const ids = [row.tracker_id, row.id]
    return {
      _id: row.id,
      name: row.name,
      size: row.size,
      view: viewOf(row.media_type),
      check: row.check,
      file: signFor(actor)('caveat-proof', ids, true),
      download: signFor(actor)('caveat-proof', ids, false),
      added_by: row.added_by_name,
      added_at: row.added_at.toISOString(),
    }
  }

  async function lock(tx: Tx, actor: Actor, id: CaveatTrackerId): Promise<CaveatRow> {
    authorize(actor, 'update', 'Tracker')
    const caveat = await caveatsRepo(tx, actor.chamberId).lock(id)
    if (!caveat) throw new NotFound()
    return caveat
  }

  const emitFor = (tx: Tx, actor: Actor, how: 'added' | 'removed' | 'restored', caveat: CaveatRow, name: string) =>
    emit(tx, actor, {
      type: `caveat.proof-${how}`,
      matterId: caveat.matter_id,
      subject: { kind: 'caveat', id: caveat.id },
      detail: { [how === 'removed' ? 'before' : 'after']: name },
    })

  return {
    async list(tx: Tx, actor: Actor, id: CaveatTrackerId): Promise<CaveatProof[]> {
      return (await caveatProofsRepo(tx, actor.chamberId, id).list()).map((row) => present(actor, row))
    },

    async findFile(actor: Actor, id: CaveatTrackerId, proof: string): Promise<StoredFile | null> {
      authorize(actor, 'read', 'Tracker')
      return db.asChamber(actor, async (tx) => {
        await caveatsRepo(tx, actor.chamberId).get(id)
        const found = (await caveatProofsRepo(tx, actor.chamberId, id).list()).find((row) => row.id === proof)
        return found ? { key: found.file_key, mediaType: found.media_type, name: found.name } : null
      })
    },

    async add(tx: Tx, actor: Actor, id: CaveatTrackerId, uploadId: UploadId): Promise<void> {
      const caveat = await lock(tx, actor, id)
      const repo = caveatProofsRepo(tx, actor.chamberId, id)
      const [file] = await uploads.take(tx, actor, [uploadId])
      const there = await repo.list()
      if (!file || (await repo.hasUpload(uploadId)) || there.some(({ sha256 }) => sha256 === file.sha256)) return
      refuseUsed(file)
      if (there.length >= mostProofs) throw tooMany({ upload_id: 'Remove one first' })
      await repo.insert(toRow(actor, file, clock.now()))
      await uploads.markUsed(tx, actor, uploadId)
      await emitFor(tx, actor, 'added', caveat, file.name)
    },

    async remove(tx: Tx, actor: Actor, id: CaveatTrackerId, proof: CaveatProofId, undo: boolean): Promise<void> {
      const caveat = await lock(tx, actor, id)
      const repo = caveatProofsRepo(tx, actor.chamberId, id)
      const name = await repo.mark(proof, undo ? null : clock.now())
      if ((await repo.count()) > mostProofs) throw tooMany({ undo: 'Remove one first' })
      await emitFor(tx, actor, undo ? 'restored' : 'removed', caveat, name)
    },
  }
}

const toRow = (actor: Actor, { uploadId, name, file_key, media_type, size, sha256 }: WholeFile, added_at: Date) => ({
  id: newId() as CaveatProofId,
  upload_id: uploadId,
  name,
  file_key,
  media_type,
  size,
  sha256,
  added_at,
  added_by: actor.personId,
})

const tooMany = (fields: Record<string, string>) =>
  new Invalid(`A caveat has at most ${mostProofs} proofs of service.`, fields)
