import type {
  addClientDocuments,
  addDocumentVersion,
  createDocument,
  Document,
  getDocument,
} from '@peshi/contract/matters/documents'
import type { BodyOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { ClientId, DocumentId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import type { SentFile } from '@peshi/contract/platform/uploads'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import type { Doer } from '../../platform/events/emit.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { freeName, withEndingOf } from '../../platform/uploads/clean-file-name.ts'
import type { CheckedFile, FileOwner } from '../../platform/uploads/scanning.service.ts'
import { refuseUsed, type WholeFile } from '../../platform/uploads/uploads.service.ts'
import { aboutDocument } from './about-document.ts'
import { cleanFolder, cleanTags } from './clean-words.ts'
import { readDocumentTexts } from './documents.jobs.ts'
import { presentDocument, presentVersion } from './documents.present.ts'
import { type DocumentOwner, type DocumentRow, documentsRepo } from './documents.repo.ts'
import { firstVersion, newVersion } from './new-version.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'emit' | 'services'>

type Uploaded = Omit<BodyOf<typeof createDocument>, 'files'> & {
  isCourtPage?: boolean
  /** The sender of the files, if it is nobody of the chamber. */
  by?: Doer
}
type New = Omit<Uploaded, 'matter_id'> & DocumentOwner & Pick<DocumentRow, 'paper'>
type Made = Pick<ReplyOf<typeof createDocument>, 'data' | 'already'>

export function createDocuments(context: Needs) {
  const { db, clock, queue, emit, services } = context
  const { uploads } = services
  const { signFor } = services.fileAddresses

  const queueReading = (tx: Tx, { chamberId }: Actor) =>
    queue.enqueue(tx, readDocumentTexts, { chamberId }, { onceBy: chamberId })

  async function addTo(tx: Tx, actor: Actor, row: DocumentRow, file: WholeFile) {
    if (file.sha256 === row.current.sha256)
      throw new Conflict('This is the same file as the current version.', 'same-file')
    const repo = documentsRepo(tx, actor.chamberId)
    const at = clock.now()
    const version = row.newest + 1
    await repo.insertVersions([newVersion(actor, file, { document_id: row.id, version, at })])
    const name = withEndingOf(row.name, file.name)
    await repo.update([row.id], { newest: version, name })
    await uploads.markUsed(tx, actor, file.uploadId)
    const detail = { before: row.newest, after: version }
    await emit(tx, actor, { type: 'document.version', ...aboutDocument(row), detail })
    await queueReading(tx, actor)
  }

  /** Idempotent: skips a file if the matter or client has a document with the same name and content. */
  async function makeDocuments(tx: Tx, actor: Actor, input: New): Promise<Made> {
    const { matter_id, client_id, paper } = input
    const [folder, tags] = [cleanFolder(input.folder), cleanTags(input.tags)]
    const repo = documentsRepo(tx, actor.chamberId)
    await repo.getOwner(input, true)
    const files = await uploads.take(tx, actor, input.upload_ids)
    const byUpload = new Map((await repo.listByUploads(input.upload_ids)).map((row) => [row.upload_id, row.id]))
    const there = await repo.listByOwner(input)
    const contentOf = (sha256: string, name: string) => `${sha256} ${name.toLowerCase()}`
    const byContent = new Map(there.map((row) => [contentOf(row.current.sha256, row.name), row.id]))
    const names = new Set(there.filter((row) => row.folder === folder).map(({ name }) => name.toLowerCase()))
    const at = clock.now()

    const made: ReturnType<typeof firstVersion>[] = []
    const already: DocumentId[] = []
    const ids = files.map((file) => {
      const same = byContent.get(contentOf(file.sha256, file.name))
      const known = byUpload.get(file.uploadId) ?? same
      if (known) {
        if (known === same && !byUpload.has(file.uploadId)) already.push(known)
        return known
      }
      refuseUsed(file)
      const name = freeName(file.name, names)
      const one = firstVersion(actor, file, {
        matter_id,
        client_id,
        paper,
        name,
        folder,
        tags,
        at,
        is_court_page: input.isCourtPage ?? false,
      })
      names.add(name.toLowerCase())
      byContent.set(contentOf(file.sha256, file.name), one.document.id)
      made.push(one)
      return one.document.id
    })

    await repo.insert(made.map((one) => one.document))
    await repo.insertVersions(made.map((one) => one.version))
    await uploads.markUsed(tx, actor, ...made.map(({ version }) => version.upload_id))
    const added = ({ document: { id } }: (typeof made)[number]) =>
      ({ type: 'document.added', ...aboutDocument({ id, matter_id }) }) as const
    await emit(tx, input.by ?? actor, ...made.map(added))
    if (made.length > 0) await queueReading(tx, actor)
    const rows = await repo.listByIds(ids)
    return { data: rows.map((row) => presentDocument(row, signFor(actor))), already: [...new Set(already)] }
  }

  async function listOf(actor: Actor, owner: DocumentOwner): Promise<Document[]> {
    authorize(actor, 'read', 'Document')
    return db.asChamber(actor, async (tx) => {
      const repo = documentsRepo(tx, actor.chamberId)
      await repo.getOwner(owner)
      return (await repo.listByOwner(owner)).map((row) => presentDocument(row, signFor(actor)))
    })
  }

  return {
    async onChecked(tx: Tx, { chamberId, key, isInfected }: CheckedFile): Promise<FileOwner[]> {
      const rows = await documentsRepo(tx, chamberId).listByFile(key)
      if (rows.length > 0 && !isInfected)
        await queue.enqueue(tx, readDocumentTexts, { chamberId }, { onceBy: chamberId })
      return rows.map((row) => ({ ...aboutDocument(row), addedBy: row.added_by }))
    },

    list: (actor: Actor, matterId: MatterId) => listOf(actor, { matter_id: matterId, client_id: null }),

    listOfClient: (actor: Actor, clientId: ClientId) => listOf(actor, { matter_id: null, client_id: clientId }),

    async get(actor: Actor, id: DocumentId): Promise<ReplyOf<typeof getDocument>['data']> {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, async (tx) => {
        const repo = documentsRepo(tx, actor.chamberId)
        const row = await repo.get(id)
        const versions = await repo.listVersions(id)
        return {
          ...presentDocument(row, signFor(actor)),
          versions: versions.map((version) => presentVersion(version, signFor(actor))),
        }
      })
    },

    async findFile(actor: Actor, id: DocumentId, version: number): Promise<StoredFile | null> {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, async (tx) => {
        const repo = documentsRepo(tx, actor.chamberId)
        const { name } = await repo.get(id)
        const found = (await repo.listVersions(id)).find((one) => one.version === version)
        return found ? { key: found.file_key, mediaType: found.media_type, name } : null
      })
    },

    async findShown(tx: Tx, actor: Actor, id: DocumentId) {
      const [row] = await documentsRepo(tx, actor.chamberId).listByIds([id])
      if (!row) return null
      const { _id, name, current } = presentDocument(row, signFor(actor))
      return { _id, name, file: current.file, download: current.download }
    },

    /** Stores the sent files in transactions of their own. */
    async keepSent(actor: Actor, matterId: MatterId, files: readonly SentFile[]): Promise<UploadId[]> {
      authorize(actor, 'create', 'Document')
      await db.asChamber(actor, (tx) => documentsRepo(tx, actor.chamberId).getMatter(matterId))
      return uploads.keepSent(actor, files)
    },

    create(tx: Tx, actor: Actor, input: Uploaded): Promise<Made> {
      authorize(actor, 'create', 'Document')
      return makeDocuments(tx, actor, { ...input, client_id: null, paper: null })
    },

    addToClient(tx: Tx, actor: Actor, input: BodyOf<typeof addClientDocuments>): Promise<Made> {
      authorize(actor, 'create', 'Document')
      return makeDocuments(tx, actor, { ...input, matter_id: null, folder: '', tags: [] })
    },

    async addVersion(
      tx: Tx,
      actor: Actor,
      id: DocumentId,
      { upload_id, version }: BodyOf<typeof addDocumentVersion>,
    ): Promise<Document> {
      authorize(actor, 'update', 'Document')
      const repo = documentsRepo(tx, actor.chamberId)
      await repo.getOwner(await repo.get(id), true)
      const read = async () => presentDocument(await repo.get(id), signFor(actor))
      await repo.raiseVersion([id], { by: actor, at: clock.now(), seen: version, read })
      const row = await repo.get(id)
      const [file] = await uploads.take(tx, actor, [upload_id])
      const [used] = await repo.listByUploads([upload_id])
      if (used && used.id !== id) throw new Conflict('This file was already added as another document.', 'upload-used')
      if (file && !used) {
        refuseUsed(file)
        await addTo(tx, actor, row, file)
      }
      return presentDocument(await repo.get(id), signFor(actor))
    },
  }
}
