import { shippedCalendars } from '@peshi/courts/catalogue/court-days'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { chamber } from '../../platform/db/people.schema.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { clocksRepo } from './clocks.repo.ts'
import { createClocks } from './clocks.service.ts'

/** A new version of Peshi may add or correct court days, so open deadlines are computed again. */
export const recountClocks: Job<Record<string, never>> = {
  name: 'recount-clocks',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function recountAtShippedCourts({ db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>) {
  const clocks = createClocks({ db, clock, events })
  const shipped = new Set(shippedCalendars.flatMap(({ courts }) => courts))
  const chambers = await db.asSystem('cleanup', (tx) =>
    tx.select({ id: chamber.id }).from(chamber).where(eq(chamber.enabled, true)),
  )
  let moved = 0
  for (const { id } of chambers)
    await db.asChamber(id, async (tx) => {
      for (const court of await clocksRepo(tx, id).listCourtsOfOpen())
        if (shipped.has(court)) moved += await clocks.recount(tx, { chamberId: id }, court)
    })
  return moved
}

export async function startClockJobs(context: Context): Promise<void> {
  await context.queue.work(recountClocks, async () => {
    const moved = await recountAtShippedCourts(context)
    if (moved > 0) context.log.info({ moved }, 'Recounted deadlines by the shipped court days')
  })
  await context.queue.schedule(recountClocks, '10 0 * * *', {})
}
