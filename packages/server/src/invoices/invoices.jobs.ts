import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { invoice } from '../db/schema/invoices.ts'
import type { Job } from '../jobs/queue.ts'
import { invoicesRepo } from './invoices.repo.ts'

const daysKept = 30

/** Empties the bins of what was never issued and has been in them for 30 days. */
export const emptyInvoiceBins: Job<Record<string, never>> = {
  name: 'empty-invoice-bins',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function purgeDrafts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - daysKept * 86_400_000)
  const chambers = await db.asSystem('house-keeping', (tx) =>
    tx.selectDistinct({ id: invoice.chamber_id }).from(invoice).where(lt(invoice.deleted_at, before)),
  )
  let removed = 0
  for (const { id } of chambers)
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
