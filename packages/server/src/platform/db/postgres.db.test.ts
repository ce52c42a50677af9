import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Rows } from './door.ts'
import { openPostgres } from './postgres.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

test.skipIf(!server)(
  'listening resumes after its connection breaks, and the listener is told of a possible gap',
  async () => {
    const engine = await openPostgres(server, { onError: () => undefined })
    const [heard, missed] = [vi.fn(), vi.fn()]
    try {
      await engine.listen('peshi_test_cut', heard, missed)
      const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN "peshi_test_cut"'`
      expect((await engine.execute(cut)).rows).toHaveLength(1)
      await vi.waitFor(() => expect(missed).toHaveBeenCalledOnce(), { timeout: 10_000 })
      await engine.execute(`NOTIFY peshi_test_cut, 'again'`)
      await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('again'), { timeout: 5000 })
    } finally {
      await engine.close()
    }
  },
)

test.skipIf(!server)('a connection that breaks during a transaction fails only that transaction', async () => {
  const engine = await openPostgres(server, { onError: () => undefined })
  try {
    const cut = engine.transaction('SELECT 1', async (tx) => {
      const { rows } = (await tx.execute(sql`SELECT pg_backend_pid() AS pid`)) as unknown as Rows
      await engine.execute(`SELECT pg_terminate_backend(${rows[0]?.pid})`)
      await wait(200)
      await tx.execute(sql`SELECT 1`)
    })
    await expect(cut).rejects.toMatchObject({ status: 503, code: 'database-down', retryAfter: 2 })
    expect((await engine.execute('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  } finally {
    await engine.close()
  }
})

test.skipIf(!server)(
  'if Citus divides a part of a table during a transaction, the database is reported as down',
  async () => {
    const engine = await openPostgres(server, { onError: () => undefined })
    try {
      const divided = engine.transaction('SELECT 1', async (tx) =>
        tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'could not find valid entry for shard 102262'; END $$`),
      )
      await expect(divided).rejects.toMatchObject({ status: 503, code: 'database-down' })
    } finally {
      await engine.close()
    }
  },
)

test('if the server is unreachable, the database is reported as down', async () => {
  const engine = await openPostgres('postgres://nobody@127.0.0.1:9/none', { onError: () => undefined })
  const asked = engine.transaction('SELECT 1', async () => undefined)
  await expect(asked).rejects.toMatchObject({ status: 503, code: 'database-down', cause: { code: 'ECONNREFUSED' } })
  await engine.close()
})

test.skipIf(!server)('an error on a working connection keeps its own error code', async () => {
  const engine = await openPostgres(server, { onError: () => undefined })
  try {
    const wrong = engine.transaction('SELECT 1', async (tx) => tx.execute(sql`SELECT 1 / 0`))
    await expect(wrong).rejects.toMatchObject({ cause: { code: '22012' } })
  } finally {
    await engine.close()
  }
})

test('the database engine passes notifications to its listeners', async () => {
  const db = await testDatabase()
  const heard = vi.fn()
  const stop = await db.engine.listen('peshi_test', heard)
  await db.engine.execute(`NOTIFY peshi_test, 'once'`)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('once'), { timeout: 5000 })
  await stop()
  await db.close()
})

test.skipIf(!server)(
  'a query that is still running after its transaction failed does not run in another transaction',
  async () => {
    const engine = await openPostgres(server, { max: 1, onError: () => undefined })
    try {
      let late: Promise<unknown> | undefined
      const failed = engine.transaction('SELECT 1', async (tx) => {
        const isContinued = async () => {
          await tx.execute(sql`SELECT 1`)
          await wait(100)
          await tx.execute(sql`SELECT set_config('app.late', 'on', false)`)
        }
        late = isContinued()
        await Promise.all([tx.execute(sql`SELECT 1 / 0`), late])
      })
      await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } })
      await expect(late).rejects.toThrow()
      const { rows } = await engine.execute(`SELECT current_setting('app.late', true) AS late`)
      expect(rows[0]?.late ?? '').toBe('')
    } finally {
      await engine.close()
    }
  },
)

test.skipIf(!server)('if the setup of a transaction fails, the transaction fails for the same reason', async () => {
  const engine = await openPostgres(server, { onError: () => undefined })
  try {
    const work = engine.transaction('SET LOCAL ROLE nobody_of_this_name', (tx) => tx.execute(sql`SELECT 1`))
    await expect(work).rejects.toMatchObject({ code: '22023' })
    expect((await engine.execute('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  } finally {
    await engine.close()
  }
})

test.skipIf(!server)('a text with several statements is never prepared, even if it runs often', async () => {
  const engine = await openPostgres(server, { max: 1, onError: () => undefined })
  const several = 'BEGIN; SELECT 1 AS one; COMMIT'
  try {
    for (let time = 0; time < 4; time++)
      for (const values of [undefined, []]) expect((await engine.execute(several, values)).rows).toEqual([{ one: 1 }])
    await engine.transaction('SELECT 1', async (tx) => {
      for (let time = 0; time < 4; time++) await tx.execute(sql.raw('SELECT 1; SELECT 2'))
    })
  } finally {
    await engine.close()
  }
})
