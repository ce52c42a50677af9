import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, InvoiceId } from '@peshi/contract/platform/ids'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type MadeFile, makeInvoicePdf } from './invoice-files.ts'
import { assertWhole } from './invoice-links.service.ts'
import { presentShared } from './invoices.present.ts'
import { invoice } from './invoices.schema.ts'

const { id, status, name, subject, products, address, place, gstin, mode, tax_percent, sac, note } = invoice
const { number, issued_on, due_on, supplier, sum, total, paid, tds_proved, credited, credited_tds } = invoice
const columns = {
  id,
  status,
  name,
  subject,
  products,
  address,
  place,
  gstin,
  mode,
  tax_percent,
  sac,
  note,
  number,
  issued_on,
  due_on,
  supplier,
  sum,
  total,
  paid,
  tds_proved,
  credited,
  credited_tds,
}

const shown = (tx: Tx, chamberId: ChamberId, only?: InvoiceId) =>
  tx
    .select(columns)
    .from(invoice)
    .where(and(eq(invoice.chamber_id, chamberId), only && eq(invoice.id, only)))
    .orderBy(desc(invoice.issued_on), desc(invoice.number))
    .limit(200)

export function createClientInvoices({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const list = (actor: Actor, only?: InvoiceId) => {
    authorize(actor, 'read', 'ClientArea')
    if (actor.role !== 'client') throw new NotFound()
    return db.asChamber(actor, async (tx) => (await shown(tx, actor.chamberId, only)).map(assertWhole))
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
