import type { MailedPaper } from '@peshi/contract/office/invoice-mail'
import type { InvoiceSum } from '@peshi/contract/office/invoice-sum'
import type { CreditNoteId, DispatchId, InvoiceId, MatterId, PersonId, ReceiptId } from '@peshi/contract/platform/ids'
import { bigint, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
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

export const gatewayAccount = pgTable('gateway_account', {
  chamber_id: chamberId().primaryKey(),
  /** `GatewayKeys`, encrypted for the chamber. */
  sealed: text().notNull(),
})

/** The id is the link's reference at the gateway. */
export const invoicePaymentLink = pgTable(
  'invoice_payment_link',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    invoice_id: uuid().$type<InvoiceId>().notNull(),
    /** In paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<'open' | 'paid' | 'ended'>().notNull(),
    /** Null until the gateway has made the link, like `url`. */
    link_id: text(),
    url: text(),
    asked_at: instant().notNull(),
    ends_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('invoice_payment_link_of').on(table.chamber_id, table.invoice_id),
    partOf('invoice_payment_link_of_invoice', table, table.invoice_id, invoice),
  ],
)

/** Each payment that came by a link, once, however often the gateway reports it. */
export const gatewayPayment = pgTable(
  'gateway_payment',
  {
    chamber_id: chamberId(),
    /** The gateway's id. */
    payment: text().notNull(),
    invoice_id: uuid().$type<InvoiceId>().notNull(),
    /** In paise, like `to_be_refunded`, which is the part that was more than the amount due. */
    amount: bigint({ mode: 'number' }).notNull(),
    to_be_refunded: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    /** When a person said that the money was refunded at the gateway. */
    refunded_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.payment] }),
    index('gateway_payment_of').on(table.chamber_id, table.invoice_id),
    partOf('gateway_payment_of_invoice', table, table.invoice_id, invoice),
  ],
)
