import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Runs each minute of court hours and reads boards of courts with a listed matter, watched or not. */
export const readBoards: Job<Record<string, never>> = {
  name: 'read-boards',
  data: z.object({}),
  // The next minute's run is the retry.
  retries: 0,
  timeoutSeconds: 120,
  concurrency: 1,
}

export const forgetBoardSamples: Job<Record<string, never>> = {
  name: 'forget-board-samples',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 600,
  concurrency: 1,
}
