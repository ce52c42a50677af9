import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMigrated } from '../../../test/database.ts'
import { preparingPglite } from './pglite-statements.ts'

describe.skipIf(process.env.TEST_DATABASE_URL)('statements on PGlite', () => {
  let client: PGlite
  beforeAll(async () => {
    client = await startMigrated()
  })
  beforeEach(() => client.exec('DEALLOCATE ALL'))
  afterAll(() => client.close())

  const countPrepared = async () => {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM pg_prepared_statements')
    return rows[0]?.n
  }

  test('a repeated statement is prepared, and only so many statements are kept', async () => {
    const query = preparingPglite(client, 2)
    await query('SELECT $1::int AS a', [1])
    expect(await countPrepared()).toBe(0)
    for (const name of ['a', 'b', 'c', 'd'])
      for (let again = 0; again < 3; again++)
        expect((await query(`SELECT $1::int AS ${name}`, [again]))?.rows).toEqual([{ [name]: again }])
    expect(await countPrepared()).toBe(2)
  })

  test('values and rows are the same as with PGlite’s own query', async () => {
    const query = preparingPglite(client)
    const values = [null, true, 7, 'it’s', new Date('2026-11-20T04:00:00Z'), { a: [1] }, ['x', null, 'y,"z"']]
    const text = `SELECT $1::text, $2::bool, $3::bigint, $4::text, $5::timestamptz, $6::jsonb, $7::text[]`
    for (let again = 0; again < 3; again++)
      for (const rowMode of ['array', 'object'] as const) {
        const own = await query(text, values, { rowMode })
        expect(own).toEqual(await client.query(text, values, { rowMode }))
      }
  })

  test('a failing statement throws the database’s error, and later statements work', async () => {
    const query = preparingPglite(client)
    for (let again = 0; again < 3; again++) {
      await expect(query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
      await expect(query('SELECT $1::int', ['a'])).rejects.toMatchObject({ code: '22P02' })
      await expect(query('SELECT nothing', [])).rejects.toMatchObject({ code: '42703' })
      await expect(query('SELECT $1::int', [1, 2])).rejects.toMatchObject({ code: '08P01' })
      expect((await query('SELECT $1::int AS a', [again]))?.rows).toEqual([{ a: again }])
    }
  })

  test('statements that begin together do not mix their answers', async () => {
    const query = preparingPglite(client)
    const ask = (n: number) => query('SELECT $1::int AS n', [n]).then((answer) => answer?.rows)
    const all = Array.from({ length: 20 }, (_, n) => n)
    expect(await Promise.all(all.map(ask))).toEqual(all.map((n) => [{ n }]))
  })

  test('a prepared statement follows a changed table', async () => {
    const query = preparingPglite(client)
    await client.exec('CREATE TEMP TABLE changing (a int); INSERT INTO changing VALUES (1)')
    for (let again = 0; again < 3; again++) await query('SELECT a FROM changing', [])
    await client.exec('ALTER TABLE changing ADD COLUMN b int; CREATE INDEX ON changing (a)')
    expect((await query('SELECT a FROM changing', []))?.rows).toEqual([{ a: 1 }])
  })
})
