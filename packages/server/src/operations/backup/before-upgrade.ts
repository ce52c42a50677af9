import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDirectory } from '../../platform/db/lock.ts'
import { MigrationRefused } from '../../platform/db/migrate.ts'
import { version } from '../../platform/version.ts'
import { stampOf } from './backup.ts'
import { copyFolder } from './copy.ts'
import { inPlace, writeManifest } from './manifest.ts'

const keptVersions = 2
const spareBytes = 64 * 1024 * 1024

const megabytes = (bytes: number) => Math.ceil(bytes / 1_048_576)

interface Place {
  dataDirectory: string
  /** The newest applied migration. */
  migration: string
  to?: string
  readFree?: (directory: string) => Promise<number>
}

/**
 * Copies the closed embedded database to `PESHI_DATA/backups`, without the documents, which no migration changes.
 * Throws if there is too little room.
 */
export async function backUpBeforeUpgrade(
  { dataDirectory, migration, to = version, readFree = freeBytes }: Place,
  now: Date,
): Promise<{ folder: string; megabytes: number }> {
  const into = join(dataDirectory, 'backups')
  await mkdir(into, { recursive: true, mode: 0o700 })
  await removeUnfinished(into)
  const needed = await sizeOf(join(dataDirectory, 'postgres'))
  const free = await readFree(into)
  if (free < needed + spareBytes)
    throw new MigrationRefused(
      `Before Peshi ${to} upgrades the database, it makes a backup in ${into}. The backup needs ${megabytes(needed + spareBytes)} MB, and ${megabytes(free)} MB are free. Free some space and start again. Nothing was changed.`,
    )
  const folder = join(into, `before-${to}-${stampOf(now)}`)
  const part = `${folder}.part`
  const unlock = lockDirectory(dataDirectory)
  try {
    const copied = await copyFolder(join(dataDirectory, 'postgres'), part, 'postgres')
    await writeManifest(part, {
      format: 1,
      made_at: now.toISOString(),
      engine: 'embedded',
      server_version: null,
      migration,
      documents: inPlace,
      ...copied,
    })
    await rename(part, folder)
  } catch (error) {
    await removeUnfinished(into)
    throw error
  } finally {
    unlock()
  }
  await removeOld(into)
  return { folder, megabytes: megabytes(needed) }
}

const freeBytes = (directory: string) => statfs(directory).then(({ bavail, bsize }) => bavail * bsize)

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const sizes = await Promise.all(files.map((file) => stat(file).then(({ size }) => size)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const remove = (into: string, names: readonly string[]) =>
  Promise.all(names.map((name) => rm(join(into, name), { recursive: true, force: true })))

async function removeUnfinished(into: string) {
  await remove(
    into,
    (await readdir(into)).filter((name) => /^before-.*\.part$/.test(name)),
  )
}

/**
 * Keeps the backups of the newest versions. A failed upgrade makes a backup at each start, so of each version only the
 * first and the last backup are kept: the first is from before the upgrade began.
 */
async function removeOld(into: string) {
  const ofVersion = new Map<string, string[]>()
  const found = (await readdir(into)).flatMap((name) => {
    const [, to, stamp] = /^before-(.+)-(\d{4}-\d\d-\d\dT\d{6}Z)$/.exec(name) ?? []
    return to && stamp ? [{ name, to, stamp }] : []
  })
  for (const { name, to } of found.sort((a, b) => (a.stamp < b.stamp ? 1 : -1)))
    ofVersion.set(to, [...(ofVersion.get(to) ?? []), name])
  const groups = [...ofVersion.values()]
  await remove(into, [
    ...groups.slice(0, keptVersions).flatMap((names) => names.slice(1, -1)),
    ...groups.slice(keptVersions).flat(),
  ])
}
