import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Disk, DriveDirectory } from 'flydrive'
import { openBucket } from '../../platform/files/files.ts'
import type { BucketSettings } from '../../platform/process/settings-reader.ts'
import { manifestName, parseManifest, readManifest } from './manifest.ts'
import type { Report } from './progress.ts'

export type BackupPlace = { kind: 'folder'; path: string } | BucketSettings

/** The folder or bucket where backups are kept. */
export interface BackupStore {
  /** Names of backups, newest first. */
  list(): Promise<string[]>
  /** `make` writes a backup into a local folder and returns the new folder. */
  keep(make: (into: string) => Promise<string>, report: Report): Promise<string>
  /** Calls `work` with a local folder that holds the backup. */
  use<T>(name: string, work: (folder: string) => Promise<T>): Promise<T>
  remove(name: string): Promise<void>
}

const isBackupName = (name: string) => /^peshi-\d{4}-\d\d-\d\dT\d{6}Z$/.test(name)
const newestFirst = (names: readonly string[]) => names.filter(isBackupName).sort().reverse()

export const namePlace = (place: BackupPlace) => (place.kind === 'folder' ? place.path : `s3://${place.bucket}`)

/** Reads the time from a backup's name, such as `peshi-2026-11-22T143005Z`. */
export const timeOfBackup = (name: string) => new Date(name.slice(6).replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'))

export const openStore = (place: BackupPlace, dataDirectory: string): BackupStore =>
  place.kind === 'folder' ? folderStore(place.path) : bucketStore(place, join(dataDirectory, 'backup-on-its-way'))

function folderStore(path: string): BackupStore {
  return {
    async list() {
      const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const whole = await Promise.all(
        names.map((name) =>
          stat(join(path, name, manifestName)).then(
            () => [name],
            () => [],
          ),
        ),
      )
      return newestFirst(whole.flat())
    },
    keep: (make) => make(path),
    use: (name, work) => work(join(path, name)),
    remove: (name) => rm(join(path, name), { recursive: true, force: true }),
  }
}

const mediaType = 'application/octet-stream'

function bucketStore(settings: BucketSettings, scratch: string): BackupStore {
  const open = async () => new Disk(await openBucket(settings))

  async function within<T>(work: () => Promise<T>): Promise<T> {
    await rm(scratch, { recursive: true, force: true })
    await mkdir(scratch, { recursive: true, mode: 0o700 })
    return work().finally(() => rm(scratch, { recursive: true, force: true }))
  }

  async function upload(disk: Disk, folder: string, name: string, report: Report) {
    const { files } = await readManifest(folder)
    const send = async (path: string, size: number) =>
      disk.putStream(`${name}/${path}`, createReadStream(join(folder, path)), {
        contentType: mediaType,
        contentLength: size,
      })
    for (const [at, { path, size }] of files.entries()) {
      report('upload', at, files.length)
      await send(path, size)
    }
    // The manifest comes last: a backup without it is not whole.
    await send(manifestName, (await stat(join(folder, manifestName))).size)
  }

  async function download(disk: Disk, name: string): Promise<string> {
    const folder = join(scratch, name)
    const take = async (path: string) => {
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await pipeline(await disk.getStream(`${name}/${path}`), createWriteStream(target, { mode: 0o600 }))
    }
    await take(manifestName)
    const { files } = parseManifest(await readFile(join(folder, manifestName), 'utf8'), name)
    for (const { path } of files) await take(path)
    return folder
  }

  return {
    async list() {
      const disk = await open()
      const names: string[] = []
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll('', { recursive: false, ...(paginationToken && { paginationToken }) })
        for (const entry of page.objects)
          if (entry instanceof DriveDirectory && (await disk.exists(`${entry.name}/${manifestName}`)))
            names.push(entry.name)
        paginationToken = page.paginationToken
      } while (paginationToken)
      return newestFirst(names)
    },
    keep: (make, report) =>
      within(async () => {
        const folder = await make(scratch)
        const name = folder.slice(scratch.length + 1)
        await upload(await open(), folder, name, report)
        return `s3://${settings.bucket}/${name}`
      }),
    use: (name, work) => within(async () => work(await download(await open(), name))),
    async remove(name) {
      await (await open()).deleteAll(`${name}/`)
    },
  }
}
