import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { makeMigrations } from '../../../test/migrations.ts'
import { databaseOn, onServer } from '../../../test/servers.ts'
import { explainStart } from '../process/start-problem.ts'
import { version } from '../version.ts'
import type { Engine } from './door.ts'
import { findEarlierVersion, MigrationRefused, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

let engine: Engine
beforeAll(async () => {
  engine = await emptyDatabase()
})
afterAll(() => engine.close())

const applied = async (...tags: string[]) => {
  await engine.execute(`CREATE TABLE IF NOT EXISTS migration (tag text PRIMARY KEY, sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now())`)
  await engine.execute('DELETE FROM migration')
  for (const tag of tags) await engine.execute(`INSERT INTO migration (tag, sha256) VALUES ('${tag}', 'another')`)
}
const listApplied = async () =>
  (await engine.execute('SELECT tag FROM migration ORDER BY tag')).rows.map(({ tag }) => tag)

async function refusesUnchanged(sentence: RegExp, folder?: string) {
  const before = await listApplied()
  const refused = expect.objectContaining({ message: expect.stringMatching(sentence) })
  await expect(findEarlierVersion(engine, folder)).rejects.toEqual(refused)
  await expect(migrate(engine, folder ? { folder } : {})).rejects.toThrow(MigrationRefused)
  await expect(migrate(engine, folder ? { folder } : {})).rejects.toEqual(refused)
  expect(await listApplied()).toEqual(before)
}

test('an empty database needs no upgrade', async () => {
  expect(await findEarlierVersion(engine)).toBeNull()
})

const server = process.env.TEST_DATABASE_URL ?? ''
test.skipIf(!server).each(['LATIN1', 'SQL_ASCII'])(
  'a database in %s is refused with one sentence',
  async (encoding) => {
    const name = `peshi_${encoding.toLowerCase()}`
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE 'C'`)
    try {
      const opening = openDatabase({ url: databaseOn(server, name), directory: null, onError: () => undefined })
      const refused = await opening.catch((error: unknown) => error)
      expect(explainStart(refused)).toMatch(new RegExp(`stores text as ${encoding}.*ENCODING 'UTF8'`))
    } finally {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    }
  },
)

test('a database from before the first release is refused and not changed', async () => {
  await applied('0000_foundations')
  await refusesUnchanged(/before its first release, 0\.1\.0\. Start with an empty one/)
})

test('a database that a newer version has changed is refused and not changed', async () => {
  await applied('0000_baseline', '9999_of_tomorrow')
  await refusesUnchanged(
    new RegExp(`newer version.*9999_of_tomorrow.*this is ${version}\\. Start the newer version.*restore the backup`),
  )
})

test('a version that would skip a required version names it and changes nothing', async () => {
  const required = [
    { version: '0.1.0', migration: '0000_baseline' },
    { version: '0.3.0', migration: '0001_filled' },
    { version: '0.5.0', migration: '0002_moved' },
  ]
  const texts = {
    '0000_baseline': '',
    '0001_filled': '',
    '0002_moved': '',
    '0003_dropped': 'CREATE TABLE made (id int)',
  }
  const folder = await makeMigrations({ sql: texts, required })
  await applied('0000_baseline')
  await refusesUnchanged(/before 0\.3\.0.*First start Peshi 0\.3\.0 \(tag v0\.3\.0\) on it, then this version/, folder)
  await applied('0000_baseline', '0001_filled')
  await refusesUnchanged(/First start Peshi 0\.5\.0/, folder)
  await applied('0000_baseline', '0001_filled', '0002_moved')
  expect(await findEarlierVersion(engine, folder)).toBe('0002_moved')
})

test('migrate refuses a migration file that was edited after it was applied', async () => {
  await applied('0000_baseline')
  await expect(migrate(engine)).rejects.toThrow('Migration 0000_baseline was changed after it was applied.')
})

test('a migration that PostgreSQL ends because of a deadlock is repeated', async () => {
  const folder = await makeMigrations({ sql: { '0000_baseline': 'CREATE TABLE made (id int)' } })
  await applied()
  let times = 0
  const transaction: Engine['transaction'] = (setup, work) =>
    engine.transaction(setup, async (tx) => {
      const result = await work(tx)
      times += 1
      if (times === 2) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      return result
    })
  await migrate({ ...engine, transaction }, { folder })
  expect(times).toBe(3)
  expect(await listApplied()).toEqual(['0000_baseline'])
})

test.skipIf(!server)('a migration gives way to a request that holds one table and waits for another', async () => {
  await applied()
  await engine.execute('CREATE TABLE asked_early (id int)')
  await engine.execute('CREATE TABLE also_asked (id int)')
  const statements = ['LOCK TABLE also_asked', 'SELECT pg_sleep(0.6)', 'LOCK TABLE asked_early']
  const folder = await makeMigrations({ sql: { '0000_baseline': statements.join(';--> statement-breakpoint\n') } })
  let migrated: Promise<void> | undefined
  await engine.transaction('SELECT 1', async (tx) => {
    await tx.execute(sql`SELECT FROM asked_early`)
    migrated = migrate(engine, { folder })
    await wait(100)
    await tx.execute(sql`SELECT FROM also_asked`)
  })
  await migrated
  expect(await listApplied()).toEqual(['0000_baseline'])
})
