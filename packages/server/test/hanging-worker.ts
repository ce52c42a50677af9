import { pino } from 'pino'
import { z } from 'zod'
import { openDoors } from '../src/platform/db/door.ts'
import { openPostgres } from '../src/platform/db/postgres.ts'
import { openQueue } from '../src/platform/jobs/queue.ts'

const engine = await openPostgres(process.env.DATABASE_URL ?? '', { onError: () => undefined })
const job = {
  name: 'test-hung',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  retryAfterSeconds: 1,
}
const queue = openQueue(openDoors(engine), { role: 'worker', log: pino({ level: 'silent' }), jobs: [job] })
await queue.start()
await queue.work(job, async () => {
  process.send?.('begun')
  await new Promise(() => undefined)
})
process.send?.('ready')
