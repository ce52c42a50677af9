import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { erasePastTime } from '../../platform/retention/list-past-time.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { invoice } from './invoices.schema.ts'

export const emptyInvoiceBins = periodic({
  name: 'empty-invoice-bins',
  cron: '45 3 * * *',
  retries: 3,
  timeoutSeconds: 600,
})

export const purgeDrafts = (context: Pick<Context, 'db' | 'clock'>) =>
  erasePastTime(context, inBin(invoice), (tx, id, before) => invoicesRepo(tx, id).removeDeletedBefore(before))

export async function startInvoiceJobs(context: Context): Promise<void> {
  const { queue, log } = context
  await repeat(queue, emptyInvoiceBins, async () => {
    const removed = await purgeDrafts(context)
    if (removed > 0) log.info({ removed }, 'Emptied the bins of drafts of invoices')
  })
}
