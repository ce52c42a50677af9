import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from '../../packages/server/src/platform/db/pglite.ts'
import { compareRows } from './compare.mjs'

let engine
beforeAll(async () => {
  engine = await openPglite(null)
  await engine.execute(`CREATE TABLE migration (tag text);
    INSERT INTO migration VALUES ('0000_baseline');
    CREATE TABLE matter (id int PRIMARY KEY, title text);
    INSERT INTO matter VALUES (1, 'A v. B'), (2, 'C v. D')`)
})
afterAll(() => engine.close())

const read = async (statement) => (await engine.execute(statement)).rows

/** Compares the database with the same database after `statement`, which is undone afterwards. */
async function compareAfter(statement) {
  const before = new Map()
  const record = async (asked) => {
    if (!before.has(asked)) before.set(asked, await read(asked))
    return before.get(asked)
  }
  await compareRows(record, read)
  await engine.execute(`CREATE TABLE kept AS SELECT * FROM matter; ${statement}`)
  const problems = await compareRows(record, read)
  await engine.execute(`DROP TABLE matter; ALTER TABLE kept RENAME TO matter; ALTER TABLE matter ADD PRIMARY KEY (id)`)
  return problems
}

test('a new row and a new column are no loss', async () => {
  expect(await compareAfter(`INSERT INTO matter VALUES (3, 'E v. F'); ALTER TABLE matter ADD COLUMN n int`)).toEqual([])
})

test('a missing row and a changed value are found', async () => {
  expect(await compareAfter(`DELETE FROM matter WHERE id = 1; UPDATE matter SET title = '' WHERE id = 2`)).toEqual([
    'of 2 rows of matter, 1 are gone and 1 are changed',
  ])
})
