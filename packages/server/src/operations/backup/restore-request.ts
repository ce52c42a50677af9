import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { DataInUse, lockDirectory } from '../../platform/db/lock.ts'
import { BackupRefused, manifestName } from './manifest.ts'
import { dropKilledRestores, restore } from './restore.ts'
import { backupSettingsOf } from './settings.ts'
import { openStore } from './store.ts'

const Request = z.object({
  /** The name of a backup in `PESHI_BACKUPS`. Null: the uploaded file. */
  name: z.string().nullable(),
})
type Request = z.infer<typeof Request>

const LastRestore = z.object({
  at: z.iso.datetime(),
  name: z.string(),
  problem: z.string().nullable(),
  /** Where the data are now that were there before, and how many accounts they have. */
  aside: z.array(z.string()).default([]),
  people: z.number().nullable().default(0),
})
export type LastRestore = z.infer<typeof LastRestore>

type Settings = Parameters<typeof backupSettingsOf>[0]

const requestFile = (dataDirectory: string) => join(dataDirectory, 'restore-request.json')
const lastFile = (dataDirectory: string) => join(dataDirectory, 'last-restore.json')
export const uploadedFile = (dataDirectory: string) => join(dataDirectory, 'uploaded-backup.tar')

const writePrivate = (file: string, value: unknown) => writeFile(file, JSON.stringify(value), { mode: 0o600 })

export const requestRestore = (dataDirectory: string, request: Request): Promise<void> =>
  writePrivate(requestFile(dataDirectory), request)

export async function readLastRestore(dataDirectory: string): Promise<LastRestore | null> {
  const text = await readFile(lastFile(dataDirectory), 'utf8').catch(() => null)
  return text === null ? null : LastRestore.parse(JSON.parse(text))
}

/**
 * Restores the requested backup before the database is opened. A start after a crash repeats an unfinished restore,
 * because the request is removed last. If several processes start at once, one restores, and the others wait for it.
 * Throws `DataInUse`, and keeps the request, if a server already runs on the data.
 */
export async function restoreIfRequested(config: Settings, now: Date): Promise<LastRestore | null> {
  const { dataDirectory } = config
  await dropKilledRestores(dataDirectory)
  if ((await readRequest(dataDirectory)) === null) return null
  const endTurn = await takeTurn(dataDirectory)
  try {
    const text = await readRequest(dataDirectory)
    if (text === null) return null
    const ended = await restoreRequested(config, text, now)
    await writePrivate(lastFile(dataDirectory), ended)
    if (!ended.problem) await rm(uploadedFile(dataDirectory), { force: true })
    await rm(requestFile(dataDirectory))
    return ended
  } finally {
    endTurn()
  }
}

const readRequest = (dataDirectory: string): Promise<string | null> =>
  readFile(requestFile(dataDirectory), 'utf8').catch(() => null)

async function takeTurn(dataDirectory: string): Promise<() => void> {
  for (;;) {
    try {
      return lockDirectory(dataDirectory, 'restore.lock')
    } catch (error) {
      if (!(error instanceof DataInUse)) throw error
    }
    await wait(1000)
  }
}

async function restoreRequested(config: Settings, request: string, now: Date): Promise<LastRestore> {
  const at = now.toISOString()
  try {
    const { name } = Request.parse(JSON.parse(request))
    const settings = backupSettingsOf(config)
    if (!settings) throw new BackupRefused('This process has no superuser’s address.')
    const { place } = config.backups
    if (name !== null && !place) throw new BackupRefused('PESHI_BACKUPS is not set.')
    const run = (folder: string) => restore(folder, settings, { replaces: true, now })
    const { manifest, aside, people } =
      name === null || !place
        ? await unpackUploaded(config.dataDirectory, run)
        : await openStore(place, config.dataDirectory).use(name, run)
    return { at, name: name ?? manifest.made_at, problem: null, aside, people }
  } catch (error) {
    if (error instanceof DataInUse) throw error
    const problem = error instanceof Error ? error.message : String(error)
    return { at, name: '', problem, aside: [], people: 0 }
  }
}

/** The file is a tar archive of a backup's folder, compressed or not. */
async function unpackUploaded<T>(dataDirectory: string, work: (folder: string) => Promise<T>): Promise<T> {
  const into = join(dataDirectory, 'unpacked-backup')
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { mode: 0o700 })
  try {
    await promisify(execFile)('tar', ['-x', '-f', uploadedFile(dataDirectory), '-C', into, '-o']).catch(() => {
      throw new BackupRefused('The file is no tar archive of a backup, or it is damaged.')
    })
    return await work(await findBackup(into))
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

async function findBackup(into: string): Promise<string> {
  const entries = await readdir(into, { recursive: true, withFileTypes: true })
  // A link could lead to a file of the server.
  if (entries.some((entry) => !entry.isFile() && !entry.isDirectory()))
    throw new BackupRefused('The file contains links. A backup has none.')
  const [manifest] = entries
    .filter((entry) => entry.isFile() && entry.name === manifestName)
    .sort((one, other) => one.parentPath.length - other.parentPath.length)
  if (!manifest) throw new BackupRefused(`The file is no backup: there is no ${manifestName} in it.`)
  return manifest.parentPath
}
