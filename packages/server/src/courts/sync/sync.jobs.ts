import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

export const refreshCases: Job<Record<string, never>> = {
  name: 'refresh-cases',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 900,
  // Two, so that a person's request can start during a scheduled run.
  concurrency: 2,
}

export const reportCourts: Job<Record<string, never>> = {
  name: 'report-courts',
  data: z.object({}),
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
}
