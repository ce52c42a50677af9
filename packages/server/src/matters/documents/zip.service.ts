import { Readable } from 'node:stream'
import type { zipDocuments } from '@peshi/contract/matters/documents'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { ZipFile } from 'yazl'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { cleanFileName, freeName } from '../../platform/uploads/clean-file-name.ts'
import { type DocumentRow, documentsRepo } from './documents.repo.ts'
import { createZipAddresses } from './zip-address.ts'

export function createDocumentZips({ config, db, clock, files }: Pick<Context, 'config' | 'db' | 'clock' | 'files'>) {
  const addresses = createZipAddresses({ secret: config.secret, clock })

  return {
    async sign(actor: Actor, { matter_id, ids }: BodyOf<typeof zipDocuments>): Promise<string> {
      authorize(actor, 'read', 'Document')
      await db.asChamber(actor, async (tx) => {
        const repo = documentsRepo(tx, actor.chamberId)
        await repo.getMatter(matter_id)
        if (ids) await repo.listByIds(ids)
      })
      const { chamberId, personId, role } = actor
      return addresses.sign({ chamberId, personId, role, matterId: matter_id, ...(ids && { ids }) })
    },

    async open(token: string): Promise<Readable> {
      const grant = addresses.read(token)
      if (!grant) throw new NotFound('This address is over. Choose the documents again.')
      const rows = await db.asChamber(grant, async (tx) => {
        const repo = documentsRepo(tx, grant.chamberId)
        await repo.getMatter(grant.matterId)
        return grant.ids ? repo.listByIds(grant.ids) : repo.listByMatter(grant.matterId)
      })
      return zipOf(rows)
    },
  }

  function zipOf(rows: readonly DocumentRow[]): Readable {
    const zip = new ZipFile()
    const output = Readable.from(zip.outputStream as AsyncIterable<Uint8Array>, { objectMode: false })
    zip.on('error', (error: Error) => output.destroy(error))
    for (const { path, row } of pathsOf(rows)) {
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
  const taken = new Map<string, Set<string>>()
  return rows.map((row) => {
    const folder = row.folder ? cleanFileName(row.folder) : ''
    const names = taken.get(folder) ?? new Set()
    taken.set(folder, names)
    const name = freeName(cleanFileName(row.name), names)
    names.add(name.toLowerCase())
    return { path: folder ? `${folder}/${name}` : name, row }
  })
}
