import type { Document, moveDocuments, updateDocument } from '@peshi/contract/matters/documents'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { recordActivity } from '../../chamber/activity/record.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { fileNameOf, withEndingOf } from '../../platform/uploads/clean-file-name.ts'
import { cleanFolder, cleanTags } from './clean-words.ts'
import { presentDocument } from './documents.present.ts'
import { type DocumentRow, documentsRepo } from './documents.repo.ts'

interface Edit {
  action: 'document.renamed' | 'document.moved' | 'document.tagged'
  changes: Partial<Pick<DocumentRow, 'name' | 'folder' | 'tags'>>
  before: string
  after: string
}

export function createDocumentEdits({
  db,
  clock,
  events,
  services,
}: Pick<Context, 'db' | 'clock' | 'events' | 'services'>) {
  const { sign } = services.fileAddresses
  async function change(
    actor: Actor,
    ids: readonly DocumentId[],
    editsOf: (row: DocumentRow) => Edit[],
    seen?: number,
  ): Promise<Document[]> {
    authorize(actor, 'update', 'Document')
    return db.asChamber(actor, async (tx) => {
      const repo = documentsRepo(tx, actor.chamberId)
      const at = clock.now()
      const shown = async () => (await repo.listByIds(ids)).map((row) => presentDocument(row, sign))
      await repo.listByIds(ids)
      await repo.raiseVersion(ids, { by: actor, at, seen, read: async () => (await shown())[0] })
      const rows = await repo.listByIds(ids)
      for (const row of rows) {
        const edits = editsOf(row).filter(({ before, after }) => before !== after)
        await repo.update([row.id], Object.assign({}, ...edits.map(({ changes }) => changes)))
        const subject = { kind: 'document', id: row.id, label: row.name }
        const entries = edits.map(({ action, before, after }) => ({
          action,
          at,
          matterId: row.matter_id,
          subject,
          detail: { before, after },
        }))
        await recordActivity(tx, actor, ...entries)
      }
      for (const matter_id of new Set(rows.map((row) => row.matter_id)))
        await events.announce(tx, actor.chamberId, { type: 'documents.changed', matter_id })
      return shown()
    })
  }

  return {
    async update(actor: Actor, id: DocumentId, input: BodyOf<typeof updateDocument>): Promise<Document> {
      const editsOf = (row: DocumentRow) => {
        const edits = [
          ...(input.name === undefined ? [] : [rename(row, input.name)]),
          ...(input.folder === undefined ? [] : [move(row, input.folder)]),
          ...(input.tags === undefined ? [] : [tag(row, input.tags)]),
        ]
        if (edits.length === 0)
          throw new Invalid('Say what to change.', { name: 'Change the name, the folder or the tags' })
        return edits
      }
      const [changed] = await change(actor, [id], editsOf, input.version)
      if (!changed) throw new RangeError('Expected one document')
      return changed
    },

    move: (actor: Actor, { ids, folder }: BodyOf<typeof moveDocuments>): Promise<Document[]> =>
      change(actor, ids, (row) => [move(row, folder)]),
  }
}

function rename(row: DocumentRow, name: string): Edit {
  const after = withEndingOf(fileNameOf(name), row.name)
  return { action: 'document.renamed', changes: { name: after }, before: row.name, after }
}

function move(row: DocumentRow, folder: string): Edit {
  const after = cleanFolder(folder)
  return { action: 'document.moved', changes: { folder: after }, before: row.folder, after }
}

function tag(row: DocumentRow, tags: readonly string[]): Edit {
  const after = cleanTags(tags)
  return { action: 'document.tagged', changes: { tags: after }, before: row.tags.join(', '), after: after.join(', ') }
}
