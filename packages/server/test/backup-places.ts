import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, inject } from 'vitest'
import { copyFolder } from '../src/operations/backup/copy.ts'
import type { BackupSettings } from '../src/operations/backup/settings.ts'
import { type Engine, openDoors } from '../src/platform/db/door.ts'
import { lockDirectory } from '../src/platform/db/lock.ts'
import { engineOn, startUnsynced } from '../src/platform/db/pglite.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { type TestApp, testApp, testConfig } from './app.ts'

/** Data directories and databases for tests of backups. They are removed after the tests of the file. */
export function backupPlaces() {
  const server = process.env.TEST_DATABASE_URL
  const dropped: string[] = []
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'peshi-backup-'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    for (const name of dropped) await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })

  async function onServer(statement: string) {
    const admin = await openPostgres(server ?? '', { max: 1, onError: () => undefined })
    await admin.execute(statement)
    await admin.close()
  }

  async function newPlace(name: string, template = 'template0'): Promise<BackupSettings> {
    const place = { dataDirectory: join(folder, name), files: { kind: 'disk' } as const }
    await mkdir(place.dataDirectory, { recursive: true })
    if (!server) return { ...place, databaseUrl: null, ownUrl: null }
    const database = `peshi_backup_${randomBytes(6).toString('hex')}`
    dropped.push(database)
    await onServer(`CREATE DATABASE ${database} TEMPLATE ${template}`)
    const databaseUrl = Object.assign(new URL(server), { pathname: `/${database}` }).href
    return { ...place, databaseUrl, ownUrl: databaseUrl }
  }

  async function migratedPlace(name: string): Promise<BackupSettings> {
    if (server) return newPlace(name, inject('migrated'))
    const place = await newPlace(name)
    const database = join(place.dataDirectory, 'postgres')
    await mkdir(database)
    await promisify(execFile)('tar', ['-xf', inject('migrated'), '-C', database])
    return place
  }

  async function read(engine: Engine, { dataDirectory }: BackupSettings) {
    const { rows } = await engine.execute(`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`)
    const all = rows.map(
      ({ name }) => `SELECT '${name}' AS name, array_agg(t::text ORDER BY t::text) AS rows FROM ${name} t`,
    )
    const tables = (await engine.execute(`${all.join(' UNION ALL ')} ORDER BY name`)).rows
    const { files } = await copyFolder(join(dataDirectory, 'files'), null, 'files')
    return { tables, files: files.sort((a, b) => a.path.localeCompare(b.path)) }
  }

  async function open({ databaseUrl, dataDirectory }: BackupSettings): Promise<Engine> {
    if (databaseUrl) return openPostgres(databaseUrl, { onError: () => undefined })
    const unlock = lockDirectory(dataDirectory)
    return engineOn(await startUnsynced(join(dataDirectory, 'postgres')), unlock)
  }

  return {
    server,
    folder: () => folder,
    forget: (database: string) => dropped.push(database),
    newPlace,
    migratedPlace,
    open,

    async work(place: BackupSettings, doing: (app: TestApp) => Promise<unknown>) {
      const engine = await open(place)
      const config = { ...testConfig, dataDirectory: place.dataDirectory }
      const app = await testApp({ context: { config, db: openDoors(engine), files: await openFiles(config) } })
      await doing(app)
      const found = await read(engine, place)
      await app.close()
      return found
    },

    async lookAt(place: BackupSettings) {
      const engine = await open(place)
      const found = await read(engine, place)
      await engine.close()
      return found
    },
  }
}
