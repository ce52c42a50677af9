import { getBillingIdentity, saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import { createCreditNote, creditNotePdf, mailCreditNote } from '@peshi/contract/office/credit-notes'
import { mailInvoice, mailReceipt } from '@peshi/contract/office/invoice-mail'
import * as contract from '@peshi/contract/office/invoices'
import * as receiptsContract from '@peshi/contract/office/receipts'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindPublic } from '../../platform/http/bind.ts'
import { createLimits } from '../../platform/http/limits.ts'
import type { Context } from '../../platform/process/context.ts'
import { createBillingIdentity } from './billing-identity.service.ts'
import { createClientInvoices } from './client-invoices.service.ts'
import { createCreditNotes } from './credit-notes.service.ts'
import { createInvoiceFiles, sendPdf } from './invoice-files.ts'
import { createInvoiceLinks } from './invoice-links.service.ts'
import { createInvoiceMail } from './invoice-mail.service.ts'
import { createInvoices } from './invoices.service.ts'
import { createIssuing } from './issue-invoice.ts'
import { createReceipts } from './receipts.service.ts'

export function invoicesRoutes(context: Context): Bound[] {
  const invoices = createInvoices(context)
  const issuing = createIssuing(context)
  const files = createInvoiceFiles(context)
  const links = createInvoiceLinks(context)
  const notes = createCreditNotes(context)
  const ofClients = createClientInvoices(context)
  const identity = createBillingIdentity(context)
  const limits = createLimits(context)
  const behind = <T>(network: string, open: () => Promise<T>) => limits.hold('invoice-link', { network }, open)

  return [
    bind(contract.listInvoices, ({ actor, query }) => invoices.list(actor, query)),
    bind(contract.getInvoice, async ({ actor, params }) => ({ data: await invoices.get(actor, params.id) })),
    bind(contract.createInvoice, async ({ actor, body }) => ({
      data: await invoices.create(actor, body),
      message: messages.invoiceSaved,
    })),
    bind(contract.updateInvoice, async ({ actor, params, body }) => ({
      data: await invoices.update(actor, params.id, body),
      message: messages.invoiceSaved,
    })),
    bind(contract.issueInvoice, async ({ actor, params, body }) => ({
      data: await issuing.issue(actor, params.id, body.issued_on),
      message: messages.invoiceIssued,
    })),
    bind(contract.deleteInvoice, async ({ actor, params }) => {
      await issuing.remove(actor, params.id)
      return { message: messages.invoiceDeleted }
    }),
    bind(contract.restoreInvoice, async ({ actor, params }) => ({
      data: await invoices.restore(actor, params.id),
      message: messages.invoiceRestored,
    })),
    bind(contract.invoicesInBin, async ({ actor }) => ({ data: await invoices.listBin(actor) })),
    bind(contract.outstanding, ({ actor }) => invoices.outstanding(actor)),
    bind(contract.invoicePdf, async ({ actor, params, reply }) =>
      sendPdf(reply, await files.invoice(actor, params.id)),
    ),
    bind(contract.linkInvoice, async ({ actor, params }) => ({
      address: await links.make(actor, params.id),
      message: messages.invoiceLinkReady,
    })),
    bind(contract.unlinkInvoice, async ({ actor, params }) => {
      await links.end(actor, params.id)
      return { message: messages.invoiceLinkEnded }
    }),
    bind(contract.showInvoiceToClient, async ({ actor, params, body }) => ({
      data: await links.show(actor, params.id, body.is_shown),
      message: messages.dataUpdated,
    })),
    bindPublic(contract.readSharedInvoice, 'invoice-link', async ({ body, request }) => ({
      data: await behind(request.ip, () => links.read(body.token)),
    })),
    bindPublic(contract.sharedInvoicePdf, 'invoice-link', async ({ body, request, reply }) =>
      sendPdf(reply, await behind(request.ip, () => links.pdf(body.token))),
    ),
    bind(contract.clientInvoices, async ({ actor }) => ({ data: await ofClients.list(actor) })),
    bind(contract.clientInvoicePdf, async ({ actor, params, reply }) =>
      sendPdf(reply, await ofClients.pdf(actor, params.id)),
    ),
    bind(getBillingIdentity, async ({ actor }) => ({ data: await identity.find(actor) })),
    bind(saveBillingIdentity, async ({ actor, body }) => ({
      data: await identity.save(actor, body),
      message: messages.dataUpdated,
    })),
    ...receiptsRoutes(context),
    ...mailRoutes(context),
    bind(createCreditNote, async ({ actor, params, body }) => ({
      data: await notes.create(actor, params.id, body),
      message: messages.creditNoteIssued,
    })),
    bind(creditNotePdf, async ({ actor, params, reply }) => sendPdf(reply, await notes.pdf(actor, params.id))),
  ]
}

function mailRoutes(context: Context): Bound[] {
  const mail = createInvoiceMail(context)
  return [
    bind(mailInvoice, async ({ actor, params, body }) => ({
      data: await mail.invoice(actor, params.id, body),
      message: messages.invoiceMailed,
    })),
    bind(mailCreditNote, async ({ actor, params, body }) => ({
      data: await mail.creditNote(actor, params.id, body),
      message: messages.invoiceMailed,
    })),
    bind(mailReceipt, async ({ actor, params, body }) => ({
      data: await mail.receipt(actor, params.id, body),
      message: messages.invoiceMailed,
    })),
  ]
}

function receiptsRoutes(context: Context): Bound[] {
  const receipts = createReceipts(context)
  const files = createInvoiceFiles(context)
  return [
    bind(receiptsContract.payInvoice, async ({ actor, params, body }) => ({
      data: await receipts.pay(actor, params.id, body),
      message: messages.receiptSaved,
    })),
    bind(receiptsContract.drawAdvance, async ({ actor, params, body }) => ({
      data: await receipts.draw(actor, params.id, body),
      message: messages.receiptSaved,
    })),
    bind(receiptsContract.voidReceipt, async ({ actor, params }) => ({
      data: await receipts.voidReceipt(actor, params.id),
      message: messages.receiptVoided,
    })),
    bind(receiptsContract.receiptPdf, async ({ actor, params, reply }) =>
      sendPdf(reply, await files.receipt(actor, params.id)),
    ),
    bind(receiptsContract.clientLedger, async ({ actor, params }) => ({
      data: await receipts.ledger(actor, params.id),
    })),
    bind(receiptsContract.addToLedger, async ({ actor, params, body }) => ({
      data: await receipts.addToLedger(actor, params.id, body),
      message: messages.receiptSaved,
    })),
  ]
}
