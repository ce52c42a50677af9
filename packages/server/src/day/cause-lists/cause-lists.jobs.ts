import { CourtDate } from '@peshi/contract/platform/dates'
import { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Looks every half hour which courts' lists are to be read again. */
export const readDueLists: Job<Record<string, never>> = {
  name: 'read-due-lists',
  data: z.object({}),
  retries: 2,
  // Kept originals may be read again, each of which takes up to five minutes.
  timeoutSeconds: 3600,
  concurrency: 1,
}

/** Reads a court's lists of one day. */
export const readLists: Job<{ court: CourtId; date: CourtDate }> = {
  name: 'read-lists',
  data: z.object({ court: CourtId, date: CourtDate }),
  // A court that fails is asked again at its next time: that is kept with the day, not by trying on.
  retries: 2,
  retryAfterSeconds: 120,
  // The longest list has 2,000 pages, which takes minutes to fetch and to read.
  timeoutSeconds: 1800,
  concurrency: 2,
}

/** Brings a list to the matters and names that it meets. */
export const matchList: Job<{ listId: string; isWhole: boolean }> = {
  name: 'match-list',
  data: z.object({ listId: z.uuid(), isWhole: z.boolean() }),
  retries: 5,
  timeoutSeconds: 600,
  concurrency: 1,
}

/** Lets go of the rows of lists long past; where the chambers' own matters stood is kept with them. */
export const forgetEntries: Job<Record<string, never>> = {
  name: 'forget-list-entries',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 900,
  concurrency: 1,
}

/** Looks for a name that is watched from now on, on the lists that were read already. */
export const matchName: Job<{ chamberId: ChamberId; nameId: string; court: CourtId | null }> = {
  name: 'match-name',
  data: z.object({ chamberId: ChamberId, nameId: z.uuid(), court: CourtId.nullable() }),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 2,
}
