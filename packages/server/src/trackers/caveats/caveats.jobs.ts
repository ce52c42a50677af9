import { after } from '../../platform/events/after.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { endCaveats } from './end-caveats.ts'
import { matchCaveatList } from './match-list.ts'

export const matchCaveats = after({
  name: 'match-caveats-with-lists',
  to: ['list.read'],
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 1,
  queued: ({ subject: { id }, detail: { court, is_changed } }) =>
    court !== 'sci' && is_changed ? { onceBy: id } : null,
  run:
    (context) =>
    ({ subject }) =>
      matchCaveatList(context, subject.id),
})

export const keepCaveats = periodic({ name: 'keep-caveats', cron: '25 0 * * *', retries: 3, timeoutSeconds: 300 })

export async function startCaveatJobs(context: Context): Promise<void> {
  await repeat(context.queue, keepCaveats, () => endCaveats(context))
}
