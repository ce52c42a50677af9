import type { Document, listDeletedDocuments } from '@peshi/contract/matters/documents'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { DocumentId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Tx } from '../../platform/db/door.ts'
import { Forbidden, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { aboutDocument } from './about-document.ts'
import { presentDocument } from './documents.present.ts'
import { documentsRepo } from './documents.repo.ts'

const shownInBin = 500

interface Binned {
  id: DocumentId
  matter_id: MatterId | null
  name: string
  created_by: PersonId
}

const ownOnly = (actor: Actor) => !isAllowed(actor.abilities, 'manage', 'Document')

export function createDocumentBin({ db, clock, emit, services }: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { signFor } = services.fileAddresses

  async function set(tx: Tx, actor: Actor, rows: readonly Binned[], type: 'document.deleted' | 'document.restored') {
    if (ownOnly(actor) && rows.some((row) => row.created_by !== actor.personId))
      throw new Forbidden('Only who put a document here, an advocate or the owner may delete it.')
    const gone = { deleted_at: clock.now(), deleted_by: actor.personId }
    await documentsRepo(tx, actor.chamberId).update(
      rows.map(({ id }) => id),
      type === 'document.deleted' ? gone : { deleted_at: null, deleted_by: null },
    )
    await emit(tx, actor, ...rows.map((row) => ({ type, ...aboutDocument(row) })))
  }

  return {
    async remove(tx: Tx, actor: Actor, ids: readonly DocumentId[], seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Document')
      const repo = documentsRepo(tx, actor.chamberId)
      const rows = await repo.listByIds(ids)
      const read = async () => (await repo.listByIds(ids)).map((row) => presentDocument(row, signFor(actor)))[0]
      await repo.raiseVersion(ids, { by: actor, at: clock.now(), seen, read })
      await set(tx, actor, rows, 'document.deleted')
    },

    async restore(tx: Tx, actor: Actor, ids: readonly DocumentId[]): Promise<Document[]> {
      authorize(actor, 'delete', 'Document')
      const repo = documentsRepo(tx, actor.chamberId)
      const rows = await repo.listDeletedByIds(ids)
      if (rows.length < new Set(ids).size) throw new NotFound()
      await set(tx, actor, rows, 'document.restored')
      return (await repo.listByIds(ids)).map((row) => presentDocument(row, signFor(actor)))
    },

    async list(actor: Actor): Promise<ReplyOf<typeof listDeletedDocuments>['data']> {
      authorize(actor, 'delete', 'Document')
      const rows = await db.asChamber(actor, (tx) =>
        documentsRepo(tx, actor.chamberId).listDeleted(ownOnly(actor) ? actor.personId : null, shownInBin),
      )
      return rows.flatMap(({ id, deleted_at, client_id, client_name, ...row }) => {
        const client = client_id && client_name !== null ? { _id: client_id, name: client_name } : null
        return deleted_at ? [{ ...row, client, _id: id, deleted_at: deleted_at.toISOString() }] : []
      })
    },
  }
}
