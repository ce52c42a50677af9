import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FirstRun } from '@peshi/contract/operations/first-run'
import { isFirstOwnerLink } from '../../chamber/account/registration.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { type Arriving, piecesOf } from '../../platform/http/arriving.ts'
import type { Context } from '../../platform/process/context.ts'
import { listKept } from '../backup/backups.service.ts'
import { readLastRestore, requestRestore, uploadedFile } from '../backup/restore-request.ts'
import { backupSettingsOf } from '../backup/settings.ts'
import { namePlace } from '../backup/store.ts'

type Needs = Pick<Context, 'config' | 'db' | 'restart' | 'services'>

export function createFirstRun(context: Needs) {
  const { config, restart } = context
  const { dataDirectory, backups } = config
  const file = uploadedFile(dataDirectory)

  const sizeOfUpload = () =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    )

  async function requireLink(link: string | null): Promise<void> {
    if (await isFirstOwnerLink(context, link ?? '')) return
    throw new NotFound('This link no longer works: Peshi has an account already. Sign in.', 'first-run-over')
  }

  async function get(link: string): Promise<FirstRun> {
    await requireLink(link)
    const { kept, unreadable } = await listKept(config)
    const last = await readLastRestore(dataDirectory)
    return {
      can_restore: backupSettingsOf(config) !== null,
      where: backups.place && namePlace(backups.place),
      backups: kept,
      unreadable,
      received: await sizeOfUpload(),
      last: last && { at: last.at, problem: last.problem },
    }
  }

  async function addPart(link: string | null, offset: number, part: Arriving | undefined): Promise<number> {
    await requireLink(link)
    if (!part) throw new Invalid('Send a part of the file.')
    const received = await sizeOfUpload()
    if (offset !== 0 && offset !== received) throw new Conflict(`The next part begins at ${received}.`, 'upload-offset')
    const content = Readable.from(
      piecesOf(part, () => undefined),
      { objectMode: false },
    )
    const target = createWriteStream(file, { flags: offset === 0 ? 'w' : 'r+', start: offset, mode: 0o600 })
    await pipeline(content, target)
    return offset + part.size
  }

  async function restore(link: string, name: string | null): Promise<void> {
    await requireLink(link)
    if (!backupSettingsOf(config)) throw new Conflict('Restore this backup with npm run restore.', 'backups-off')
    const isThere = name === null ? (await sizeOfUpload()) > 0 : (await listKept(config)).kept.includes(name)
    if (!isThere) throw new NotFound('This backup is not here.')
    await requestRestore(dataDirectory, { name })
    restart()
  }

  return { get, addPart, restore }
}
