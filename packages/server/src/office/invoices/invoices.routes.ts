import { getBillingIdentity, saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import { createCreditNote, creditNotePdf, mailCreditNote } from '@peshi/contract/office/credit-notes'
import { mailInvoice, mailReceipt } from '@peshi/contract/office/invoice-mail'
import * as contract from '@peshi/contract/office/invoices'
import * as receiptsContract from '@peshi/contract/office/receipts'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindPublic, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { sendPdf } from './invoice-files.ts'

export function invoicesRoutes(context: Context): Bound[] {
  const {
    invoices,
    issuing,
    invoiceFiles: files,
    invoiceLinks: links,
    creditNotes: notes,
    clientInvoices: ofClients,
    billingIdentity: identity,
    limits,
  } = context.services
  const behind = <T>(network: string, open: () => Promise<T>) => limits.hold('invoice-link', { network }, open)

  return [
    bind(contract.listInvoices, ({ actor, query }) => invoices.list(actor, query)),
    bindData(contract.getInvoice, ({ actor, params }) => invoices.get(actor, params.id)),
    bindSaved(contract.createInvoice, messages.invoiceSaved, ({ actor, body }) => invoices.create(actor, body)),
    bindSaved(contract.updateInvoice, messages.invoiceSaved, ({ actor, params, body }) =>
      invoices.update(actor, params.id, body),
    ),
    bindSaved(contract.issueInvoice, messages.invoiceIssued, ({ actor, params, body }) =>
      issuing.issue(actor, params.id, body),
    ),
    bindDone(contract.deleteInvoice, messages.invoiceDeleted, ({ actor, params, query }) =>
      issuing.remove(actor, params.id, query.version),
    ),
    bindSaved(contract.restoreInvoice, messages.invoiceRestored, ({ actor, params }) =>
      invoices.restore(actor, params.id),
    ),
    bindData(contract.invoicesInBin, ({ actor }) => invoices.listBin(actor)),
    bind(contract.outstanding, ({ actor }) => invoices.outstanding(actor)),
    bind(contract.invoicePdf, async ({ actor, params, reply }) =>
      sendPdf(reply, await files.invoice(actor, params.id)),
    ),
    bind(contract.linkInvoice, async ({ actor, params }) => ({
      address: await links.make(actor, params.id),
      message: messages.invoiceLinkReady,
    })),
    bindDone(contract.unlinkInvoice, messages.invoiceLinkEnded, ({ actor, params }) => links.end(actor, params.id)),
    bindSaved(contract.showInvoiceToClient, messages.dataUpdated, ({ actor, params, body }) =>
      links.show(actor, params.id, body.is_shown),
    ),
    bindPublic(contract.readSharedInvoice, 'invoice-link', async ({ body, request }) => ({
      data: await behind(request.ip, () => links.read(body.token)),
    })),
    bindPublic(contract.sharedInvoicePdf, 'invoice-link', async ({ body, request, reply }) =>
      sendPdf(reply, await behind(request.ip, () => links.pdf(body.token))),
    ),
    bindData(contract.clientInvoices, ({ actor }) => ofClients.list(actor)),
    bind(contract.clientInvoicePdf, async ({ actor, params, reply }) =>
      sendPdf(reply, await ofClients.pdf(actor, params.id)),
    ),
    bindData(getBillingIdentity, ({ actor }) => identity.find(actor)),
    bindSaved(saveBillingIdentity, messages.dataUpdated, ({ actor, body }) => identity.save(actor, body)),
    ...receiptsRoutes(context),
    ...mailRoutes(context),
    bindSaved(createCreditNote, messages.creditNoteIssued, ({ actor, params, body }) =>
      notes.create(actor, params.id, body),
    ),
    bind(creditNotePdf, async ({ actor, params, reply }) => sendPdf(reply, await notes.pdf(actor, params.id))),
  ]
}

function mailRoutes({ services: { invoiceMail: mail } }: Context): Bound[] {
  return [
    bindSaved(mailInvoice, messages.invoiceMailed, ({ actor, params, body }) => mail.invoice(actor, params.id, body)),
    bindSaved(mailCreditNote, messages.invoiceMailed, ({ actor, params, body }) =>
      mail.creditNote(actor, params.id, body),
    ),
    bindSaved(mailReceipt, messages.invoiceMailed, ({ actor, params, body }) => mail.receipt(actor, params.id, body)),
  ]
}

function receiptsRoutes({ services: { receipts, invoiceFiles: files } }: Context): Bound[] {
  return [
    bindSaved(receiptsContract.payInvoice, messages.receiptSaved, ({ actor, params, body }) =>
      receipts.pay(actor, params.id, body),
    ),
    bindSaved(receiptsContract.drawAdvance, messages.receiptSaved, ({ actor, params, body }) =>
      receipts.draw(actor, params.id, body),
    ),
    bindSaved(receiptsContract.voidReceipt, messages.receiptVoided, ({ actor, params }) =>
      receipts.voidReceipt(actor, params.id),
    ),
    bind(receiptsContract.receiptPdf, async ({ actor, params, reply }) =>
      sendPdf(reply, await files.receipt(actor, params.id)),
    ),
    bindData(receiptsContract.clientLedger, ({ actor, params }) => receipts.ledger(actor, params.id)),
    bindSaved(receiptsContract.addToLedger, messages.receiptSaved, ({ actor, params, body }) =>
      receipts.addToLedger(actor, params.id, body),
    ),
  ]
}
