import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { testConfig } from '../../../test/app.ts'
import { backupPlaces } from '../../../test/backup-places.ts'
import { newChamber } from '../../../test/chamber.ts'
import { furnishedChamber } from '../../../test/furnished-chamber.ts'
import { backUp } from './backup.ts'
import { drill } from './drill.ts'
import { BackupRefused, readManifest, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'
import { requestRestore, restoreIfRequested } from './restore-request.ts'
import type { BackupSettings } from './settings.ts'
import { checkSameDatabase, describeTarget } from './target.ts'

const { server, folder, forget, newPlace, migratedPlace, work, lookAt } = backupPlaces()

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

test('a backup that is made while the server works is restored with every row and file, in a new place', async () => {
  const kept = join(folder(), 'backups-of-running')
  let backup = ''
  await work(place, async ({ db, context }) => {
    await context.files.put('chambers/new', Buffer.from('new'), 'text/plain')
    if (!server) await refused(backUp(place, kept, { now }), /already running/)
    let isMaking = true
    const others = (async () => {
      while (isMaking) {
        await newChamber(db)
        await setTimeout(20)
      }
    })()
    backup = await backUp(place, kept, { now, engine: db.engine })
    isMaking = false
    await others
  })
  const elsewhere = await newPlace('elsewhere')
  const backups = { place: { kind: 'folder', path: kept } as const, superuserUrl: elsewhere.databaseUrl }
  const config = { ...testConfig, ...elsewhere, databaseUrl: elsewhere.databaseUrl ?? undefined }
  await requestRestore(elsewhere.dataDirectory, { name: basename(backup) })
  const ended = await restoreIfRequested({ ...config, backups: { ...config.backups, ...backups } }, now)
  expect(ended).toEqual({ at: now.toISOString(), name: basename(backup), problem: null, aside: [], people: 0 })

  const after = await lookAt(elsewhere)
  expect(after.files.map(({ path }) => path)).toContain('files/chambers/new')
  expect(after.files).toEqual(expect.arrayContaining(before.files))
  const rowsOf = (found: typeof after) =>
    new Map(found.tables.map(({ name, rows }) => [name, (rows ?? []) as string[]]))
  const restored = rowsOf(after)
  for (const [name, rows] of rowsOf(before))
    expect(restored.get(name), String(name)).toEqual(expect.arrayContaining(rows))
  const { rows: counted = {} } = await readManifest(backup)
  for (const [name, count] of Object.entries(counted)) expect(restored.get(`public.${name}`), name).toHaveLength(count)
}, 240_000)

test('a backup restores every row and file in the original place, and what was there is kept', async () => {
  expect(before.tables.filter(({ rows }) => rows !== null).length).toBeGreaterThan(40)
  expect(before.files.length).toBeGreaterThan(0)
  expect(made.endsWith('peshi-2026-11-22T143005Z')).toBe(true)
  await refused(restore(made, place, { replaces: false, now }), /hold data already.*--replace/)
  const accounts = (await lookAt(place)).tables.find(({ name }) => name === 'public.person')?.rows as unknown[]
  const { aside, people } = await restore(made, place, { replaces: true, now })
  expect(people).toBe(accounts?.length)
  expect(people).toBeGreaterThan(0)
  expect(await lookAt(place)).toEqual(before)
  const [name] = aside.filter((kept) => kept.startsWith('the database ')).map((kept) => kept.split(' ').at(-1) ?? '')
  if (name) forget(name)
  expect(aside).toHaveLength(server ? 2 : 1)
  const replaced = join(place.dataDirectory, 'replaced-2026-11-22T143005Z')
  expect(await readFile(join(replaced, 'files/chambers/new'), 'utf8')).toBe('new')
  if (!server) expect(await readdir(replaced)).toContain('postgres')
}, 240_000)

// `backups.api.test.ts` has a drill that succeeds.
test('a restore drill refuses a backup whose database lacks rows, and leaves no copy', async () => {
  const manifest = await readManifest(made)
  await writeManifest(made, { ...manifest, rows: { ...manifest.rows, matter: 12_345 } })
  await refused(drill(made, place), /does not have the rows of the backup \(matter: \d+ of 12345\)/)
  expect((await readdir(place.dataDirectory)).filter((name) => name.startsWith('drill-'))).toEqual([])
  await writeManifest(made, manifest)
}, 240_000)

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
