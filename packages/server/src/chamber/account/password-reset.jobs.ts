import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { deliverResetCode } from './deliver-reset-code.ts'

export const sendResetCode: Job<{ id: string }> = {
  name: 'send-reset-code',
  data: z.object({ id: z.uuid() }),
  retries: 3,
  timeoutSeconds: 30,
  concurrency: 2,
  retryAfterSeconds: 2,
}

export async function startPasswordResets(context: Context): Promise<void> {
  await context.queue.work(sendResetCode, ({ id }) => deliverResetCode(context, id))
}
