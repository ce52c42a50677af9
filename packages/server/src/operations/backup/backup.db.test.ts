import { appendFile, cp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { backupPlaces } from '../../../test/backup-places.ts'
import { newChamber } from '../../../test/chamber.ts'
import { furnishedChamber } from '../../../test/furnished-chamber.ts'
import { backUp } from './backup.ts'
import { drill } from './drill.ts'
import { BackupRefused, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'
import type { BackupSettings } from './settings.ts'
import { checkSameDatabase, confirmReplace, describeTarget, nameToReplace } from './target.ts'

const { server, folder, forget, newPlace, migratedPlace, work, lookAt, read } = backupPlaces()

const now = new Date('2026-11-22T14:30:05Z')
const refused = (doing: Promise<unknown>, sentence: RegExp) => expect(doing).rejects.toThrow(sentence)

let place: BackupSettings
let before: Awaited<ReturnType<typeof lookAt>>
let made: string
beforeAll(async () => {
  place = await migratedPlace('first')
  before = await work(place, furnishedChamber)
  made = await backUp(place, join(folder(), 'backups'), { now })
}, 240_000)

/** The backup `made`, whose manifest and documents a test may change. The thousand files of the database are linked. */
async function copyBackup(name: string) {
  const backup = join(folder(), name)
  const isDatabase = (path: string) => path === join(made, 'postgres')
  await cp(made, backup, { recursive: true, filter: (path) => !isDatabase(path) })
  if (!server) await symlink(join(made, 'postgres'), join(backup, 'postgres'))
  return backup
}

const documentOf = ({ files }: Manifest) => files.find(({ path }) => path.startsWith('files/'))?.path ?? ''

test('a backup restores every row and file, in a new place and in the original place', async () => {
  expect(before.tables.filter(({ rows }) => rows !== null).length).toBeGreaterThan(40)
  expect(before.files.length).toBeGreaterThan(0)
  expect(made.endsWith('peshi-2026-11-22T143005Z')).toBe(true)
  const backup = await copyBackup('restored')
  const after = await work(place, async ({ db, context }) => {
    await newChamber(db)
    await context.files.put('chambers/new', Buffer.from('new'), 'text/plain')
    if (!server) await refused(backUp(place, join(folder(), 'backups'), { now }), /already running/)
  })
  expect(after).not.toEqual(before)

  const elsewhere = await newPlace('second')
  await restore(backup, elsewhere, { replaces: false, now })
  expect(await lookAt(elsewhere)).toEqual(before)

  await refused(restore(backup, place, { replaces: false, now }), /hold data already.*--replace/)
  const { aside } = await restore(backup, place, { replaces: true, now })
  expect(await lookAt(place)).toEqual(before)
  const [name] = aside.filter((kept) => kept.startsWith('the database ')).map((kept) => kept.split(' ').at(-1) ?? '')
  if (name) forget(name)
  expect(aside).toHaveLength(server ? 2 : 1)
  const replaced = join(place.dataDirectory, 'replaced-2026-11-22T143005Z')
  expect(await readFile(join(replaced, 'files/chambers/new'), 'utf8')).toBe('new')
  if (!server) expect(await readdir(replaced)).toContain('postgres')

  const manifest = await readManifest(backup)
  await writeManifest(backup, { ...manifest, migration: '9999_of-tomorrow' })
  await refused(restore(backup, place, { replaces: true, now }), /newer version/)
  await writeManifest(backup, manifest)
  const document = join(backup, documentOf(manifest))
  await appendFile(document, 'x')
  await refused(restore(backup, place, { replaces: true, now }), /damaged/)
  await rm(document)
  await refused(restore(backup, place, { replaces: true, now }), /not whole/)
}, 240_000)

test.skipIf(server)(
  'a backup that is made while the server works is restored with every row and file',
  async () => {
    const none = { tables: [], files: [] } as Awaited<ReturnType<typeof lookAt>>
    let [earlier, backup] = [none, '']
    await work(place, async (app) => {
      earlier = await read(app.db.engine, place)
      let isMaking = true
      const others = (async () => {
        while (isMaking) {
          await newChamber(app.db)
          await setTimeout(20)
        }
      })()
      backup = await backUp(place, join(folder(), 'backups-of-running'), { now, engine: app.db.engine })
      isMaking = false
      await others
    })
    const elsewhere = await newPlace('of-running')
    await restore(backup, elsewhere, { replaces: false, now })
    const after = await lookAt(elsewhere)
    expect(after.files).toEqual(earlier.files)
    expect(earlier.files.length).toBeGreaterThan(0)

    const rowsOf = (found: typeof after) =>
      new Map(found.tables.map(({ name, rows }) => [name, (rows ?? []) as string[]]))
    const restored = rowsOf(after)
    for (const [name, rows] of rowsOf(earlier))
      expect(restored.get(name), String(name)).toEqual(expect.arrayContaining(rows))
    const { rows: counted = {} } = await readManifest(backup)
    for (const [name, count] of Object.entries(counted))
      expect(restored.get(`public.${name}`), name).toHaveLength(count)
  },
  240_000,
)

test('a restore drill counts the rows of a backup, and refuses one that lacks some', async () => {
  const backup = await copyBackup('drilled')
  const manifest = await readManifest(backup)
  const { rows, files } = await drill(backup, place)
  expect(rows).toBe(Object.values(manifest.rows ?? {}).reduce((sum, count) => sum + count, 0))
  expect(rows).toBeGreaterThan(100)
  expect(files).toBe(manifest.files.length)
  expect((await readdir(place.dataDirectory)).filter((name) => name.startsWith('drill-'))).toEqual([])

  await writeManifest(backup, { ...manifest, rows: { ...manifest.rows, matter: 12_345 } })
  await refused(drill(backup, place), /matter: \d+ of 12345/)
  await appendFile(join(backup, documentOf(manifest)), 'x')
  await refused(drill(backup, place), /damaged/)
}, 240_000)

test('a manifest with a path out of the data directory is refused', async () => {
  const backup = await copyBackup('outside')
  const manifest = await readManifest(backup)
  for (const path of ['files/../../x', '/etc/passwd', 'peshi.lock', 'files\\..\\x'])
    await refused(
      writeManifest(backup, { ...manifest, folders: [path] }).then(() => readManifest(backup)),
      /this version can read/,
    )
}, 60_000)

test('a backup of an empty database is refused', async () => {
  await expect(backUp(await newPlace('nothing'), join(folder(), 'backups'), { now })).rejects.toThrow(BackupRefused)
})

test.skipIf(!server)(
  'two spellings of one database’s address are accepted, but two databases are refused',
  async () => {
    const [one, other] = [await newPlace('one'), await newPlace('other')]
    const mixed = { ...one, ownUrl: other.databaseUrl }
    await refused(backUp(mixed, join(folder(), 'backups'), { now }), /are not the same database/)
    await refused(restore(join(folder(), 'backups'), mixed, { replaces: true, now }), /are not the same database/)
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
  const named = await newPlace('named')
  const name = nameToReplace(named)
  const typing = (text: string | null) => async () => text
  expect(await confirmReplace(named, undefined, typing(name))).toBe(false)
  expect(await confirmReplace(named, name, typing(null))).toBe(true)
  expect(await confirmReplace(named, true, typing(name))).toBe(true)
  await refused(confirmReplace(named, true, typing(null)), /--replace needs the name/)
  await refused(confirmReplace(named, 'another', typing(name)), /Nothing was done/)
})
