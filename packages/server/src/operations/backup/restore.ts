import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DataInUse, lockDirectory } from '../../platform/db/lock.ts'
import { stampOf } from './backup.ts'
import { checkFiles } from './copy.ts'
import { countPeople } from './count-people.ts'
import { BackupRefused, inPlace, type Manifest, readManifest } from './manifest.ts'
import { isEmpty, makeRoles, renameAndReplace, runTool } from './postgres-tools.ts'
import type { BackupSettings } from './settings.ts'
import { checkSameDatabase, nameDatabase, nameToReplace } from './target.ts'

export interface Restored {
  manifest: Manifest
  /** Where the data are now that were there before. */
  aside: string[]
  /** The accounts in these data. */
  people: number | null
}

/** If `replaces` is true, renames existing data. Otherwise, throws if there is any. */
export async function restore(
  folder: string,
  settings: BackupSettings,
  { replaces, now }: { replaces: boolean; now: Date },
): Promise<Restored> {
  await checkSameDatabase(settings)
  const manifest = await readManifest(folder)
  await checkFits(manifest, settings)
  await dropKilledRestores(settings.dataDirectory)
  const unlock = lockDirectory(settings.dataDirectory)
  try {
    const place = { settings, stamp: stampOf(now) }
    const held = await listHeld(settings, manifest)
    if (held.length > 0 && !replaces)
      throw new BackupRefused(
        `${held.join(' and ')} hold data already. Restore elsewhere, or add --replace ${nameToReplace(settings)}.`,
      )
    const staged = join(settings.dataDirectory, `${stagedPrefix}${place.stamp}`)
    try {
      // Existing data are moved only after everything was copied, so that a full disk leaves them as they are.
      await copyBack(folder, manifest, staged)
      const people = held.length > 0 ? await countPeople(settings) : 0
      const aside = await clear(place, held)
      if (settings.databaseUrl) await restorePostgres(settings.databaseUrl, folder)
      for (const name of await readdir(staged)) await rename(join(staged, name), join(settings.dataDirectory, name))
      return { manifest, aside, people }
    } finally {
      await rm(staged, { recursive: true, force: true })
    }
  } finally {
    unlock()
  }
}

const stagedPrefix = 'restoring-'

/** Deletes the copies of a database that killed restores left. Does nothing while somebody works with the data. */
export async function dropKilledRestores(dataDirectory: string): Promise<void> {
  const killed = (await readdir(dataDirectory).catch(() => [])).filter((name) => name.startsWith(stagedPrefix))
  if (killed.length === 0) return
  let unlock: () => void
  try {
    unlock = lockDirectory(dataDirectory)
  } catch (error) {
    if (error instanceof DataInUse) return
    throw error
  }
  try {
    for (const name of killed) await rm(join(dataDirectory, name), { recursive: true, force: true })
  } finally {
    unlock()
  }
}

export async function checkFits({ engine, migration, documents }: Manifest, { databaseUrl, files }: BackupSettings) {
  const wanted = databaseUrl ? 'postgres' : 'embedded'
  if (engine !== wanted)
    throw new BackupRefused(
      engine === 'postgres'
        ? 'This is the backup of a PostgreSQL: set DATABASE_URL to an empty one.'
        : 'This is the backup of an embedded database: leave DATABASE_URL out, and set PESHI_DATA to the folder for it.',
    )
  if (!(await knowsMigration(migration)))
    throw new BackupRefused(
      `The backup is of a newer version (${migration}). Install that version and restore with it.`,
    )
  if (documents !== inPlace && (documents === 'here') !== (files.kind === 'disk'))
    throw new BackupRefused(`The documents of this backup are ${documents}; PESHI_FILES says otherwise.`)
}

const topOf = ({ files, folders }: Manifest) =>
  [...new Set([...files.map(({ path }) => path), ...folders].map((path) => path.split('/')[0] ?? ''))].filter(
    (name) => name !== 'database.dump',
  )

const theDatabase = (address: string) => `the database ${nameDatabase(address)}`

async function listHeld({ dataDirectory, databaseUrl }: BackupSettings, manifest: Manifest): Promise<string[]> {
  const there = new Set(await readdir(dataDirectory))
  const documents = manifest.documents === inPlace ? [] : ['files']
  const names = [...new Set([...topOf(manifest), ...documents, ...(databaseUrl ? [] : ['postgres'])])]
  const held = names.filter((name) => there.has(name)).map((name) => join(dataDirectory, name))
  return databaseUrl && !(await isEmpty(databaseUrl)) ? [theDatabase(databaseUrl), ...held] : held
}

interface Place {
  settings: BackupSettings
  stamp: string
}

async function clear({ settings, stamp }: Place, held: readonly string[]): Promise<string[]> {
  const aside: string[] = []
  const database = settings.databaseUrl && theDatabase(settings.databaseUrl)
  if (settings.databaseUrl && held.some((name) => name === database))
    aside.push(`the database ${await renameAndReplace(settings.databaseUrl, `replaced${stamp}`)}`)
  const folder = join(settings.dataDirectory, `replaced-${stamp}`)
  const paths = held.filter((name) => name !== database)
  if (paths.length > 0) {
    await mkdir(folder, { mode: 0o700 })
    for (const path of paths) await rename(path, join(folder, path.slice(settings.dataDirectory.length + 1)))
    aside.push(folder)
  }
  return aside
}

export async function restorePostgres(url: string, folder: string) {
  await makeRoles(url)
  await runTool('pg_restore', url, ['--exit-on-error', '--single-transaction', join(folder, 'database.dump')])
}

/** Checks the files of a backup, and copies those whose path begins with `top`. */
export async function copyBack(folder: string, { folders, files }: Manifest, into: string, top = ''): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  for (const path of folders.filter((one) => one.startsWith(top)))
    await mkdir(join(into, path), { recursive: true, mode: 0o700 })
  await checkFiles(folder, files, (path) =>
    path.startsWith(top) && path !== 'database.dump' ? join(into, path) : null,
  )
}

const journal = fileURLToPath(new URL('../../../migrations/meta/_journal.json', import.meta.url))

async function knowsMigration(tag: string): Promise<boolean> {
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] }
  return entries.some((entry) => entry.tag === tag)
}
