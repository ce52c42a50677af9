import { readOneOf, readPage, readWords } from '../../app/read-search.ts'

export const invoiceStates = ['draft', 'sent', 'part-paid', 'overdue', 'paid', 'credited', 'cancelled'] as const

export interface InvoiceSearch {
  q?: string
  state?: (typeof invoiceStates)[number]
  page?: number
}

export function readInvoiceSearch(raw: Record<string, unknown>): InvoiceSearch {
  return {
    q: readWords(raw.q, 200),
    state: readOneOf(invoiceStates, raw.state),
    page: readPage(raw.page),
  }
}
