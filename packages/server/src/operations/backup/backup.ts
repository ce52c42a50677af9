import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDirectory } from '../../platform/db/lock.ts'
import { appliedMigration } from './applied-migration.ts'
import { copyFile, copyFolder } from './copy.ts'
import { markBackup } from './last-backup.ts'
import { BackupRefused, type Manifest, writeManifest } from './manifest.ts'
import { ask, runTool } from './postgres-tools.ts'
import type { BackupSettings } from './settings.ts'
import { checkSameDatabase } from './target.ts'

type Taken = Pick<Manifest, 'files' | 'folders'>

/** For a folder's name, such as `2026-11-22T143005Z`: Windows forbids colons in file names. */
export const stampOf = (now: Date) => now.toISOString().replace(/:|\.\d+/g, '')

/**
 * Returns the new folder's path. `PESHI_SECRET` is not backed up, so that a stolen backup reveals no encrypted values.
 */
export async function backUp(settings: BackupSettings, into: string, now: Date): Promise<string> {
  await checkSameDatabase(settings)
  const folder = join(into, `peshi-${stampOf(now)}`)
  const part = `${folder}.part`
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const database = settings.databaseUrl
      ? await dumpPostgres(settings.databaseUrl, part)
      : await copyEmbedded(settings, part)
    const documents =
      settings.files.kind === 'disk' ? await copyFolder(join(settings.dataDirectory, 'files'), part, 'files') : none
    const keys = await copyKeys(settings, part)
    const all = [database, documents, keys]
    await writeManifest(part, {
      ...{ format: 1, made_at: now.toISOString() },
      ...{ engine: database.engine, server_version: database.server_version, migration: database.migration },
      documents: settings.files.kind === 'disk' ? 'here' : `s3://${settings.files.bucket}`,
      folders: all.flatMap(({ folders }) => folders),
      files: all.flatMap(({ files }) => files),
    })
    await rename(part, folder)
    await markBackup(settings.dataDirectory, folder)
    return folder
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

const none: Taken = { files: [], folders: [] }

async function dumpPostgres(url: string, part: string) {
  const [server] = await ask<{ server_version: string }>(url, 'SHOW server_version')
  const [last] = await ask<{ tag: string }>(url, 'SELECT tag FROM migration ORDER BY tag DESC LIMIT 1').catch(() => [])
  if (!last) throw new BackupRefused('There is nothing of Peshi in this database.')
  const path = 'database.dump'
  const isCitus = await checkAtRest(url)
  // A dump without the extension can be restored to any PostgreSQL.
  const ofCitus = isCitus ? ['--extension=plpgsql'] : []
  await runTool('pg_dump', url, ['--format=custom', ...ofCitus, `--file=${join(part, path)}`])
  const files = [{ path, ...(await copyFile(join(part, path), null)) }]
  const server_version = server?.server_version ?? null
  return { engine: 'postgres' as const, server_version, migration: last.tag, files, folders: [] }
}

/** The machines of a Citus cluster are not read at one moment. Returns whether the database is one. */
async function checkAtRest(url: string): Promise<boolean> {
  const [found] = await ask<{ is_citus: boolean; is_used: boolean }>(
    url,
    `SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS is_citus, EXISTS (
       SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('peshi', 'peshi listen')) AS is_used`,
  )
  if (found?.is_citus && found.is_used)
    throw new BackupRefused('Peshi is running. Stop all its processes for the backup of a Citus cluster.')
  return found?.is_citus ?? false
}

async function copyEmbedded({ dataDirectory }: BackupSettings, part: string) {
  const unlock = lockDirectory(dataDirectory)
  try {
    const migration = await appliedMigration(dataDirectory)
    const taken = await copyFolder(join(dataDirectory, 'postgres'), part, 'postgres')
    return { engine: 'embedded' as const, server_version: null, migration, ...taken }
  } finally {
    unlock()
  }
}

async function copyKeys({ dataDirectory }: BackupSettings, part: string): Promise<Taken> {
  try {
    return {
      files: [{ path: 'push-keys', ...(await copyFile(join(dataDirectory, 'push-keys'), join(part, 'push-keys'))) }],
      folders: [],
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      await rm(join(part, 'push-keys'), { force: true })
      return none
    }
    throw error
  }
}
