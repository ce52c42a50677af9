import type { ClientPaper, Document, moveDocuments, updateDocument } from '@peshi/contract/matters/documents'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { DocumentId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import type { NewEvent } from '../../platform/events/emit.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { fileNameOf, withEndingOf } from '../../platform/uploads/clean-file-name.ts'
import { aboutDocument } from './about-document.ts'
import { cleanFolder, cleanTags } from './clean-words.ts'
import { presentDocument } from './documents.present.ts'
import { type DocumentRow, documentsRepo } from './documents.repo.ts'

interface Changes {
  changes: Partial<Pick<DocumentRow, 'name' | 'folder' | 'tags' | 'paper' | 'keeps_place'>>
  before: string
  after: string
}
/** People read the details of an event. A choice is a code, so its event has none. */
type Edit = Changes &
  (
    | { type: `document.${'renamed' | 'moved' | 'tagged'}`; isCode?: never }
    | { type: `document.${'sorted' | 'place-kept' | 'place-removed'}`; isCode: true }
  )

export function createDocumentEdits({ clock, emit, services }: Pick<Context, 'clock' | 'emit' | 'services'>) {
  const { signFor } = services.fileAddresses

  async function change(
    tx: Tx,
    actor: Actor,
    ids: readonly DocumentId[],
    editsOf: (row: DocumentRow) => Edit[],
    seen?: number,
  ): Promise<Document[]> {
    authorize(actor, 'update', 'Document')
    const repo = documentsRepo(tx, actor.chamberId)
    const shown = async () => (await repo.listByIds(ids)).map((row) => presentDocument(row, signFor(actor)))
    await repo.listByIds(ids)
    await repo.raiseVersion(ids, { by: actor, at: clock.now(), seen, read: async () => (await shown())[0] })
    const events: NewEvent[] = []
    for (const row of await repo.listByIds(ids)) {
      const edits = editsOf(row).filter(({ before, after }) => before !== after)
      await repo.update([row.id], Object.assign({}, ...edits.map(({ changes }) => changes)))
      for (const edit of edits)
        events.push(
          edit.isCode
            ? { type: edit.type, ...aboutDocument(row) }
            : { type: edit.type, ...aboutDocument(row), detail: { before: edit.before, after: edit.after } },
        )
    }
    await emit(tx, actor, ...events)
    return shown()
  }

  return {
    async update(tx: Tx, actor: Actor, id: DocumentId, input: BodyOf<typeof updateDocument>): Promise<Document> {
      const editsOf = (row: DocumentRow) => {
        const edits = [
          ...(input.name === undefined ? [] : [rename(row, input.name)]),
          ...(input.folder === undefined ? [] : [move(row, input.folder)]),
          ...(input.tags === undefined ? [] : [tag(row, input.tags)]),
          ...(input.paper === undefined ? [] : [sort(row, input.paper)]),
          ...(input.keeps_place === undefined ? [] : [keepPlace(row, input.keeps_place)]),
        ]
        if (edits.length === 0)
          throw new Invalid('Say what to change.', { name: 'Change the name, the folder or the tags' })
        return edits
      }
      const [changed] = await change(tx, actor, [id], editsOf, input.version)
      if (!changed) throw new RangeError('Expected one document')
      return changed
    },

    move: (tx: Tx, actor: Actor, { ids, folder }: BodyOf<typeof moveDocuments>): Promise<Document[]> =>
      change(tx, actor, ids, (row) => [move(row, folder)]),
  }
}

function rename(row: DocumentRow, name: string): Edit {
  const after = withEndingOf(fileNameOf(name), row.name)
  return { type: 'document.renamed', changes: { name: after }, before: row.name, after }
}

function move(row: DocumentRow, folder: string): Edit {
  const after = cleanFolder(folder)
  return { type: 'document.moved', changes: { folder: after }, before: row.folder, after }
}

function tag(row: DocumentRow, tags: readonly string[]): Edit {
  const after = cleanTags(tags)
  return { type: 'document.tagged', changes: { tags: after }, before: row.tags.join(', '), after: after.join(', ') }
}

/** Only a client's own documents have a kind. */
function sort(row: DocumentRow, paper: ClientPaper): Edit {
  if (!row.client_id) throw new Invalid('Only a client’s own document has a kind.', { paper: 'Leave this out' })
  return { type: 'document.sorted', changes: { paper }, before: row.paper ?? '', after: paper, isCode: true }
}

function keepPlace(row: DocumentRow, keeps_place: boolean): Edit {
  const [before, after] = [String(row.keeps_place), String(keeps_place)]
  const type = keeps_place ? 'document.place-kept' : 'document.place-removed'
  return { type, changes: { keeps_place }, before, after, isCode: true }
}
