import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { PersonId, UploadId } from '@peshi/contract/platform/ids'
import type { beginUpload, SentFile, Upload } from '@peshi/contract/platform/uploads'
import { v7 } from 'uuid'
import type { Tx } from '../db/door.ts'
import { AppError, Conflict, Invalid, NotFound, TooLarge } from '../errors.ts'
import { removeDroppedFiles } from '../files/files.jobs.ts'
import { type Actor, authorize } from '../http/actor.ts'
import { type Arriving, piecesOf } from '../http/arriving.ts'
import type { Context } from '../process/context.ts'
import { cleanFileName } from './clean-file-name.ts'
import { endingOf, kindOf, pageKindOf } from './file-kinds.ts'
import { checkHead, checkName, checkWhole, headBytes } from './inspect-file.ts'
import { createReadThrough, keepStretch, type SeenFile } from './read-through.ts'
import { infected, refusal } from './refusal.ts'
import { countBytes, type UploadRow, uploadsRepo } from './uploads.repo.ts'

declare module '../process/config.ts' {
  interface Config {
    mostFileBytes: number
    mostChamberBytes: number
  }
}

/** Maximum bytes per part. A broken connection loses at most one part. */
export const partBytes = 4 * 1024 * 1024

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'files' | 'features' | 'services'>

export interface WholeFile {
  uploadId: UploadId
  name: string
  file_key: string
  media_type: string
  sha256: string
  size: number
  isUsed: boolean
}

const kindOfRow = (row: Pick<UploadRow, 'name'>) => checkName(row.name, pageKindOf)

export type Uploads = ReturnType<typeof createUploads>

export function createUploads(
  { config, db, clock, queue, files, features, services }: Needs,
  { takesRoom = true } = {},
) {
  const { scanning } = services

  const keyOf = (actor: Actor, row: Pick<UploadRow, 'name'>) =>
    `chambers/${actor.chamberId}/uploads/${v7()}.${endingOf(row.name)}`

  async function checkRoom(tx: Tx, actor: Actor, size: number) {
    if (size > config.mostFileBytes)
      throw new TooLarge(`A file may have up to ${megabytes(config.mostFileBytes)} MB. Make it smaller, or split it.`)
    if (!takesRoom) return
    const countHeld = () => countBytes(tx, actor.chamberId, features)
    if ((await countHeld()) + size > config.mostChamberBytes) throw storageFull()
    for (const { checkRoom } of features) await checkRoom?.(tx, actor.chamberId, size, countHeld)
  }

  async function open(
    actor: Actor,
    { key, name, size }: BodyOf<typeof beginUpload>,
    kindOfName = kindOf,
  ): Promise<UploadRow> {
    const clean = cleanFileName(name)
    checkName(clean, kindOfName)
    if (size === 0) throw refusal('file-empty')
    return db.asChamber(actor, async (tx) => {
      const repo = uploadsRepo(tx, actor)
      const found = await repo.findByKey(key)
      if (found?.size === size) return found
      if (found) await repo.remove(found.id)
      await checkRoom(tx, actor, size)
      const now = clock.now()
      const [row] = await repo.insert({ key, name: clean, size, created_at: now, touched_at: now })
      const begun = row ?? (await repo.findByKey(key))
      if (!begun) throw new Conflict('The same file is being sent already.', 'busy')
      return begun
    })
  }

  async function removeIn(tx: Tx, actor: Actor, id: UploadId): Promise<void> {
    if (await uploadsRepo(tx, actor).remove(id))
      await queue.enqueue(tx, removeDroppedFiles, { chamberId: actor.chamberId })
  }

  const refuse = (actor: Actor, id: UploadId) => db.asChamber(actor, (tx) => removeIn(tx, actor, id))

  async function drop(actor: Actor, ids: readonly UploadId[]): Promise<void> {
    for (const id of ids) await refuse(actor, id)
  }

  async function refusing<T>(actor: Actor, id: UploadId, work: () => T | Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof AppError) await refuse(actor, id)
      throw error
    }
  }

  async function complete(actor: Actor, row: UploadRow, key: string, seen: SeenFile): Promise<UploadRow> {
    const kind = kindOfRow(row)
    checkHead(kind, seen.head)
    await checkWhole(kind, seen)
    const { isHeld } = await scanning.check(actor.chamberId, { name: row.name, key })
    return db.asChamber(actor, async (tx) => {
      const repo = uploadsRepo(tx, actor)
      const file = { file_key: key, media_type: kind.mediaType, sha256: seen.sha256 }
      const completed = await repo.complete(row.id, file, clock.now())
      if (completed && isHeld) await scanning.markHeld(tx, actor.chamberId, key)
      if (row.parts.length > 0) await queue.enqueue(tx, removeDroppedFiles, { chamberId: actor.chamberId })
      return completed ?? repo.get(row.id)
    })
  }

  async function orRemove<T>(key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      await files.remove(key)
      throw error
    }
  }

  async function keepUnder(actor: Actor, row: UploadRow, key: string, seen: SeenFile): Promise<UploadRow> {
    const kept = await orRemove(key, () => refusing(actor, row.id, () => complete(actor, row, key, seen)))
    if (kept.file_key !== key) await files.remove(key)
    return kept
  }

  async function putTogether(actor: Actor, row: UploadRow): Promise<UploadRow> {
    const key = keyOf(actor, row)
    const through = createReadThrough(row.size)
    const whole = { parts: row.parts, mediaType: kindOfRow(row).mediaType, size: row.size }
    await orRemove(key, () => files.join(key, whole, through.see))
    return keepUnder(actor, row, key, through.end())
  }

  const receive = (key: string, mediaType: string, sent: Arriving, see: (piece: Buffer) => void) =>
    files.putStream(key, Readable.from(piecesOf(sent, see), { objectMode: false }), mediaType, sent.size)

  async function keepWhole(actor: Actor, row: UploadRow, sent: Arriving): Promise<UploadRow> {
    const key = keyOf(actor, row)
    const through = createReadThrough(row.size)
    await orRemove(key, () => receive(key, kindOfRow(row).mediaType, sent, through.see))
    return keepUnder(actor, row, key, through.end())
  }

  async function addPart(actor: Actor, row: UploadRow, sent: Arriving): Promise<UploadRow> {
    const part = { key: `chambers/${actor.chamberId}/parts/${v7()}`, size: sent.size }
    const head = keepStretch(0, Math.min(sent.size, headBytes))
    await orRemove(part.key, async () => {
      await receive(part.key, 'application/octet-stream', sent, head.see)
      if (row.received === 0) await refusing(actor, row.id, () => checkHead(kindOfRow(row), head.kept))
    })
    // The part's file is written before the row, so that a row never names a missing part.
    const added = await db.asChamber(actor, (tx) =>
      uploadsRepo(tx, actor).addPart(row.id, row.received, part, clock.now()),
    )
    if (!added) {
      await files.remove(part.key)
      throw otherOffset()
    }
    return added.received === added.size ? putTogether(actor, added) : added
  }

  async function keepAll(
    actor: Actor,
    all: readonly { name: string; size: number; open: () => Readable }[],
    kindOfName: typeof kindOf,
  ): Promise<UploadId[]> {
    authorize(actor, 'create', 'Document')
    const kept: UploadId[] = []
    try {
      for (const { name, size, open: read } of all) {
        const row = await open(actor, { key: `form ${v7()}`, name, size }, kindOfName)
        kept.push((await keepWhole(actor, row, { content: read(), size })).id)
      }
    } catch (error) {
      await drop(actor, kept)
      throw error
    }
    return kept
  }

  return {
    async begin(actor: Actor, input: BodyOf<typeof beginUpload>): Promise<Upload> {
      authorize(actor, 'create', 'Document')
      const row = await open(actor, input)
      const isCutOff = row.received === row.size && row.file_key === null
      return present(isCutOff ? await putTogether(actor, row) : row)
    },

    async addPart(actor: Actor, id: UploadId, offset: number, sent: Arriving | undefined): Promise<Upload> {
      authorize(actor, 'create', 'Document')
      const row = await db.asChamber(actor, (tx) => uploadsRepo(tx, actor).get(id))
      if (!sent || sent.size === 0) throw new Invalid('This part is empty.')
      if (sent.size > partBytes) throw new TooLarge(`A part has up to ${megabytes(partBytes)} MB.`)
      if (offset !== row.received) throw otherOffset()
      if (offset + sent.size > row.size) throw new Invalid('This is more than the file was said to have.')
      return present(await (sent.size === row.size ? keepWhole(actor, row, sent) : addPart(actor, row, sent)))
    },

    keepSent: (actor: Actor, sent: readonly SentFile[], { isCourtPage = false } = {}): Promise<UploadId[]> =>
      keepAll(
        actor,
        sent.map(({ name, bytes }) => ({ name, size: bytes.byteLength, open: () => Readable.from([bytes]) })),
        isCourtPage ? pageKindOf : kindOf,
      ),

    /** Keeps files that Peshi made on the disk, without reading them into memory. */
    keepMade: (actor: Actor, made: readonly { name: string; size: number; path: string }[]): Promise<UploadId[]> =>
      keepAll(
        actor,
        made.map(({ path, ...file }) => ({ ...file, open: () => createReadStream(path) })),
        kindOf,
      ),

    drop,

    async cancel(tx: Tx, actor: Actor, id: UploadId): Promise<void> {
      authorize(actor, 'create', 'Document')
      const row = await uploadsRepo(tx, actor).get(id)
      await removeIn(tx, actor, row.id)
    },

    /** Gives the upload of a person without an account to the person who saves the file. */
    async handOver(tx: Tx, from: Actor, id: UploadId, to: PersonId): Promise<void> {
      const repo = uploadsRepo(tx, from)
      await repo.get(id)
      await repo.handOver(id, to)
    },

    /**
     * Call `markUsed` in the same transaction. Also returns used files, because a repeated request must get the same
     * result.
     */
    async take(tx: Tx, actor: Actor, ids: readonly UploadId[]): Promise<WholeFile[]> {
      const rows = new Map((await uploadsRepo(tx, actor).listByIds(ids)).map((row) => [row.id, row]))
      return [...new Set(ids)].map((id) => {
        const row = rows.get(id)
        if (!row) throw new NotFound('A file is not here any more. Send it again.')
        const { file_key, media_type, sha256, found } = row
        if (found !== null) throw infected(row.name, found)
        if (file_key === null || media_type === null || sha256 === null)
          throw new Conflict('A file is not fully uploaded yet.', 'upload-open')
        const isUsed = row.used_at !== null
        return { uploadId: row.id, name: row.name, size: row.size, file_key, media_type, sha256, isUsed }
      })
    },

    markUsed: (tx: Tx, actor: Actor, ...ids: UploadId[]) => uploadsRepo(tx, actor).markUsed(ids, clock.now()),
  }
}

export function refuseUsed({ isUsed }: Pick<WholeFile, 'isUsed'>): void {
  if (isUsed) throw new Conflict('This file is something else already. Send it again.', 'upload-used')
}

const otherOffset = () => new Conflict('The upload was interrupted. Start it again.', 'upload-offset')

const storageFull = () =>
  new AppError(
    413,
    'storage-full',
    'No storage left for this file. Delete what is not needed, or ask the operator for more.',
  )

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)

const present = (row: UploadRow): Upload => ({
  _id: row.id,
  name: row.name,
  size: row.size,
  received: row.received,
  is_complete: row.file_key !== null,
  part_size: partBytes,
})
