import { paiseOfRupees } from '../platform/money.ts'
import { type InvoiceSum, sumUp, type TaxLine } from './invoice-sum.ts'

export interface ToCredit {
  sum: InvoiceSum
  tds_percent: number
  is_rounded: boolean
}

export function restOf({ sum }: Pick<ToCredit, 'sum'>, notes: readonly { sum: InvoiceSum }[]): InvoiceSum {
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

/**
 * Returns null if an amount exceeds the uncredited rest.
 * If the whole rest is credited, its tax is not computed anew, because rounding could leave some paise.
 */
export function sumCredit(
  invoice: ToCredit,
  notes: readonly { sum: InvoiceSum }[],
  { fees, disbursements }: { fees: number; disbursements: number },
): InvoiceSum | null {
  const rest = restOf(invoice, notes)
  const asked = { fees: paiseOfRupees(fees), disbursements: paiseOfRupees(disbursements) }
  if (asked.fees > rest.fees || asked.disbursements > rest.disbursements) return null
  if (asked.fees === rest.fees && asked.disbursements === rest.disbursements) return rest
  const { taxes, reverse_charge } = invoice.sum
  const part = sumUp({
    ...{ ...asked, taxes, reverseCharge: reverse_charge },
    ...{ tdsPercent: invoice.tds_percent, isRounded: invoice.is_rounded },
  })
  if (part.total <= rest.total) return part
  return { ...part, total: rest.total, rounding: part.rounding - (part.total - rest.total) }
}
