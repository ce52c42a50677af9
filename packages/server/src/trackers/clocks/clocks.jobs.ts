import { shippedCalendars } from '@peshi/courts/catalogue/court-days'
import { eq } from 'drizzle-orm'
import { chamber } from '../../platform/db/people.schema.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { clocksRepo } from './clocks.repo.ts'

/** A new version of Peshi may add or correct court days, so open deadlines are computed again. */
export const recountClocks = periodic({ name: 'recount-clocks', cron: '10 0 * * *', retries: 3, timeoutSeconds: 600 })

export async function recountAtShippedCourts({ db, services: { clocks } }: Pick<Context, 'db' | 'services'>) {
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
  await repeat(context.queue, recountClocks, async () => {
    const moved = await recountAtShippedCourts(context)
    if (moved > 0) context.log.info({ moved }, 'Recounted deadlines by the shipped court days')
  })
}
