import { after } from '../../platform/events/after.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { endWatches } from './end-watches.ts'
import { matchAppealList } from './match-list.ts'

export const matchAppeals = after({
  name: 'match-appeals-with-lists',
  to: ['list.read'],
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 1,
  queued: ({ subject: { id }, detail: { court, is_changed } }) =>
    court === 'sci' && is_changed ? { onceBy: id } : null,
  run:
    (context) =>
    ({ subject }) =>
      matchAppealList(context, subject.id),
})

export const endAppealWatches = periodic({
  name: 'end-appeal-watches',
  cron: '20 0 * * *',
  retries: 3,
  timeoutSeconds: 300,
})

export async function startAppealJobs(context: Context): Promise<void> {
  await repeat(context.queue, endAppealWatches, () => endWatches(context))
}
