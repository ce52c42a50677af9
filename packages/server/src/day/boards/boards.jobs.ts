import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'

export const readBoards: Job<Record<string, never>> = {
  name: 'read-boards',
  data: z.object({}),
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
