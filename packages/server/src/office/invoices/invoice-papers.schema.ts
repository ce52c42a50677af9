import type { MailedPaper } from '@peshi/contract/office/invoice-mail'
import type { InvoiceSum } from '@peshi/contract/office/invoice-sum'
import type { CreditNoteId, DispatchId, InvoiceId, MatterId, PersonId, ReceiptId } from '@peshi/contract/platform/ids'
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'
import { invoice, invoiceReceipt } from './invoices.schema.ts'

export const invoiceMail = pgTable(
  'invoice_mail',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    invoice_id: uuid().$type<InvoiceId>(),
    receipt_id: uuid().$type<ReceiptId>(),
    matter_id: uuid().$type<MatterId>(),
    paper: text().$type<MailedPaper>().notNull(),
    address: text().notNull(),
    dispatch_id: uuid().$type<DispatchId>().notNull(),
    /** Null if Peshi sent it. */
    sent_by: uuid().$type<PersonId>(),
    sent_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('invoice_mail_of').on(table.chamber_id, table.invoice_id, table.sent_at),
    index('invoice_mail_dispatch').on(table.chamber_id, table.dispatch_id),
    index('invoice_mail_day').on(table.chamber_id, table.sent_at),
    partOf('invoice_mail_of_invoice', table, table.invoice_id, invoice),
    partOf('invoice_mail_of_receipt', table, table.receipt_id, invoiceReceipt),
  ],
)

export const creditNote = pgTable(
  'credit_note',
  {
    chamber_id: chamberId(),
    id: id<CreditNoteId>().notNull(),
    invoice_id: uuid().$type<InvoiceId>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    number: text().notNull(),
    issued_on: courtDate().notNull(),
    reason: text().notNull(),
    sum: jsonb().$type<InvoiceSum>().notNull(),
    issued_by: uuid().$type<PersonId>().notNull(),
    issued_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('credit_note_number').on(table.chamber_id, table.number),
    index('credit_note_of').on(table.chamber_id, table.invoice_id),
    partOf('credit_note_of_invoice', table, table.invoice_id, invoice),
  ],
)
