import { type InvoiceSum, sumInvoice, type TaxLine } from '@peshi/contract/invoice-sum'
import type { IssuedInvoice } from './invoices.present.ts'

type OfInvoice = Pick<IssuedInvoice, 'mode' | 'tax_percent' | 'place' | 'sum' | 'supplier'> & {
  tds_percent: number
  is_rounded: boolean
}

/** What is left of an invoice after its credit notes, part by part. */
export function restOf({ sum }: Pick<OfInvoice, 'sum'>, notes: readonly { sum: InvoiceSum }[]): InvoiceSum {
  const less = (part: (of: InvoiceSum) => number) => notes.reduce((left, note) => left - part(note.sum), part(sum))
  const lines = (of: (sum: InvoiceSum) => TaxLine[]) =>
    of(sum).map((line, at) => ({ ...line, amount: less((each) => of(each)[at]?.amount ?? 0) }))
  return {
    fees: less(({ fees }) => fees),
    disbursements: less(({ disbursements }) => disbursements),
    taxes: lines(({ taxes }) => taxes),
    reverse_charge: lines(({ reverse_charge }) => reverse_charge),
    rounding: less(({ rounding }) => rounding),
    total: less(({ total }) => total),
    tds: less(({ tds }) => tds),
  }
}

/** What a credit note takes back. The last one takes all that is left, so that nothing of a paisa stays open; null where it is more than that. */
export function sumCredit(
  invoice: OfInvoice,
  notes: readonly { sum: InvoiceSum }[],
  { fees, disbursements }: { fees: number; disbursements: number },
): InvoiceSum | null {
  const rest = restOf(invoice, notes)
  if (fees * 100 > rest.fees || disbursements * 100 > rest.disbursements) return null
  if (fees * 100 === rest.fees && disbursements * 100 === rest.disbursements) return rest
  const part = sumInvoice({
    items: [
      { kind: 'fee', price: fees },
      { kind: 'disbursement', price: disbursements },
    ],
    ...{ mode: invoice.mode, taxPercent: invoice.tax_percent, tdsPercent: invoice.tds_percent },
    ...{ from: invoice.supplier.state, place: invoice.place, isRounded: invoice.is_rounded },
  })
  if (part.total <= rest.total) return part
  return { ...part, total: rest.total, rounding: part.rounding - (part.total - rest.total) }
}
