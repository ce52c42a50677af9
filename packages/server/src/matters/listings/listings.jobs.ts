import { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { after } from '../../platform/events/after.ts'
import type { Event } from '../../platform/events/emit.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import type { ListToMatch } from './list-matching.ts'

/**
 * If the court offers a withdrawn list again, the list is matched. The job for the withdrawn list needs another `onceBy`:
 * while it waits, the queue drops jobs with the same `onceBy`.
 */
export const matchLists = after({
  name: 'match-lists',
  to: ['list.read', 'list.withdrawn'],
  retries: 5,
  timeoutSeconds: 600,
  concurrency: 1,
  queued: ({ type, subject: { id } }) => ({ onceBy: type === 'list.read' ? id : `${id} withdrawn` }),
  run(context) {
    const { listMatching } = context.services
    return (event) => listMatching.matchList(listToMatch(event))
  },
})

export const listToMatch = (event: Event<'list.read' | 'list.withdrawn'>): ListToMatch => ({
  listId: event.subject.id,
  isWhole: event.type === 'list.read' && event.detail.is_whole,
  isWithdrawn: event.type === 'list.withdrawn',
})

export const matchName: Job<{ chamberId: ChamberId; nameId: string; court: CourtId | null }> = {
  name: 'match-name',
  data: z.object({ chamberId: ChamberId, nameId: z.uuid(), court: CourtId.nullable() }),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 2,
}

export async function startListingJobs(context: Context): Promise<void> {
  const { listMatching: matching } = context.services
  await context.queue.work(matchName, ({ chamberId, nameId, court }) => matching.matchName(chamberId, nameId, court))
}
