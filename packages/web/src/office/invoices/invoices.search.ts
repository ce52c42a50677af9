import { readOneOf } from '../../app/read-search.ts'

export const invoiceStates = ['draft', 'sent', 'part-paid', 'overdue', 'paid', 'credited', 'cancelled'] as const

export interface InvoiceSearch {
  q?: string
  state?: (typeof invoiceStates)[number]
  page?: number
}

export function readInvoiceSearch(raw: Record<string, unknown>): InvoiceSearch {
  const page = Number(raw.page)
  return {
    q: typeof raw.q === 'string' && raw.q !== '' ? raw.q.slice(0, 200) : undefined,
    state: readOneOf(invoiceStates, raw.state),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  }
}
