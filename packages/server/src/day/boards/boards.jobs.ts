import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Each minute of a court's day: reads the boards of the courts where a matter is listed, whether anybody watches or not. */
export const readBoards: Job<Record<string, never>> = {
  name: 'read-boards',
  data: z.object({}),
  // The next minute is the next try.
  retries: 0,
  timeoutSeconds: 120,
  concurrency: 1,
}

/** Each night: lets go of what boards said long ago. */
export const forgetBoardSamples: Job<Record<string, never>> = {
  name: 'forget-board-samples',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 600,
  concurrency: 1,
}
