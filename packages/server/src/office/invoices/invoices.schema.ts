import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import type { ChargeKind, PaidBy } from '@peshi/contract/office/charges'
import type { InvoiceSum, TaxMode } from '@peshi/contract/office/invoice-sum'
import type { InvoiceProduct } from '@peshi/contract/office/invoices'
import type { PaymentMethod, ReceiptKind } from '@peshi/contract/office/receipts'
import type {
  CertifiedCopyId,
  ChargeId,
  ClientId,
  DocumentId,
  GuestId,
  InvoiceId,
  MatterId,
  PersonId,
  ReceiptId,
} from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { cameFrom } from '../../platform/db/clients.schema.ts'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

const paise = () => bigint({ mode: 'number' })
const percent = () => numeric({ precision: 4, scale: 1, mode: 'number' })

export const billingIdentity = pgTable('billing_identity', {
  chamber_id: chamberId().primaryKey(),
  identity: jsonb().$type<BillingIdentity>().notNull(),
  version: integer().notNull().default(1),
  edited_by: uuid('changed_by').$type<PersonId>().notNull(),
  edited_at: instant('changed_at').notNull(),
})

export const chamberSeries = pgTable(
  'chamber_series',
  {
    chamber_id: chamberId(),
    series: text().notNull(),
    year: text().notNull(),
    last: integer().notNull(),
    last_on: courtDate().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.series, table.year] })],
)

/** No foreign keys to the client and the matter: tax law requires that the invoice stays after they are erased. */
export const invoice = pgTable(
  'invoice',
  {
    chamber_id: chamberId(),
    id: id<InvoiceId>().notNull(),
    status: text().$type<'draft' | 'issued' | 'cancelled'>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    client_id: uuid().$type<ClientId>(),
    came_from: cameFrom(),
    name: text().notNull(),
    subject: text().notNull(),
    products: jsonb().$type<InvoiceProduct[]>().notNull(),
    address: text().notNull(),
    place: text(),
    gstin: text(),
    mode: text().$type<TaxMode>().notNull(),
    /** In whole rupees, like the prices of `products`. */
    discount: integer().notNull().default(0),
    tax_percent: percent().notNull(),
    tds_percent: percent().notNull(),
    sac: text().notNull(),
    due_days: integer().notNull(),
    is_rounded: boolean().notNull(),
    note: text().notNull(),
    ...versioned(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** Null in drafts, like `issued_on` and `due_on`. */
    number: text(),
    issued_on: courtDate(),
    due_on: courtDate(),
    supplier: jsonb().$type<BillingIdentity>(),
    sum: jsonb().$type<InvoiceSum>(),
    total: paise().notNull().default(0),
    /**
     * In paise: money received, or taken from the client's advance. `tds_proved` is the tax that the client withheld
     * (TDS).
     */
    paid: paise().notNull().default(0),
    tds_proved: paise().notNull().default(0),
    credited: paise().notNull().default(0),
    credited_tds: paise().notNull().default(0),
    issued_by: uuid().$type<PersonId>(),
    issued_at: instant(),
    cancelled_by: uuid().$type<PersonId>(),
    cancelled_at: instant(),
    deleted_at: instant(),
    deleted_by: uuid().$type<PersonId>(),
    link_hash: text(),
    link_made_at: instant(),
    link_opened_at: instant(),
    shown_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('invoice_number').on(table.chamber_id, table.number),
    index('invoice_newest').on(table.chamber_id, table.created_at).where(sql`deleted_at is null`),
    index('invoice_of_matter').on(table.chamber_id, table.matter_id),
    index('invoice_of_client').on(table.chamber_id, table.client_id),
    index('invoice_link').on(table.link_hash).where(sql`link_hash is not null`),
    index('invoice_bin').on(table.deleted_at).where(sql`deleted_at is not null`),
  ],
)

export const invoiceReceipt = pgTable(
  'invoice_receipt',
  {
    chamber_id: chamberId(),
    id: id<ReceiptId>().notNull(),
    kind: text().$type<ReceiptKind>().notNull(),
    number: text(),
    amount: paise().notNull(),
    tds: paise().notNull(),
    received_on: courtDate().notNull(),
    method: text().$type<PaymentMethod>(),
    reference: text(),
    /** The row of a bank statement that it was recorded from. */
    bank_key: text(),
    invoice_id: uuid().$type<InvoiceId>(),
    client_id: uuid().$type<ClientId>(),
    came_from: cameFrom(),
    matter_id: uuid().$type<MatterId>(),
    from_name: text().notNull(),
    /** Null if it came through the payment gateway. */
    recorded_by: uuid().$type<PersonId>(),
    recorded_at: instant().notNull(),
    voided_by: uuid().$type<PersonId>(),
    voided_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('invoice_receipt_number').on(table.chamber_id, table.number),
    uniqueIndex('invoice_receipt_of_bank')
      .on(table.chamber_id, table.bank_key)
      .where(sql`bank_key is not null and voided_at is null`),
    index('invoice_receipt_of').on(table.chamber_id, table.invoice_id),
    index('invoice_receipt_of_client').on(table.chamber_id, table.client_id),
    partOf('invoice_receipt_of_invoice', table, table.invoice_id, invoice),
  ],
)

/** Fees of appearances, and money that was paid out for a matter. The lines of invoices say which are billed. */
export const charge = pgTable(
  'charge',
  {
    chamber_id: chamberId(),
    id: id<ChargeId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    kind: text().$type<ChargeKind>().notNull(),
    on: courtDate().notNull(),
    what: text(),
    /** In whole rupees. */
    amount: integer().notNull(),
    paid_by: text().$type<PaidBy>().notNull(),
    document_id: uuid().$type<DocumentId>(),
    /** The outcome of this day's hearing added it, and takes it back if the outcome is removed. */
    is_of_outcome: boolean().notNull().default(false),
    /** The person outside the chamber who asked this fee for the day. */
    guest_id: uuid().$type<GuestId>(),
    /** The certified copy whose cost this is. */
    copy_id: uuid().$type<CertifiedCopyId>(),
    /** A person deleted the fee of an outcome. The row stays, so that the outcome does not add it again. */
    removed_at: instant(),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('charge_of_matter').on(table.chamber_id, table.matter_id),
    uniqueIndex('charge_of_guest').on(table.chamber_id, table.guest_id, table.on).where(sql`guest_id is not null`),
    uniqueIndex('charge_of_copy').on(table.chamber_id, table.copy_id).where(sql`copy_id is not null`),
    uniqueIndex('charge_of_outcome').on(table.chamber_id, table.matter_id, table.on).where(sql`is_of_outcome`),
    ofMatter('charge_of_a_matter', table).onDelete('cascade'),
  ],
)

export const feeTerms = pgTable(
  'fee_terms',
  {
    chamber_id: chamberId(),
    matter_id: uuid().$type<MatterId>().notNull(),
    /** In whole rupees, like `appearance`. */
    agreed: integer(),
    appearance: integer(),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.matter_id] }),
    ofMatter('fee_terms_of_a_matter', table).onDelete('cascade'),
  ],
)
