import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import type { Db, Rows } from '../db/door.ts'
import { type Job, openQueue, type Queue, type Urgency } from './queue.ts'

const quiet = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

const job = <T>(name: string, data: z.ZodType<T>, retries = 0): Job<T> => ({
  name,
  data,
  retries,
  timeoutSeconds: 60,
  concurrency: 1,
  retryAfterSeconds: 1,
})
const Numbered = z.object({ n: z.number() })
const plain = job('test-plain', Numbered)
const single = job('test-single', Numbered)
const failing = job('test-failing', Numbered, 1)
const ranked = job('test-ranked', Numbered)
const unlisted = job('test-unlisted', Numbered)
const scheduled = job('test-scheduled', Numbered)
const placed = job('test-placed', Numbered)
const leading = job('test-leading', Numbered)

let db: Db
let queue: Queue
beforeAll(async () => {
  db = await testDatabase()
  queue = openQueue(db, { role: 'all', log: quiet, jobs: [plain, single, failing, ranked, scheduled, placed, leading] })
  await queue.start()
})
afterAll(async () => {
  await queue.stop(1)
  await db.close()
})

const waiting = async (name: string) => {
  const { rows } = await db.engine.execute(`SELECT data FROM pgboss.job WHERE name = '${name}' AND state = 'created'`)
  return rows.map((row) => row.data)
}

describe('adding a job', () => {
  test('a job is added when the chamber’s transaction commits, and adding does not change the transaction’s role', async () => {
    const { chamberId } = await newChamber(db)
    const role = await db.asChamber(chamberId, async (tx) => {
      await queue.enqueue(tx, plain, { n: 1 })
      const { rows } = (await tx.execute(sql`SELECT current_user AS role`)) as unknown as Rows
      return rows[0]?.role
    })
    expect(role).toBe('peshi_app')
    expect(await waiting(plain.name)).toEqual([{ n: 1 }])
  })

  test('a rolled-back transaction adds no job', async () => {
    const failed = db.asSystem('court-sync', async (tx) => {
      await queue.enqueue(tx, plain, { n: 99 })
      throw new Error('afterwards')
    })
    await expect(failed).rejects.toThrow('afterwards')
    expect(await waiting(plain.name)).not.toContainEqual({ n: 99 })
  })

  test('only one job with each key waits in the queue', async () => {
    const send = (n: number, onceBy: string) =>
      db.asSystem('court-sync', (tx) => queue.enqueue(tx, single, { n }, { onceBy }))
    await send(1, 'a')
    await send(2, 'a')
    await send(3, 'b')
    expect(await waiting(single.name)).toEqual(expect.arrayContaining([{ n: 1 }, { n: 3 }]))
    expect(await waiting(single.name)).toHaveLength(2)
  })

  test('waiting and postponed jobs are counted, and the age of the oldest waiting job is reported', async () => {
    await db.asSystem('court-sync', (tx) => queue.enqueue(tx, scheduled, { n: 1 }))
    await db.asSystem('court-sync', (tx) => queue.enqueue(tx, scheduled, { n: 2 }, { startAfterSeconds: 3600 }))
    await db.engine.execute(
      `UPDATE pgboss.job SET start_after = now() - interval '90 seconds' WHERE name = '${scheduled.name}' AND data @> '{"n": 1}'`,
    )
    const state = (await queue.listQueues()).find(({ name }) => name === scheduled.name)
    expect(state).toEqual({ name: scheduled.name, waiting: 1, later: 1, running: 0, oldest: expect.any(Number) })
    expect(state?.oldest).toBeGreaterThanOrEqual(90)
  })

  test('an item has a place among the waiting items, which a more urgent job of it moves to the front', async () => {
    const send = (onceBy: string, urgency: Urgency) =>
      db.asSystem('court-sync', (tx) => queue.enqueue(tx, placed, { n: 1 }, { onceBy, urgency }))
    await send('first', 'usual')
    await send('second', 'late')
    await send('third', 'usual')
    expect(await queue.findPlace(placed, 'second')).toEqual({ at: 3, of: 3, isRunning: false })
    await send('second opened', 'awaited')
    expect(await queue.findPlace(placed, 'second')).toEqual({ at: 1, of: 3, isRunning: false })
    expect(await queue.findPlace(placed, 'first')).toEqual({ at: 2, of: 3, isRunning: false })
    expect(await queue.findPlace(placed, 'other')).toBeNull()
  })

  test('a job that is missing from the queue’s list of jobs is refused', async () => {
    const sending = db.asSystem('court-sync', (tx) => queue.enqueue(tx, unlisted, { n: 1 }))
    await expect(sending).rejects.toThrow('test-unlisted')
  })
})

describe('running jobs', () => {
  test('a failing job is retried and is listed as failed after its last try', async () => {
    const tries: boolean[] = []
    await queue.work(failing, async (_data, _signal, { isLast }) => {
      tries.push(isLast)
      throw new Error('the court is down')
    })
    await db.asSystem('court-sync', (tx) => queue.enqueue(tx, failing, { n: 7 }))
    await vi.waitFor(async () => expect(await queue.listFailed(5)).toHaveLength(1), { timeout: 15_000, interval: 200 })
    expect(tries).toEqual([false, true])
    const [given] = await queue.listFailed(5)
    expect(given).toMatchObject({ name: failing.name, data: { n: 7 }, problem: 'the court is down' })
    expect(await queue.retryFailed(given?.id ?? '')).toBe(true)
    expect(await queue.retryFailed(given?.id ?? '')).toBe(false)
    expect(await queue.listFailed(5)).toEqual([])
    await vi.waitFor(() => expect(tries.length).toBeGreaterThan(2), { timeout: 15_000, interval: 200 })
  })

  test('an added job starts immediately, without waiting for the next poll', async () => {
    const done: number[] = []
    await queue.work(plain, async ({ n }) => {
      done.push(n)
    })
    await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 5000 })
    await db.asSystem('court-sync', (tx) => queue.enqueue(tx, plain, { n: 2 }))
    await vi.waitFor(() => expect(done).toEqual([1, 2]), { timeout: 1500, interval: 20 })
  })

  test('of the waiting jobs, the most urgent runs first, then the oldest', async () => {
    const jobs: [number, Urgency][] = [
      [1, 'late'],
      [2, 'usual'],
      [3, 'soon'],
      [4, 'usual'],
      [5, 'awaited'],
    ]
    for (const [n, urgency] of jobs)
      await db.asSystem('court-sync', (tx) => queue.enqueue(tx, ranked, { n }, { urgency }))
    const done: number[] = []
    await queue.work(ranked, async ({ n }) => {
      done.push(n)
    })
    await vi.waitFor(() => expect(done).toEqual([5, 3, 2, 4, 1]), { timeout: 20_000 })
  })

  test('last work, and the jobs that it leads to, run after all others', async () => {
    const send = (n: number, urgency: Urgency) =>
      db.asSystem('court-sync', (tx) => queue.enqueue(tx, leading, { n }, { urgency }))
    const [led, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const done: number[] = []
    await queue.asLast(() => send(1, 'soon'))
    await queue.work(leading, async ({ n }) => {
      done.push(n)
      if (n !== 1) return
      await send(2, 'soon')
      led.resolve()
      await sent.promise
    })
    await led.promise
    await send(3, 'late')
    sent.resolve()
    await vi.waitFor(() => expect(done).toEqual([1, 3, 2]), { timeout: 20_000 })
  })

  test('schedules use Indian time', async () => {
    await queue.schedule(scheduled, '0 1 * * *', { n: 1 })
    const { rows } = await db.engine.execute(`SELECT cron, timezone FROM pgboss.schedule`)
    expect(rows).toEqual([{ cron: '0 1 * * *', timezone: 'Asia/Kolkata' }])
  })
})

test('a job of a dead process runs again when the process starts again', async () => {
  const database = await testDatabase()
  const settings = { role: 'all' as const, log: quiet, jobs: [plain] }
  try {
    const first = openQueue(database, settings)
    await first.start()
    await database.asSystem('court-sync', (tx) => first.enqueue(tx, plain, { n: 5 }))
    await first.stop(0)
    await database.engine.execute(
      `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'
       WHERE name = '${plain.name}'`,
    )
    const second = openQueue(database, settings)
    await second.start()
    const done: number[] = []
    await second.work(plain, async ({ n }) => {
      done.push(n)
    })
    if (database.engine.name === 'pglite') await vi.waitFor(() => expect(done).toEqual([5]), { timeout: 8000 })
    await second.stop(1)
  } finally {
    await database.close()
  }
})

test('a job stopped by the server’s shutdown is not logged as failed, but a failing job is', async () => {
  const database = await testDatabase()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const stopping = new AbortController()
  const stopped = () =>
    new Promise<never>((_, reject) => stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason)))
  try {
    const stoppable = openQueue(database, { role: 'all', log, jobs: [plain, single] })
    await stoppable.start()
    let running = 0
    await stoppable.work(plain, () => {
      running += 1
      return stopped()
    })
    await stoppable.work(single, () => {
      running += 1
      return stopped().catch(() => Promise.reject(new Error('the disk is full')))
    })
    await database.asSystem('court-sync', async (tx) => {
      await stoppable.enqueue(tx, plain, { n: 6 })
      await stoppable.enqueue(tx, single, { n: 6 })
    })
    await vi.waitFor(() => expect(running).toBe(2), { timeout: 8000 })
    const ended = stoppable.stop(3)
    stopping.abort()
    await ended
    expect(log.info).toHaveBeenCalledExactlyOnceWith({ job: plain.name }, 'A job was stopped by the shutdown')
    expect(log.warn.mock.calls.map(([{ job }, words]) => [job, words])).toEqual([[single.name, 'A job failed']])
  } finally {
    await database.close()
  }
})

test('existing queues get the changed settings and schedules of a new version', async () => {
  const database = await testDatabase()
  const stateOf = async () => {
    const queues = await database.engine.execute(
      `SELECT retry_limit, expire_seconds, updated_on FROM pgboss.queue WHERE name = '${plain.name}'`,
    )
    const schedules = await database.engine.execute(`SELECT cron, updated_on FROM pgboss.schedule`)
    return [...queues.rows, ...schedules.rows]
  }
  const startWith = async (settings: typeof plain, cron: string) => {
    const started = openQueue(database, { role: 'all', log: quiet, jobs: [settings] })
    await started.start()
    await started.schedule(settings, cron, { n: 1 })
    await database.asSystem('court-sync', (tx) => started.enqueue(tx, settings, { n: 7 }))
    await started.stop(0)
    return stateOf()
  }
  try {
    const made = await startWith(plain, '0 1 * * *')
    expect(await startWith(plain, '0 1 * * *')).toEqual(made)
    expect(await startWith({ ...plain, retries: 4, timeoutSeconds: 90 }, '30 2 * * *')).toMatchObject([
      { retry_limit: 4, expire_seconds: 90 },
      { cron: '30 2 * * *' },
    ])
    await startWith({ ...plain, name: 'its-new-name' }, '0 1 * * *')
    const { rows } = await database.engine.execute(`SELECT name FROM pgboss.schedule`)
    expect(rows).toEqual([{ name: 'its-new-name' }])
  } finally {
    await database.close()
  }
})
