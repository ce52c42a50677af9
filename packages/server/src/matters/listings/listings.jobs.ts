import { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { ListRead } from '../../courts/lists-and-boards/list-read.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { createListMatching } from './list-matching.ts'

export interface ListToMatch {
  listId: string
  isWhole: boolean
  isWithdrawn?: boolean | undefined
}

export const matchList: Job<ListToMatch> = {
  name: 'match-list',
  data: z.object({ listId: z.uuid(), isWhole: z.boolean(), isWithdrawn: z.boolean().optional() }),
  retries: 5,
  timeoutSeconds: 600,
  concurrency: 1,
}

export const matchName: Job<{ chamberId: ChamberId; nameId: string; court: CourtId | null }> = {
  name: 'match-name',
  data: z.object({ chamberId: ChamberId, nameId: z.uuid(), court: CourtId.nullable() }),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 2,
}

export async function queueMatching(
  tx: Tx,
  { queue }: Pick<Context, 'queue'>,
  { list: { id: listId }, state, isWhole }: ListRead,
): Promise<void> {
  // If the court offers a withdrawn list again, a job with the list's id as `onceBy` matches it. The job for the
  // withdrawn list needs another `onceBy`: while it waits, the queue drops jobs with the same `onceBy`.
  if (state === 'withdrawn')
    await queue.enqueue(tx, matchList, { listId, isWhole, isWithdrawn: true }, { onceBy: `${listId} withdrawn` })
  else await queue.enqueue(tx, matchList, { listId, isWhole }, { onceBy: listId })
}

export async function startListingJobs(context: Context): Promise<void> {
  const matching = createListMatching(context)
  await context.queue.work(matchList, (list) => matching.matchList(list))
  await context.queue.work(matchName, ({ chamberId, nameId, court }) => matching.matchName(chamberId, nameId, court))
}
