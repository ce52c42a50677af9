import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { invoice } from './invoices.schema.ts'

export const emptyInvoiceBins: Job<Record<string, never>> = {
  name: 'empty-invoice-bins',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function purgeDrafts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  let removed = 0
  for (const { id, before } of await listPastTime({ db, clock }, inBin(invoice)))
    removed += await db.asChamber(id, (tx) => invoicesRepo(tx, id).removeDeletedBefore(before))
  return removed
}

export async function startInvoiceJobs(context: Context): Promise<void> {
  const { queue, log } = context
  await queue.work(emptyInvoiceBins, async () => {
    const removed = await purgeDrafts(context)
    if (removed > 0) log.info({ removed }, 'Emptied the bins of drafts of invoices')
  })
  await queue.schedule(emptyInvoiceBins, '45 3 * * *', {})
}
