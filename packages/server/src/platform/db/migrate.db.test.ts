import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from './door.ts'
import { MigrationMismatch, migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'

let engine: Engine
beforeAll(async () => {
  engine = await openPglite(null)
  await engine.execute(`CREATE TABLE migration (tag text PRIMARY KEY, sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now())`)
})
afterAll(() => engine.close())

const applied = async (tag: string) => {
  await engine.execute('DELETE FROM migration')
  await engine.execute(`INSERT INTO migration (tag, sha256) VALUES ('${tag}', 'another')`)
}

test('a database older than the baseline is refused and not changed', async () => {
  await applied('0000_foundations')
  await expect(migrate(engine)).rejects.toThrow(MigrationMismatch)
  expect((await engine.execute('SELECT tag FROM migration')).rows).toEqual([{ tag: '0000_foundations' }])
})

test('migrate refuses a migration file that was edited after it was applied', async () => {
  await applied('0000_baseline')
  await expect(migrate(engine)).rejects.toThrow('Migration 0000_baseline was changed after it was applied.')
})
