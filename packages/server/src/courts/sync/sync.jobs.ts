import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Reads what is due, listed cases first. One run lasts ten minutes at most; the next goes on where it ended. */
export const refreshCases: Job<Record<string, never>> = {
  name: 'refresh-cases',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 900,
  // So that what a person asks for anew does not wait until the run that goes on is over.
  concurrency: 2,
}

/** Each hour one line of the log per court: what was read, what failed, what is late. */
export const reportCourts: Job<Record<string, never>> = {
  name: 'report-courts',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}
