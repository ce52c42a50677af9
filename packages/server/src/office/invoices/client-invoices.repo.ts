import type { ChamberId, InvoiceId } from '@peshi/contract/platform/ids'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
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

/** Only the columns and rows that the database role of clients may read. */
export const listShownInvoices = (tx: Tx, chamberId: ChamberId, only?: InvoiceId) =>
  tx
    .select(columns)
    .from(invoice)
    .where(and(eq(invoice.chamber_id, chamberId), only && eq(invoice.id, only)))
    .orderBy(desc(invoice.issued_on), desc(invoice.number))
    .limit(200)
