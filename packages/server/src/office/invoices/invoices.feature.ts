import { reminderDays } from '@peshi/contract/office/invoice-mail'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { rowsOfClients } from '../../clients/clients/client-rows.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { AppError } from '../../platform/errors.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { createBankStatement } from './bank-statement.service.ts'
import { billingIdentityRepo } from './billing-identity.repo.ts'
import { createBillingIdentity } from './billing-identity.service.ts'
import { chargeAppearances, chargeCopies, createCharges } from './charges.service.ts'
import { createClientInvoices } from './client-invoices.service.ts'
import { createCreditNotes } from './credit-notes.service.ts'
import { createGatewayAccounts } from './gateway-accounts.service.ts'
import { createInvoiceFiles } from './invoice-files.ts'
import { createInvoiceLinks } from './invoice-links.service.ts'
import { createInvoiceMail } from './invoice-mail.service.ts'
import { rekeyInvoices } from './invoice-sounds.ts'
import { invoicesRepo, isUnpaid } from './invoices.repo.ts'
import { invoicesRoutes } from './invoices.routes.ts'
import { charge, invoice, invoiceReceipt } from './invoices.schema.ts'
import { createInvoices } from './invoices.service.ts'
import { createIssuing } from './issue-invoice.ts'
import { createPaymentLinks } from './payment-links.service.ts'
import { createReceipts } from './receipts.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    bankStatement: ReturnType<typeof createBankStatement>
    billingIdentity: ReturnType<typeof createBillingIdentity>
    charges: ReturnType<typeof createCharges>
    clientInvoices: ReturnType<typeof createClientInvoices>
    creditNotes: ReturnType<typeof createCreditNotes>
    gatewayAccounts: ReturnType<typeof createGatewayAccounts>
    invoiceFiles: ReturnType<typeof createInvoiceFiles>
    invoiceLinks: ReturnType<typeof createInvoiceLinks>
    invoiceMail: ReturnType<typeof createInvoiceMail>
    invoices: ReturnType<typeof createInvoices>
    issuing: ReturnType<typeof createIssuing>
    paymentLinks: ReturnType<typeof createPaymentLinks>
    receipts: ReturnType<typeof createReceipts>
  }
}

/** An amount drawn from an advance has no number of its own. */
const numberOfReceipt = sql<string | null>`coalesce(invoice_receipt.number, (select invoice.number from invoice
  where invoice.chamber_id = invoice_receipt.chamber_id and invoice.id = invoice_receipt.invoice_id))`

export const remindOfInvoices = periodic({
  name: 'remind-of-invoices',
  cron: '0 10 * * *',
  retries: 2,
  timeoutSeconds: 1800,
})

const askForInvoicePayments = periodic({
  name: 'ask-for-invoice-payments',
  cron: '5-59/10 * * * *',
  retries: 1,
  timeoutSeconds: 600,
})

export async function sendReminders(context: Pick<Context, 'db' | 'clock' | 'log' | 'services'>): Promise<void> {
  const { db, clock, log, services } = context
  const dueUntil = addDays(courtDateAt(clock.now()), -reminderDays[0])
  const chambers = await db.asSystem('reminders', (tx) =>
    tx.select({ id: chamber.id }).from(chamber).where(eq(chamber.enabled, true)).orderBy(chamber.id),
  )
  for (const { id: chamberId } of chambers) {
    const late = await db.asChamber(chamberId, async (tx) =>
      (await billingIdentityRepo(tx, chamberId).find())?.reminds
        ? invoicesRepo(tx, chamberId).listUnpaid(dueUntil)
        : [],
    )
    for (const id of late) {
      try {
        await services.invoiceMail.remind(chamberId, id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // The chamber has sent as much mail as it may today, or no mail goes out of this installation.
        log.warn({ error, chamber: chamberId }, 'The rest of the reminders of invoices is not sent today')
        break
      }
    }
  }
}

export const invoicesFeature: Feature = {
  services: {
    billingIdentity: createBillingIdentity,
    charges: createCharges,
    clientInvoices: createClientInvoices,
    creditNotes: createCreditNotes,
    invoiceFiles: createInvoiceFiles,
    invoiceLinks: createInvoiceLinks,
    invoiceMail: createInvoiceMail,
    invoices: createInvoices,
    issuing: createIssuing,
    receipts: createReceipts,
    bankStatement: createBankStatement,
    gatewayAccounts: createGatewayAccounts,
    paymentLinks: createPaymentLinks,
  },
  routes: [invoicesRoutes],
  on: (context) => ({ ...chargeAppearances(context), ...chargeCopies(context) }),
  jobs: [remindOfInvoices, askForInvoicePayments],
  startJobs: async (context) => {
    await repeat(context.queue, remindOfInvoices, () => sendReminders(context))
    await repeat(context.queue, askForInvoicePayments, () => context.services.paymentLinks.askAll())
  },
  notifies: { 'invoice.paid-twice': () => ({ kind: 'invoice.paid-twice', to: 'chamber' }) },
  kept: [inBin(invoice)],
  emptyBin: (context) => emptyBinOf(context, invoice, eq(invoice.status, 'draft')),
  subjects: {
    invoice: labelledBy(invoice, sql`coalesce(${invoice.number}, ${invoice.subject})`),
    charge: labelledBy(charge, charge.what),
    receipt: labelledBy(invoiceReceipt, numberOfReceipt),
    billing: async (tx, chamberId) => {
      const identity = await billingIdentityRepo(tx, chamberId).find()
      return new Map([[chamberId, identity?.name ?? null]])
    },
  },
  rekeyNames: rekeyInvoices,
  clientRows: [
    rowsOfClients(invoice, {
      counts: {
        invoices: isNull(invoice.deleted_at),
        unpaid: and(isNull(invoice.deleted_at), isUnpaid),
      },
      can: ['manage', 'Invoice'],
    }),
    rowsOfClients(invoiceReceipt, { counts: { payments: undefined }, can: ['manage', 'Invoice'] }),
  ],
}
