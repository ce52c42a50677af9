import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isFull } from '../../../../../scripts/lib/test-lengths.ts'
import { testDatabase } from '../../../test/database.ts'
import { openDoors } from '../db/door.ts'
import { openQueue } from './queue.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const worker = fileURLToPath(new URL('../../../test/hanging-worker.ts', import.meta.url))
const job = {
  name: 'test-hung',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  retryAfterSeconds: 1,
}

const orders = {
  'the same in each pass': () => 1,
  'reversed in each pass': (pass: number) => (pass % 2 ? 1 : -1),
}

test.skipIf(!server || !isFull).each(Object.entries(orders))(
  'the jobs of a stopped worker run again within a minute if the order of the queues is %s',
  async (_order, direction) => {
    const db = await testDatabase()
    const url = Object.assign(new URL(server), {
      pathname: `/${(await db.engine.execute('SELECT current_database() AS name')).rows[0]?.name}`,
    }).href
    let passes = 0
    const engine = {
      ...db.engine,
      async execute(text: string, values?: unknown[]) {
        const { rows } = await db.engine.execute(text, values)
        if (!text.includes('monitor_claim_on =') || rows.length < 2) return { rows }
        passes += 1
        return { rows: rows.toSorted((a, b) => direction(passes) * (String(a.name) < String(b.name) ? -1 : 1)) }
      },
    }
    const held = fork(worker, { env: { ...process.env, DATABASE_URL: url } })
    const problems: unknown[] = []
    const log = pino({ level: 'warn' }, { write: (line) => problems.push(JSON.parse(line)) })
    const queue = openQueue(openDoors(engine), { role: 'worker', log, jobs: [job] })
    try {
      await once(held, 'message')
      await queue.start()
      await db.asSystem('court-sync', (tx) => queue.enqueue(tx, job, {}))
      await once(held, 'message')
      await new Promise((done) => setTimeout(done, 25_000))
      held.kill('SIGSTOP')
      const stopped = performance.now()
      const taken = new Promise<void>((done) => queue.work(job, async () => done()))
      await taken
      expect(performance.now() - stopped).toBeLessThan(60_000)
      expect(passes).toBeGreaterThan(2)
      expect(problems).toEqual([])
    } finally {
      held.kill('SIGKILL')
      await queue.stop(1)
      await db.close()
    }
  },
  180_000,
)
