// Makes a backup: a folder with the database, the documents on the disk, the keys and a manifest.
// Order: documents, database, then the documents that are new since. So each document that the database names is in the
// backup.
// - The folder has the ending `.part` until it is complete. A failed backup leaves nothing.
// - The manifest lists each file with size and hash, the newest migration, and the number of rows of each table.
//   `drill` and `restore` compare them.
// - PostgreSQL is dumped from one snapshot. A Citus cluster has no common snapshot, so nobody may use it meanwhile.
// - `PESHI_SECRET` and documents in a bucket are not in the backup.
// Source: decisions/029-a-restore-runs-at-the-start.md, OPERATIONS.md.
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine, Rows } from '../../platform/db/door.ts'
import { openPglite } from '../../platform/db/pglite.ts'
import { cloneFolder, copyFile, copyFolder } from './copy.ts'
import { BackupRefused, type Manifest, writeManifest } from './manifest.ts'
import { ask, runTool, withSnapshot } from './postgres-tools.ts'
import type { Report } from './progress.ts'
import type { BackupSettings } from './settings.ts'
import { checkSameDatabase } from './target.ts'

type Query = (text: string) => Promise<Rows>

export async function countRows(query: Query): Promise<Record<string, number>> {
  const { rows: tables } = await query(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM public.${name}`)
  if (counts.length === 0) return {}
  const { rows } = await query(counts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [String(name), Number(count)]))
}

export async function lastMigration(query: Query): Promise<string | null> {
  const { rows } = await query('SELECT tag FROM migration ORDER BY tag DESC LIMIT 1')
  return rows[0] ? String(rows[0].tag) : null
}

type Taken = Pick<Manifest, 'files' | 'folders'>

/** For a folder's name, such as `2026-11-22T143005Z`: Windows forbids colons in file names. */
export const stampOf = (now: Date) => now.toISOString().replace(/:|\.\d+/g, '')

interface Run {
  now: Date
  /** The embedded engine of this process. Without it, this function opens the database itself. */
  engine?: Engine | undefined
  report?: Report | undefined
}

/**
 * Returns the new folder's path. `PESHI_SECRET` is not backed up, so that a stolen backup reveals no encrypted values.
 */
export async function backUp(
  settings: BackupSettings,
  into: string,
  { now, engine, report = () => undefined }: Run,
): Promise<string> {
  await checkSameDatabase(settings)
  const folder = join(into, `peshi-${stampOf(now)}`)
  const part = `${folder}.part`
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const before = await copyDocuments(settings, part, report)
    report('database')
    const {
      engine: kind,
      server_version,
      migration,
      rows,
      ...database
    } = settings.databaseUrl
      ? await dumpPostgres(settings.databaseUrl, part)
      : await copyEmbedded(settings, part, engine)
    // A file may be deleted while the database is copied. Then it is in the first copy of the files. A file that is new
    // meanwhile is in the second copy.
    const after = await copyDocuments(settings, part, report, before)
    const all = [database, before, after, await copyKeys(settings, part)]
    await writeManifest(part, {
      format: 1,
      made_at: now.toISOString(),
      engine: kind,
      server_version,
      migration,
      rows,
      documents: settings.files.kind === 'disk' ? 'here' : `s3://${settings.files.bucket}`,
      folders: [...new Set(all.flatMap(({ folders }) => folders))],
      files: all.flatMap(({ files }) => files),
    })
    await rename(part, folder)
    return folder
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

const none: Taken = { files: [], folders: [] }

async function copyDocuments(
  { files, dataDirectory }: BackupSettings,
  part: string,
  report: Report,
  before: Taken = none,
): Promise<Taken> {
  if (files.kind !== 'disk') return none
  return copyFolder(join(dataDirectory, 'files'), part, 'files', {
    known: new Set(before.files.map(({ path }) => path)),
    report: (done, total) => report('files', done, total),
  })
}

async function dumpPostgres(url: string, part: string) {
  return withSnapshot(url, async ({ query, snapshot }) => {
    const { rows: server } = await query('SHOW server_version')
    const migration = await lastMigration(query).catch(() => null)
    if (!migration) throw new BackupRefused('There is nothing of Peshi in this database.')
    const path = 'database.dump'
    const rows = await countRows(query)
    // A dump without the extension can be restored to any PostgreSQL.
    const how = (await checkAtRest(url)) ? '--extension=plpgsql' : `--snapshot=${snapshot}`
    await runTool('pg_dump', url, ['--format=custom', how, `--file=${join(part, path)}`])
    const files = [{ path, ...(await copyFile(join(part, path), null)) }]
    const server_version = String(server[0]?.server_version)
    return { engine: 'postgres' as const, server_version, migration, rows, files, folders: [] }
  })
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

async function copyEmbedded({ dataDirectory }: BackupSettings, part: string, running: Engine | undefined) {
  const from = join(dataDirectory, 'postgres')
  const engine = running ?? (await openExisting(dataDirectory))
  try {
    if (!engine.freeze) throw new BackupRefused('Only the embedded database can be copied.')
    const { migration, rows } = await engine.freeze(async (query) => {
      const tag = await lastMigration(query)
      if (!tag) throw new BackupRefused(`The database in ${dataDirectory} was never brought up to date.`)
      const counted = await countRows(query)
      await query('CHECKPOINT')
      // Requests wait meanwhile. Hashes are therefore calculated later.
      await cloneFolder(from, join(part, 'postgres'))
      return { migration: tag, rows: counted }
    })
    const taken = await copyFolder(join(part, 'postgres'), null, 'postgres')
    return { engine: 'embedded' as const, server_version: null, migration, rows, ...taken }
  } finally {
    if (!running) await engine.close()
  }
}

async function openExisting(dataDirectory: string): Promise<Engine> {
  const isThere = await stat(join(dataDirectory, 'postgres', 'PG_VERSION')).catch(() => null)
  if (!isThere) throw new BackupRefused(`There is no database of Peshi in ${dataDirectory}.`)
  return openPglite(dataDirectory)
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
