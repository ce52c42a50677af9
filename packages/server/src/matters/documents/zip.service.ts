import { Readable } from 'node:stream'
import type { zipDocuments } from '@peshi/contract/matters/documents'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { DocumentId, MatterId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import { createSignedTokens } from '../../platform/http/signed-token.ts'
import type { Context } from '../../platform/process/context.ts'
import { cleanFileName, freeName } from '../../platform/uploads/clean-file-name.ts'
import { type DocumentRow, documentsRepo } from './documents.repo.ts'

const Wanted = z.object({ matterId: MatterId, ids: z.array(DocumentId).optional() })

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'files' | 'standings'>

export function createDocumentZips({ db, files, ...needs }: Needs) {
  const tokens = createSignedTokens(needs, 'zip-address', Wanted)

  return {
    async sign(actor: Actor, { matter_id, ids }: BodyOf<typeof zipDocuments>): Promise<string> {
      authorize(actor, 'read', 'Document')
      await db.asChamber(actor, async (tx) => {
        const repo = documentsRepo(tx, actor.chamberId)
        await repo.getMatter(matter_id)
        if (ids) await repo.listByIds(ids)
      })
      return `/api/documents.zip?token=${tokens.write(actor, { matterId: matter_id, ...(ids && { ids }) })}`
    },

    async open(token: string): Promise<Readable> {
      const read = await tokens.read(token)
      if (!read) throw new NotFound('This address is over. Choose the documents again.')
      const { actor, what } = read
      if (!isAllowed(actor.abilities, 'read', 'Document')) throw new NotFound()
      const rows = await db.asChamber(actor, async (tx) => {
        const repo = documentsRepo(tx, actor.chamberId)
        await repo.getMatter(what.matterId)
        return what.ids ? repo.listByIds(what.ids) : repo.listByOwner({ matter_id: what.matterId, client_id: null })
      })
      return zipOf(rows)
    },
  }

  function zipOf(rows: readonly DocumentRow[]): Readable {
    const zip = new ZipFile()
    const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>, { objectMode: false })
    zip.on('error', (error: Error) => output.destroy(error))
    for (const { path, row } of pathsOf(rows.filter(({ current }) => current.check === null))) {
      const options = { mtime: row.current.added_at, compress: row.current.media_type.startsWith('text/') }
      zip.addReadStreamLazy(path, options, (give) => {
        files.read(row.current.file_key).then(
          (content) => give(null, Readable.fromWeb(content as never)),
          (error: Error) => give(error, Readable.from([])),
        )
      })
    }
    zip.end()
    return output
  }
}

export function pathsOf(rows: readonly DocumentRow[]): { path: string; row: DocumentRow }[] {
  const namesIn = new Map<string, Set<string>>()
  return rows.map((row) => {
    const folder = row.folder ? cleanFileName(row.folder) : ''
    const names = namesIn.get(folder) ?? new Set()
    namesIn.set(folder, names)
    const name = freeName(cleanFileName(row.name), names)
    names.add(name.toLowerCase())
    return { path: folder ? `${folder}/${name}` : name, row }
  })
}
