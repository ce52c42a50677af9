import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMigrations } from '../../../test/migrations.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { backUpBeforeUpgrade } from './before-upgrade.ts'
import { restore } from './restore.ts'

const first = { '0000_baseline': 'CREATE TABLE kept (word text)' }
const second = { ...first, '0001_unused_sheets': `UPDATE kept SET word = 'changed'` }

let folder: string
/** The tests use it one after the other, because making it takes seconds. */
let dataDirectory: string
let oldMigrations: string
let newMigrations: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peshi-upgrade-'))
  dataDirectory = join(folder, 'data')
  oldMigrations = await makeMigrations({ sql: first })
  newMigrations = await makeMigrations({ sql: second })
  const { made } = await start({ migrations: oldMigrations }, `INSERT INTO kept VALUES ('typed')`)
  expect(made).toEqual([])
}, 60_000)
afterAll(async () => {
  for (const made of [folder, oldMigrations, newMigrations]) await rm(made, { recursive: true, force: true })
})

const raise = (error: Error) => {
  throw error
}
const now = new Date('2026-11-22T14:30:05Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

interface Start {
  migrations: string
  to?: string
  at?: Date
  readFree?: () => Promise<number>
}

async function start({ migrations, at = now, ...place }: Start, work = '') {
  const made: string[] = []
  const db = await openDatabase({
    directory: dataDirectory,
    migrations,
    onError: raise,
    backUp: async (migration) => {
      made.push((await backUpBeforeUpgrade({ dataDirectory, migration, ...place }, at)).folder)
    },
  })
  if (work) await db.engine.execute(work)
  const words = (await db.engine.execute('SELECT word FROM kept')).rows.map(({ word }) => word)
  await db.close()
  return { words, made }
}

const listBackups = async (directory: string) => (await readdir(join(directory, 'backups')).catch(() => [])).sort()

test.skipIf(process.env.TEST_DATABASE_URL)(
  'without room for the backup, the start is refused and the database is not changed',
  async () => {
    await mkdir(join(dataDirectory, 'backups/before-0.2.0-2026-11-01T000000Z.part'), { recursive: true })
    const readFree = async () => 70 * 1024 * 1024
    await expect(start({ migrations: newMigrations, to: '0.2.0', readFree })).rejects.toThrow(
      /Before Peshi 0\.2\.0 upgrades the database, it makes a backup in .*data\/backups\. The backup needs \d+ MB, and 70 MB are free\. Free some space and start again\. Nothing was changed\./,
    )
    expect(await listBackups(dataDirectory)).toEqual([])
    expect(await start({ migrations: oldMigrations })).toEqual({ words: ['typed'], made: [] })
  },
  120_000,
)

test.skipIf(process.env.TEST_DATABASE_URL)(
  'an upgrade makes one backup first, and its restore keeps the documents',
  async () => {
    const { words, made } = await start({ migrations: newMigrations, to: '0.2.0' })
    expect(words).toEqual(['changed'])
    expect(made).toEqual([join(dataDirectory, 'backups/before-0.2.0-2026-11-22T143005Z')])
    expect((await start({ migrations: newMigrations })).made).toEqual([])

    await mkdir(join(dataDirectory, 'files'))
    await writeFile(join(dataDirectory, 'files/order.pdf'), 'an order')
    const settings = { dataDirectory, files: { kind: 'disk' } as const, databaseUrl: null, ownUrl: null }
    await restore(made[0] ?? '', settings, { replaces: true, now })
    expect(await readdir(join(dataDirectory, 'files'))).toEqual(['order.pdf'])
    expect((await start({ migrations: oldMigrations })).words).toEqual(['typed'])
  },
  120_000,
)

test.skipIf(process.env.TEST_DATABASE_URL)(
  'the first and the last backup of the two newest versions are kept, and others’ backups',
  async () => {
    const often = join(folder, 'often')
    for (const name of ['postgres', 'backups/peshi-2026-01-01T000000Z'])
      await mkdir(join(often, name), { recursive: true })
    for (const [day, to] of ['0.2.0', '0.3.0', '0.4.0', '0.4.0', '0.4.0'].entries())
      await backUpBeforeUpgrade({ dataDirectory: often, migration: '0000_baseline', to }, later(day))
    expect(await listBackups(often)).toEqual([
      'before-0.3.0-2026-11-23T143005Z',
      'before-0.4.0-2026-11-24T143005Z',
      'before-0.4.0-2026-11-26T143005Z',
      'peshi-2026-01-01T000000Z',
    ])
  },
  120_000,
)
