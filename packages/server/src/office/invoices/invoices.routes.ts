import { readStatement, recordStatement } from '@peshi/contract/office/bank-statement'
import { getBillingIdentity, saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import * as chargesContract from '@peshi/contract/office/charges'
import { createCreditNote, creditNotePdf, mailCreditNote } from '@peshi/contract/office/credit-notes'
import { mailInvoice, mailReceipt } from '@peshi/contract/office/invoice-mail'
import * as online from '@peshi/contract/office/invoice-payment-links'
import * as contract from '@peshi/contract/office/invoices'
import * as receiptsContract from '@peshi/contract/office/receipts'
import { messages } from '@peshi/contract/platform/messages'
import {
  askFirst,
  type Bound,
  bind,
  bindData,
  bindPublic,
  change,
  changeDone,
  changeSaved,
} from '../../platform/http/bind.ts'
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
    charges,
    bankStatement,
    limits,
  } = context.services
  const behind = <T>(network: string, open: () => Promise<T>) => limits.hold('invoice-link', { network }, open)

  return [
    bind(contract.listInvoices, ({ actor, query }) => invoices.list(actor, query)),
    bindData(contract.getInvoice, ({ actor, params }) => invoices.get(actor, params.id)),
    changeSaved(contract.createInvoice, messages.invoiceSaved, ({ tx, actor, body }) =>
      invoices.create(tx, actor, body),
    ),
    changeSaved(contract.updateInvoice, messages.invoiceSaved, ({ tx, actor, params, body }) =>
      invoices.update(tx, actor, params.id, body),
    ),
    changeSaved(contract.issueInvoice, messages.invoiceIssued, ({ tx, actor, params, body }) =>
      issuing.issue(tx, actor, params.id, body),
    ),
    changeDone(contract.deleteInvoice, messages.invoiceDeleted, ({ tx, actor, params, query }) =>
      issuing.remove(tx, actor, params.id, query.version),
    ),
    changeSaved(contract.restoreInvoice, messages.invoiceRestored, ({ tx, actor, params }) =>
      issuing.restore(tx, actor, params.id),
    ),
    bindData(contract.invoicesInBin, ({ actor }) => invoices.listBin(actor)),
    bindData(chargesContract.matterMoney, ({ actor, params }) => charges.money(actor, params.id)),
    changeSaved(chargesContract.saveFeeTerms, messages.feeTermsSaved, ({ tx, actor, params, body }) =>
      charges.saveTerms(tx, actor, params.id, body),
    ),
    changeSaved(chargesContract.saveClientFee, messages.feeTermsSaved, ({ tx, actor, params, body }) =>
      charges.saveClientFee(tx, actor, params.id, body),
    ),
    changeSaved(chargesContract.addCharge, messages.chargeSaved, ({ tx, actor, body }) => charges.add(tx, actor, body)),
    changeSaved(chargesContract.updateCharge, messages.chargeSaved, ({ tx, actor, params, body }) =>
      charges.update(tx, actor, params.id, body),
    ),
    changeDone(chargesContract.deleteCharge, messages.chargeDeleted, ({ tx, actor, params, query }) =>
      charges.remove(tx, actor, params.id, query.version),
    ),
    bind(contract.outstanding, ({ actor }) => invoices.outstanding(actor)),
    bind(contract.invoicePdf, async ({ actor, params, reply }) =>
      sendPdf(reply, await files.invoice(actor, params.id)),
    ),
    change(contract.linkInvoice, async ({ tx, actor, params }) => ({
      address: await links.make(tx, actor, params.id),
      message: messages.invoiceLinkReady,
    })),
    changeDone(contract.unlinkInvoice, messages.invoiceLinkEnded, ({ tx, actor, params }) =>
      links.end(tx, actor, params.id),
    ),
    changeSaved(contract.showInvoiceToClient, messages.dataUpdated, ({ tx, actor, params, body }) =>
      links.show(tx, actor, params.id, body.is_shown),
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
    changeSaved(saveBillingIdentity, messages.dataUpdated, ({ tx, actor, body }) => identity.save(tx, actor, body)),
    bindData(readStatement, ({ actor, body }) => bankStatement.read(actor, body)),
    changeSaved(recordStatement, messages.paymentsRecorded, ({ tx, actor, body }) =>
      bankStatement.record(tx, actor, body),
    ),
    ...receiptsRoutes(context),
    ...mailRoutes(context),
    ...onlineRoutes(context),
    changeSaved(createCreditNote, messages.creditNoteIssued, ({ tx, actor, params, body }) =>
      notes.create(tx, actor, params.id, body),
    ),
    bind(creditNotePdf, async ({ actor, params, reply }) => sendPdf(reply, await notes.pdf(actor, params.id))),
  ]
}

function mailRoutes({ services: { invoiceMail: mail } }: Context): Bound[] {
  return [
    changeSaved(
      mailInvoice,
      messages.invoiceMailed,
      askFirst(
        ({ actor, params, body }) => mail.pdfOfInvoice(actor, params.id, body.paper),
        ({ tx, actor, params, body }, file) => mail.sendInvoice(tx, actor, params.id, body, file),
      ),
    ),
    changeSaved(
      mailCreditNote,
      messages.invoiceMailed,
      askFirst(
        ({ actor, params }) => mail.pdfOfNote(actor, params.id),
        ({ tx, actor, params, body }, file) => mail.sendNote(tx, actor, params.id, body, file),
      ),
    ),
    changeSaved(
      mailReceipt,
      messages.invoiceMailed,
      askFirst(
        ({ actor, params }) => mail.pdfOfReceipt(actor, params.id),
        ({ tx, actor, params, body }, file) => mail.sendReceipt(tx, actor, params.id, body, file),
      ),
    ),
  ]
}

function onlineRoutes({ services: { gatewayAccounts: accounts, paymentLinks: links, limits } }: Context): Bound[] {
  return [
    bindData(online.getGatewayAccount, ({ actor }) => accounts.show(actor)),
    changeSaved(
      online.saveGatewayAccount,
      messages.dataUpdated,
      askFirst(
        ({ actor, body }) => accounts.prove(actor, body),
        ({ tx, actor, body }) => accounts.save(tx, actor, body),
      ),
    ),
    changeSaved(
      online.removeGatewayAccount,
      messages.gatewayRemoved,
      askFirst(
        ({ actor }) => links.endAll(actor),
        ({ tx, actor }) => accounts.remove(tx, actor),
      ),
    ),
    changeDone(online.closeGatewayRefund, messages.dataUpdated, ({ tx, actor, params, body }) =>
      links.closeRefund(tx, actor, params.id, body.payment),
    ),
    bindData(online.makeInvoicePaymentLink, ({ actor, params }) => links.make(actor, params.id)),
    bindPublic(online.invoiceWebhook, 'payment-message', async ({ request, params, body }) => {
      const { 'x-razorpay-signature': signature } = request.headers
      await limits.hold('payment-message', { network: request.ip }, () =>
        links.hear(params.chamber, { text: request.bodyText ?? '', body, signature }),
      )
      return {}
    }),
  ]
}

function receiptsRoutes({ services: { receipts, invoiceFiles: files } }: Context): Bound[] {
  return [
    changeSaved(receiptsContract.payInvoice, messages.receiptSaved, ({ tx, actor, params, body }) =>
      receipts.pay(tx, actor, params.id, body),
    ),
    changeSaved(receiptsContract.drawAdvance, messages.receiptSaved, ({ tx, actor, params, body }) =>
      receipts.draw(tx, actor, params.id, body),
    ),
    changeSaved(receiptsContract.voidReceipt, messages.receiptVoided, ({ tx, actor, params }) =>
      receipts.voidReceipt(tx, actor, params.id),
    ),
    bind(receiptsContract.receiptPdf, async ({ actor, params, reply }) =>
      sendPdf(reply, await files.receipt(actor, params.id)),
    ),
    bindData(receiptsContract.clientLedger, ({ actor, params }) => receipts.ledger(actor, params.id)),
    changeSaved(receiptsContract.addToLedger, messages.receiptSaved, ({ tx, actor, params, body }) =>
      receipts.addToLedger(tx, actor, params.id, body),
    ),
  ]
}
