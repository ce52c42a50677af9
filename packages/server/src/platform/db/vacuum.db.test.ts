import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Db } from './door.ts'
import { vacuumTables } from './vacuum.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
  await db.engine.execute('CREATE TABLE test_papers (id int PRIMARY KEY, words text)')
})
afterAll(async () => {
  await db.engine.execute('DROP TABLE test_papers')
  await db.close()
})

const fill = (first = 1) =>
  db.engine.execute(
    `INSERT INTO test_papers SELECT n, repeat('word ', 50) FROM generate_series(${first}, ${first + 999}) AS n`,
  )

async function read<T>(expression: string): Promise<T> {
  const { rows } = await db.engine.execute(`SELECT ${expression} AS value FROM pg_class WHERE relname = 'test_papers'`)
  return rows[0]?.value as T
}

const rowsKnown = () => read<number>('reltuples')
const pages = () => read<number>(`pg_relation_size(oid)::int / current_setting('block_size')::int`)
const isPglite = () => db.engine.name === 'pglite'

test('a table that grew gets statistics, and the space of its deleted rows is used again', async ({ skip }) => {
  skip(!isPglite(), 'A server has autovacuum')
  await fill()
  expect(await rowsKnown()).toBe(-1)
  await vacuumTables(db.engine)
  expect(await rowsKnown()).toBe(1000)

  const once = await pages()
  for (let turn = 0; turn < 10; turn++) {
    await db.engine.execute('DELETE FROM test_papers')
    await fill()
    await vacuumTables(db.engine)
  }
  expect(await pages()).toBeLessThanOrEqual(2 * once)
})

test('a checkpoint is made when the write-ahead log is long', async ({ skip }) => {
  skip(!isPglite(), 'A server has a checkpointer')
  const redo = async () => {
    const { rows } = await db.engine.execute('SELECT redo_lsn::text AS at FROM pg_control_checkpoint()')
    return rows[0]?.at
  }
  const before = await redo()
  await fill(5001)
  await vacuumTables(db.engine)
  expect(await redo()).toBe(before)
  await vacuumTables(db.engine, 100_000)
  expect(await redo()).not.toBe(before)
})
