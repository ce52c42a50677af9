import { clientsOfMatter, getClient } from '@peshi/contract/clients/clients'
import { readStatement, recordStatement } from '@peshi/contract/office/bank-statement'
import { getBillingIdentity, saveBillingIdentity } from '@peshi/contract/office/billing-identity'
import * as charges from '@peshi/contract/office/charges'
import { createCreditNote, creditNotePdf, mailCreditNote } from '@peshi/contract/office/credit-notes'
import { mailInvoice, mailReceipt } from '@peshi/contract/office/invoice-mail'
import * as online from '@peshi/contract/office/invoice-payment-links'
import * as contract from '@peshi/contract/office/invoices'
import * as receipts from '@peshi/contract/office/receipts'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { ChargeId, ClientId, CreditNoteId, InvoiceId, MatterId, ReceiptId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, fetchFile, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { dataQuery, useData, usePage } from '../../platform/api/use-data.ts'
import type { InvoiceSearch } from './invoices.search.ts'

type Body<E> = NonNullable<InputOf<E> extends { body?: infer B } ? B : never>
export type InvoiceBody = Body<typeof contract.createInvoice>
export type PaymentBody = Body<typeof receipts.payInvoice>
export type LedgerBody = Body<typeof receipts.addToLedger>
export type IdentityBody = Body<typeof saveBillingIdentity>

const all = ['invoices'] as const
export const changedByInvoices = [all, ['activity'], ['bin']]
export const perPage = 25

export const useInvoices = ({ q, state, page = 1 }: InvoiceSearch) =>
  usePage([...all, 'list', { q, state, page }], contract.listInvoices, {
    query: { page, perPage, search: q, 'filters[state]': state },
  })

export const useMatterInvoices = (id: MatterId) =>
  useData([...all, 'matter', id], contract.listInvoices, { query: { perPage: 200, 'filters[matter_id]': id } })

export const useMatterMoney = (id: MatterId) => useData([...all, 'money', id], charges.matterMoney, { params: { id } })

type ChargeBody = Omit<Body<typeof charges.addCharge>, 'matter_id'>
export const sendCharge = (
  matter_id: MatterId,
  id: ChargeId | null,
  body: Partial<ChargeBody> & SentVersion,
  whole: ChargeBody,
) =>
  id === null
    ? callApi(charges.addCharge, { body: { ...whole, matter_id } })
    : callApi(charges.updateCharge, { params: { id }, body })
export const sendFeeTerms = (id: MatterId, body: Body<typeof charges.saveFeeTerms> & SentVersion) =>
  callApi(charges.saveFeeTerms, { params: { id }, body })
export const sendClientFee = (id: ClientId, body: Body<typeof charges.saveClientFee> & SentVersion) =>
  callApi(charges.saveClientFee, { params: { id }, body })
export const useRemoveCharge = () =>
  useChange(
    ({ _id: id, version }: Pick<charges.Charge, '_id' | 'version'>) =>
      callApi(charges.deleteCharge, { params: { id }, query: { version } }),
    changedByInvoices,
  )

export const useInvoice = (id: InvoiceId) => useData([...all, 'detail', id], contract.getInvoice, { params: { id } })

export const useOutstanding = (enabled: boolean) =>
  useQuery({ queryKey: [...all, 'outstanding'], queryFn: () => callApi(contract.outstanding), enabled })

/** The client of a matter's new invoice. Null if the matter has no client. */
export const useFirstClient = (matter: MatterId) =>
  useQuery({
    queryKey: ['clients', 'first', matter],
    queryFn: async () => {
      const [first] = (await callApi(clientsOfMatter, { params: { id: matter } })).data.clients
      return first ? (await callApi(getClient, { params: { id: first.client_id } })).data : null
    },
  })

export const useIdentity = () => useData([...all, 'identity'], getBillingIdentity)

export const ledgerQuery = (id: ClientId) =>
  dataQuery([...all, 'ledger', id], receipts.clientLedger, { params: { id } })
export const useLedger = (id: ClientId) => useQuery(ledgerQuery(id))

export const sendInvoice = (id: InvoiceId | null, body: Partial<InvoiceBody> & SentVersion, whole: InvoiceBody) =>
  id === null
    ? callApi(contract.createInvoice, { body: whole })
    : callApi(contract.updateInvoice, { params: { id }, body })
export const useIssue = ({ _id: id, version }: Pick<contract.Invoice, '_id' | 'version'>) =>
  useChange(
    (issued_on: string) => callApi(contract.issueInvoice, { params: { id }, body: { issued_on, version } }),
    changedByInvoices,
  )
export const useRemoveInvoice = () =>
  useChange(
    ({ _id: id, version }: Pick<contract.Invoice, '_id' | 'version'>) =>
      callApi(contract.deleteInvoice, { params: { id }, query: { version } }),
    changedByInvoices,
  )
export const useRestoreInvoice = () =>
  useChange((id: InvoiceId) => callApi(contract.restoreInvoice, { params: { id } }), changedByInvoices)
export function usePay(id: InvoiceId) {
  const client = useQueryClient()
  // The payment shows at once, before the invoice is loaded again.
  const show = ({ data }: { data: receipts.Receipt }) =>
    client.setQueryData<contract.InvoiceDetail>([...all, 'detail', id], (invoice) =>
      invoice ? { ...invoice, receipts: [data, ...invoice.receipts] } : invoice,
    )
  return useChange(
    (body: PaymentBody) => callApi(receipts.payInvoice, { params: { id }, body }),
    changedByInvoices,
    show,
  )
}
export const useDraw = (id: InvoiceId) =>
  useChange(
    (body: { amount: number; on: string }) => callApi(receipts.drawAdvance, { params: { id }, body }),
    changedByInvoices,
  )
export const useVoid = () =>
  useChange((id: ReceiptId) => callApi(receipts.voidReceipt, { params: { id } }), changedByInvoices)
export const useReadStatement = () =>
  useMutation({ mutationFn: (text: string) => callApi(readStatement, { body: { text } }) })
export const useRecordStatement = () =>
  useChange((body: Body<typeof recordStatement>) => callApi(recordStatement, { body }), changedByInvoices)
export const useAddToLedger = (id: ClientId) =>
  useChange((body: LedgerBody) => callApi(receipts.addToLedger, { params: { id }, body }), changedByInvoices)
export const useLink = (id: InvoiceId) =>
  useChange(async () => (await callApi(contract.linkInvoice, { params: { id } })).address, changedByInvoices)
export const useUnlink = (id: InvoiceId) =>
  useChange(() => callApi(contract.unlinkInvoice, { params: { id } }), changedByInvoices)
export const useMakePaymentLink = (id: InvoiceId) =>
  useChange(() => callApi(online.makeInvoicePaymentLink, { params: { id } }), changedByInvoices)
export const useGatewayAccount = () => useData([...all, 'gateway'], online.getGatewayAccount)
export const useSaveGatewayAccount = () =>
  useChange((body: online.GatewayKeys) => callApi(online.saveGatewayAccount, { body }), changedByInvoices)
export const useRemoveGatewayAccount = () => useChange(() => callApi(online.removeGatewayAccount), changedByInvoices)
export const useCloseRefund = (id: InvoiceId) =>
  useChange(
    (payment: string) => callApi(online.closeGatewayRefund, { params: { id }, body: { payment } }),
    changedByInvoices,
  )
export const useShowToClient = (id: InvoiceId) =>
  useChange(
    (is_shown: boolean) => callApi(contract.showInvoiceToClient, { params: { id }, body: { is_shown } }),
    changedByInvoices,
  )

export type Paper =
  | { kind: 'invoice' | 'reminder'; id: InvoiceId }
  | { kind: 'receipt'; id: ReceiptId }
  | { kind: 'credit-note'; id: CreditNoteId }
export const useMailPaper = (paper: Paper) =>
  useChange((body: { to: string; words: string }) => {
    if (paper.kind === 'receipt') return callApi(mailReceipt, { params: { id: paper.id }, body })
    if (paper.kind === 'credit-note') return callApi(mailCreditNote, { params: { id: paper.id }, body })
    return callApi(mailInvoice, { params: { id: paper.id }, body: { ...body, paper: paper.kind } })
  }, changedByInvoices)

export const useCredit = (id: InvoiceId) =>
  useChange(
    (body: Body<typeof createCreditNote>) => callApi(createCreditNote, { params: { id }, body }),
    changedByInvoices,
  )
export const fetchCreditNotePdf = (id: CreditNoteId) => fetchFile(creditNotePdf, { params: { id } })

export const fetchInvoicePdf = (id: InvoiceId) => fetchFile(contract.invoicePdf, { params: { id } })
export const fetchReceiptPdf = (id: ReceiptId) => fetchFile(receipts.receiptPdf, { params: { id } })

export const useSharedInvoice = (token: string) =>
  useData(['shared-invoice', token], contract.readSharedInvoice, { body: { token } }, { retry: false })
export const fetchSharedPdf = (token: string) => fetchFile(contract.sharedInvoicePdf, { body: { token } })

export const useClientInvoices = () => useData(['client-area', 'invoices'], contract.clientInvoices)
export const fetchClientPdf = (id: InvoiceId) => fetchFile(contract.clientInvoicePdf, { params: { id } })

export const sendIdentity = (body: IdentityBody & SentVersion) => callApi(saveBillingIdentity, { body })
