import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from '../../packages/server/src/platform/db/pglite.ts'
import { compareRows } from './compare.mjs'

const filled = `CREATE TABLE migration (tag text);
  CREATE TABLE matter (id int PRIMARY KEY, title text);
  CREATE TABLE task (id int PRIMARY KEY, title text, remind_at date);
  CREATE TABLE alert_due (id int PRIMARY KEY);
  INSERT INTO migration VALUES ('0000_baseline');
  INSERT INTO matter VALUES (1, 'A v. B'), (2, 'C v. D');
  INSERT INTO task VALUES (1, 'Draft', '2026-11-01');
  INSERT INTO alert_due VALUES (1)`

let engine
beforeAll(async () => {
  engine = await openPglite(null)
  await engine.execute(filled)
}, 120_000)
afterAll(() => engine.close())

const ask = async (statement) => (await engine.execute(statement)).rows

/** Compares the database with itself after `change`. */
async function compareAfter(change) {
  const askBefore = async (statement) => {
    await engine.execute('ROLLBACK')
    const rows = await ask(statement)
    await engine.execute(`BEGIN; ${change}`)
    return rows
  }
  await engine.execute(`BEGIN; ${change}`)
  const problems = await compareRows(askBefore, ask)
  await engine.execute('ROLLBACK')
  return problems
}

test('a new row and a new column are no loss', async () => {
  expect(await compareAfter(`INSERT INTO matter VALUES (3, 'E v. F'); ALTER TABLE matter ADD COLUMN n int`)).toEqual([])
})

test('a missing row and a changed value are found', async () => {
  expect(await compareAfter(`DELETE FROM matter WHERE id = 1; UPDATE matter SET title = '' WHERE id = 2`)).toEqual([
    'of 2 rows of matter, 1 are gone and 1 are changed, for example in title',
  ])
})

test('only the named columns of a table may change, and only rows of a queue may be deleted', async () => {
  expect(await compareAfter('UPDATE task SET remind_at = NULL; DELETE FROM alert_due')).toEqual([])
  expect(await compareAfter(`UPDATE task SET title = ''`)).toEqual([
    'of 1 rows of task, 0 are gone and 1 are changed, for example in title',
  ])
})
