import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { erasePastTime } from '../../platform/retention/list-past-time.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { invoice } from './invoices.schema.ts'

export const emptyInvoiceBins: Job<Record<string, never>> = {
  name: 'empty-invoice-bins',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}

export const purgeDrafts = (context: Pick<Context, 'db' | 'clock'>) =>
  erasePastTime(context, inBin(invoice), (tx, id, before) => invoicesRepo(tx, id).removeDeletedBefore(before))

export async function startInvoiceJobs(context: Context): Promise<void> {
  const { queue, log } = context
  await queue.work(emptyInvoiceBins, async () => {
    const removed = await purgeDrafts(context)
    if (removed > 0) log.info({ removed }, 'Emptied the bins of drafts of invoices')
  })
  await queue.schedule(emptyInvoiceBins, '45 3 * * *', {})
}
