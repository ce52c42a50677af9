import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

/** Reads due cases, listed ones first. A run lasts at most ten minutes; the next continues. */
export const refreshCases: Job<Record<string, never>> = {
  name: 'refresh-cases',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 900,
  // A person's request need not wait for the current run.
  concurrency: 2,
}

export const reportCourts: Job<Record<string, never>> = {
  name: 'report-courts',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}
