import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import type { addDraftTemplate, DraftTemplate, DraftTemplateDetail } from '@peshi/contract/papers/drafts'
import { fieldOf, isDraftField } from '@peshi/contract/papers/drafts/fields'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { DraftTemplateId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { refuseUsed, type WholeFile } from '../../platform/uploads/uploads.service.ts'
import { presentTemplate } from './drafts.present.ts'
import { draftsRepo, type TemplateRow } from './drafts.repo.ts'
import { fieldsOf } from './fields-of-matter.ts'
import { readFacts } from './read-facts.ts'
import { refuseTemplate } from './template-problem.ts'
import { readTemplate } from './word-template.process.ts'

const mostBytes = 2 * 1024 * 1024
const mostTemplates = 200

type Needs = Pick<Context, 'db' | 'clock' | 'files' | 'emit' | 'services'>

export function createDraftTemplates(context: Needs) {
  const { db, clock, files, emit, services } = context
  const { uploads } = services
  const { signFor } = services.fileAddresses

  const repoOf = (tx: Tx, actor: Actor) => draftsRepo(tx, actor.chamberId)
  const read = async (tx: Tx, actor: Actor, id: DraftTemplateId) =>
    presentTemplate(await repoOf(tx, actor).getTemplate(id))

  const readFile = async (key: string) => buffer((await files.read(key)) as ReadableStream)

  async function insertVersion(tx: Tx, actor: Actor, id: DraftTemplateId, number: number, taken: Taken): Promise<void> {
    const { uploadId, name, file_key, media_type, size, sha256 } = taken.file
    await repoOf(tx, actor).insertVersion({
      template_id: id,
      number,
      upload_id: uploadId,
      name,
      file_key,
      media_type,
      size,
      sha256,
      fields: taken.fields,
      added_by: actor.personId,
      added_at: clock.now(),
    })
    await uploads.markUsed(tx, actor, uploadId)
  }

  return {
    list: (tx: Tx, actor: Actor): Promise<TemplateRow[]> => repoOf(tx, actor).listTemplates(),

    /** The newest file of a template. */
    async open(actor: Actor, id: DraftTemplateId): Promise<{ row: TemplateRow; bytes: Buffer }> {
      const row = await db.asChamber(actor, (tx) => repoOf(tx, actor).getTemplate(id))
      return { row, bytes: await readFile(row.file.file_key) }
    },

    async get(actor: Actor, id: DraftTemplateId, matterId?: MatterId): Promise<DraftTemplateDetail> {
      authorize(actor, 'read', 'Document')
      const { row, bytes } = await this.open(actor, id)
      const { fields, pages } = await readTemplate(bytes, actor.chamberId)
      const values = matterId ? fieldsOf(await readFacts(context, actor, matterId), row.template.language) : {}
      const versions = await db.asChamber(actor, (tx) => repoOf(tx, actor).listVersions(id))
      return {
        ...presentTemplate(row),
        left_out: pages.left_out,
        fields: fields.filter(isDraftField).map((name) => {
          const { kind, example } = fieldOf(name)
          return { name, kind, value: values[name] ?? null, example: example as never }
        }),
        versions: versions.map(({ file, added_by }) => ({
          version: file.number,
          name: file.name,
          size: file.size,
          added_by,
          added_at: file.added_at.toISOString(),
          download: signFor(actor)('draft-template', [id, String(file.number)], false),
        })),
      }
    },

    async findFile(actor: Actor, id: DraftTemplateId, number: number): Promise<StoredFile | null> {
      authorize(actor, 'read', 'Document')
      const versions = await db.asChamber(actor, async (tx) => {
        await repoOf(tx, actor).getTemplate(id)
        return repoOf(tx, actor).listVersions(id)
      })
      const found = versions.find(({ file }) => file.number === number)?.file
      return found ? { key: found.file_key, mediaType: found.media_type, name: found.name } : null
    },

    /** Reads the uploaded file outside of the transaction that saves it. Throws if it cannot be a template. */
    async check(actor: Actor, uploadId: UploadId, action: 'create' | 'update'): Promise<Taken> {
      authorize(actor, action, 'Document')
      const [file] = await db.asChamber(actor, (tx) => uploads.take(tx, actor, [uploadId]))
      if (!file?.media_type.endsWith('wordprocessingml.document')) throw refuseTemplate({ code: 'template-not-word' })
      if (file.size > mostBytes) throw refuseTemplate({ code: 'template-too-large' })
      return { file, fields: (await readTemplate(await readFile(file.file_key), actor.chamberId)).fields }
    },

    async add(tx: Tx, actor: Actor, input: BodyOf<typeof addDraftTemplate>, taken: Taken): Promise<DraftTemplate> {
      authorize(actor, 'create', 'Document')
      const repo = repoOf(tx, actor)
      const there = await repo.findUpload(input.upload_id)
      if (there) return read(tx, actor, there)
      refuseUsed(taken.file)
      if ((await repo.listTemplates()).length >= mostTemplates)
        throw new Conflict('A chamber can have 200 templates. Remove one first.', 'too-many-templates')
      const id = newId() as DraftTemplateId
      await repo.insertTemplate({ id, name: input.name, language: input.language, newest: 1 })
      await insertVersion(tx, actor, id, 1, taken)
      await emit(tx, actor, { type: 'draft.template-added', ...aboutTemplate(id), detail: { after: input.name } })
      return read(tx, actor, id)
    },

    /** As `check`. Refuses a person who saw another version, before the file is read. */
    async checkRenewal(actor: Actor, id: DraftTemplateId, uploadId: UploadId, seen?: number): Promise<Taken> {
      authorize(actor, 'update', 'Document')
      await db.asChamber(actor, (tx) => repoOf(tx, actor).assertSeen(id, { seen, read: () => read(tx, actor, id) }))
      return this.check(actor, uploadId, 'update')
    },

    async renew(tx: Tx, actor: Actor, id: DraftTemplateId, taken: Taken, seen?: number): Promise<DraftTemplate> {
      authorize(actor, 'update', 'Document')
      const repo = repoOf(tx, actor)
      const { template: before } = await repo.getTemplate(id)
      await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) })
      const { template, file } = await repo.getTemplate(id)
      const there = await repo.findUpload(taken.file.uploadId)
      if (there === id) return read(tx, actor, id)
      refuseUsed(taken.file)
      if (file.sha256 === taken.file.sha256)
        throw new Conflict('This is the same file as the current version.', 'same-file')
      const number = template.newest + 1
      await insertVersion(tx, actor, id, number, taken)
      await repo.setNewest(id, number)
      const detail = { before: before.newest, after: number }
      await emit(tx, actor, { type: 'draft.template-renewed', ...aboutTemplate(id), detail })
      return read(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: DraftTemplateId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Document')
      const repo = repoOf(tx, actor)
      await repo.getTemplate(id)
      await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) })
      const { template } = await repo.getTemplate(id)
      await repo.removeTemplate(id)
      await emit(tx, actor, { type: 'draft.template-removed', ...aboutTemplate(id), detail: { before: template.name } })
    },
  }
}

export interface Taken {
  file: WholeFile
  fields: string[]
}

export const aboutTemplate = (id: DraftTemplateId) => ({
  subject: { kind: 'draft-template', id },
  matterId: null,
})
