import { courtDateAt } from '@peshi/contract/platform/dates'
import type { InvoiceId } from '@peshi/contract/platform/ids'
import { takeOne } from '../../platform/db/rows.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { listShownInvoices } from './client-invoices.repo.ts'
import { type MadeFile, makeInvoicePdf } from './invoice-files.ts'
import { assertWhole } from './invoice-links.service.ts'
import { presentShared } from './invoices.present.ts'

export function createClientInvoices({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const list = (actor: Actor, only?: InvoiceId) => {
    authorize(actor, 'read', 'ClientArea')
    if (actor.role !== 'client') throw new NotFound()
    return db.asChamber(actor, async (tx) => (await listShownInvoices(tx, actor.chamberId, only)).map(assertWhole))
  }

  return {
    async list(actor: Actor) {
      const today = courtDateAt(clock.now())
      return (await list(actor)).map((row) => ({ _id: row.id, ...presentShared(row, today) }))
    },

    async pdf(actor: Actor, invoiceId: InvoiceId): Promise<MadeFile> {
      const row = await list(actor, invoiceId).then(takeOne)
      return makeInvoicePdf(row, actor.chamberId)
    },
  }
}
