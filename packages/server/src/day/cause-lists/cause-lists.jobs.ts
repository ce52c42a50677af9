import { CourtDate, Instant } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { forgetOldEntries } from '../../courts/lists-and-boards/forget-entries.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { outcomeOf, settleChecks } from './captcha-checks.ts'
import { queueDueLists } from './due-lists.ts'

export const readDueLists = periodic({
  name: 'read-due-lists',
  cron: '*/30 * * * *',
  retries: 2,
  // The job may parse several stored documents again, and each may take five minutes.
  timeoutSeconds: 3600,
})

export const readLists: Job<{ court: CourtId; date: CourtDate }> = {
  name: 'read-lists',
  data: z.object({ court: CourtId, date: CourtDate }),
  retries: 2,
  retryAfterSeconds: 120,
  // The longest list has 2,000 pages and takes minutes to read.
  timeoutSeconds: 1800,
  concurrency: 2,
}

export type ListCode = 'list-read' | 'list-part' | 'list-none' | 'list-over'

export const settleListChecks: Job<{ listId: string; code: ListCode; againAt: string | null }> = {
  name: 'settle-list-checks',
  data: z.object({
    listId: z.uuid(),
    code: z.enum(['list-read', 'list-part', 'list-none', 'list-over']),
    againAt: Instant.nullable(),
  }),
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 2,
}

export const forgetEntries = periodic({
  name: 'forget-list-entries',
  cron: '10 3 * * *',
  retries: 2,
  timeoutSeconds: 900,
})

export async function startCauseListJobs(context: Context): Promise<void> {
  const { queue, stopping, services } = context
  const { listReading: reading, captchaLists: queueCaptchaLists } = services
  await repeat(queue, readDueLists, async (signal) => {
    await queueDueLists(context)
    await queueCaptchaLists()
    await reading.readKeptAgain(AbortSignal.any([signal, stopping]))
  })
  await queue.work(readLists, ({ court, date }, signal) =>
    reading.readDay(court, date, AbortSignal.any([signal, stopping])),
  )
  await queue.work(settleListChecks, ({ listId, code, againAt }) =>
    settleChecks(context, listId, outcomeOf(code, againAt === null ? null : new Date(againAt))),
  )
  await repeat(queue, forgetEntries, (signal) => forgetOldEntries(context, AbortSignal.any([signal, stopping])))
}
