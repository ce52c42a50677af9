import { eq } from 'drizzle-orm'
import { chamber } from '../../platform/db/people.schema.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { clocksRepo } from './clocks.repo.ts'

/** A new version of Peshi or the operator may add or correct court days, so open deadlines are computed again. */
export const recountClocks = periodic({ name: 'recount-clocks', cron: '10 0 * * *', retries: 3, timeoutSeconds: 600 })

export async function recountOpenClocks({ db, services: { clocks } }: Pick<Context, 'db' | 'services'>) {
  const chambers = await db.asSystem('cleanup', (tx) =>
    tx.select({ id: chamber.id }).from(chamber).where(eq(chamber.enabled, true)),
  )
  let moved = 0
  for (const { id } of chambers)
    await db.asChamber(id, async (tx) => {
      moved += await clocks.recount(tx, { chamberId: id }, await clocksRepo(tx, id).listCourtsOfOpen())
    })
  return moved
}

export async function startClockJobs(context: Context): Promise<void> {
  await repeat(context.queue, recountClocks, async () => {
    const moved = await recountOpenClocks(context)
    if (moved > 0) context.log.info({ moved }, 'Recounted deadlines by the court days')
  })
}
