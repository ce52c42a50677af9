import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { furnishedChamber } from '../../../test/furnished-chamber.ts'
import { type Engine, openDoors } from '../../platform/db/door.ts'
import { openPglite, startPglite } from '../../platform/db/pglite.ts'
import { openPostgres } from '../../platform/db/postgres.ts'
import { openFiles } from '../../platform/files/files.ts'
import { backUp } from './backup.ts'
import { copyFolder } from './copy.ts'
import { BackupRefused, readManifest, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'
import type { BackupSettings } from './settings.ts'
import { checkSameDatabase, confirmReplace, describeTarget, nameToReplace } from './target.ts'

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
  await mkdir(place.dataDirectory, { recursive: true })
  const data = new Blob([await readFile(inject('migrated'))], { type: 'application/x-tar' })
  await (await startPglite(join(place.dataDirectory, 'postgres'), data)).close()
  return place
}

const open = ({ databaseUrl, dataDirectory }: BackupSettings): Promise<Engine> =>
  databaseUrl ? openPostgres(databaseUrl, { onError: () => undefined }) : openPglite(dataDirectory)

async function work(place: BackupSettings, doing: (app: TestApp) => Promise<unknown>) {
  const engine = await open(place)
  const config = { ...testConfig, dataDirectory: place.dataDirectory }
  const app = await testApp({ context: { db: openDoors(engine), files: await openFiles(config) } })
  await doing(app)
  const found = await read(engine, place)
  await app.close()
  return found
}

async function lookAt(place: BackupSettings) {
  const engine = await open(place)
  const found = await read(engine, place)
  await engine.close()
  return found
}

async function read(engine: Engine, { dataDirectory }: BackupSettings) {
  const { rows } = await engine.execute(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`)
  const all = rows.map(
    ({ name }) => `SELECT '${name}' AS name, array_agg(t::text ORDER BY t::text) AS rows FROM ${name} t`,
  )
  const tables = (await engine.execute(`${all.join(' UNION ALL ')} ORDER BY name`)).rows
  const { files } = await copyFolder(
    join(dataDirectory, 'files'),
    join(folder, 'looked-at', randomBytes(6).toString('hex')),
    'files',
  )
  return { tables, files: files.sort((a, b) => a.path.localeCompare(b.path)) }
}

const now = new Date('2026-11-22T14:30:05Z')
const refused = (doing: Promise<unknown>, sentence: RegExp) => expect(doing).rejects.toThrow(sentence)

test('a backup restores every row and file, in a new place and in the original place', async () => {
  const place = await migratedPlace('first')
  const before = await work(place, furnishedChamber)
  expect(before.tables.filter(({ rows }) => rows !== null).length).toBeGreaterThan(40)
  expect(before.files.length).toBeGreaterThan(0)

  const backup = await backUp(place, join(folder, 'backups'), now)
  expect(backup.endsWith('peshi-2026-11-22T143005Z')).toBe(true)
  const after = await work(place, async ({ db, context }) => {
    await newChamber(db)
    await context.files.put('chambers/new', Buffer.from('new'), 'text/plain')
    if (!server) await refused(backUp(place, join(folder, 'backups'), now), /already running/)
  })
  expect(after).not.toEqual(before)

  const elsewhere = await newPlace('second')
  await restore(backup, elsewhere, { replaces: false, now })
  expect(await lookAt(elsewhere)).toEqual(before)

  await refused(restore(backup, place, { replaces: false, now }), /hold data already.*--replace/)
  const { aside } = await restore(backup, place, { replaces: true, now })
  expect(await lookAt(place)).toEqual(before)
  const [name] = aside.filter((kept) => kept.startsWith('the database ')).map((kept) => kept.split(' ').at(-1) ?? '')
  if (name) dropped.push(name)
  expect(aside).toHaveLength(server ? 2 : 1)
  const replaced = join(place.dataDirectory, 'replaced-2026-11-22T143005Z')
  expect(await readFile(join(replaced, 'files/chambers/new'), 'utf8')).toBe('new')
  if (!server) expect(await readdir(replaced)).toContain('postgres')

  const manifest = await readManifest(backup)
  await writeManifest(backup, { ...manifest, migration: '9999_of-tomorrow' })
  await refused(restore(backup, place, { replaces: true, now }), /newer version/)
  await writeManifest(backup, manifest)
  const [first] = manifest.files
  await appendFile(join(backup, first?.path ?? ''), 'x')
  await refused(restore(backup, place, { replaces: true, now }), /damaged/)
  await rm(join(backup, first?.path ?? ''))
  await refused(restore(backup, place, { replaces: true, now }), /not whole/)
}, 240_000)

test('a backup of an empty database is refused', async () => {
  await expect(backUp(await newPlace('nothing'), join(folder, 'backups'), now)).rejects.toThrow(BackupRefused)
})

test.skipIf(!server)(
  'two spellings of one database’s address are accepted, but two databases are refused',
  async () => {
    const [one, other] = [await newPlace('one'), await newPlace('other')]
    const mixed = { ...one, ownUrl: other.databaseUrl }
    await refused(backUp(mixed, join(folder, 'backups'), now), /are not the same database/)
    await refused(restore(join(folder, 'backups'), mixed, { replaces: true, now }), /are not the same database/)
    const byName = Object.assign(new URL(one.databaseUrl ?? ''), {
      hostname: 'localhost',
      search: '?application_name=x',
    })
    await checkSameDatabase({ ...one, ownUrl: byName.href })
    expect(await describeTarget(one)).toMatch(/peshi_backup_\w+ at .*: empty$/)
    expect(await describeTarget(await migratedPlace('migrated'))).toMatch(/: 0 chambers, 0 people, 0 matters$/)
  },
)

test('a restore over existing data must be confirmed with the name of the database that it replaces', async () => {
  const place = await newPlace('named')
  const name = nameToReplace(place)
  const typing = (text: string | null) => async () => text
  expect(await confirmReplace(place, undefined, typing(name))).toBe(false)
  expect(await confirmReplace(place, name, typing(null))).toBe(true)
  expect(await confirmReplace(place, true, typing(name))).toBe(true)
  await refused(confirmReplace(place, true, typing(null)), /--replace needs the name/)
  await refused(confirmReplace(place, 'another', typing(name)), /Nothing was done/)
})
