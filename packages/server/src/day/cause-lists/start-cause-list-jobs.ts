import { forgetOldEntries } from '../../courts/lists-and-boards/forget-entries.ts'
import { repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { outcomeOf, settleChecks } from './captcha-checks.ts'
import { forgetEntries, readDueLists, readLists, settleListChecks } from './cause-lists.jobs.ts'
import { queueDueLists } from './due-lists.ts'

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
