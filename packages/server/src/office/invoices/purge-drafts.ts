import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { erasePastTime } from '../../platform/retention/list-past-time.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { invoice } from './invoices.schema.ts'

export const purgeDrafts = (context: Pick<Context, 'db' | 'clock'>) =>
  erasePastTime(context, inBin(invoice), (tx, id, before) => invoicesRepo(tx, id).removeDeletedBefore(before))
