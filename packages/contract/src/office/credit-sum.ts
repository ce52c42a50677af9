import { paiseOfRupees } from '../platform/money.ts'
import { type InvoiceSum, roundRupees, splitOver, sumUp, type Tax, type TaxLine } from './invoice-sum.ts'

export interface ToCredit {
  sum: InvoiceSum
  tds_percent: number
  is_rounded: boolean
}

const taxedBy = (line: TaxLine | undefined, { fees }: InvoiceSum): number => line?.on ?? fees

/** Splits credited fees over the rates of an invoice by what is left of each. */
function taxesOn(fees: number, left: readonly TaxLine[]): Tax[] {
  return left.map(({ name, percent }, at) => {
    const same = left.flatMap((line, other) => (line.name === name ? [{ at: other, on: line.on ?? 0 }] : []))
    const parts = splitOver(
      fees,
      same.map(({ on }) => on),
    )
    return { name, percent, on: parts[same.findIndex((one) => one.at === at)] ?? 0 }
  })
}

export function restOf({ sum }: Pick<ToCredit, 'sum'>, notes: readonly { sum: InvoiceSum }[]): InvoiceSum {
  const less = (part: (of: InvoiceSum) => number) => notes.reduce((left, note) => left - part(note.sum), part(sum))
  const lines = (of: (sum: InvoiceSum) => TaxLine[]) =>
    of(sum).map((line, at) => ({
      ...line,
      on: less((each) => taxedBy(of(each)[at], each)),
      amount: less((each) => of(each)[at]?.amount ?? 0),
    }))
  return {
    fees: less(({ fees }) => fees),
    discount: 0,
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
  const part = capTaxes(
    sumUp({
      ...asked,
      taxes: taxesOn(asked.fees, rest.taxes),
      reverseCharge: taxesOn(asked.fees, rest.reverse_charge),
      tdsPercent: invoice.tds_percent,
      isRounded: invoice.is_rounded,
    }),
    rest,
    invoice.is_rounded,
  )
  if (part.total <= rest.total) return part
  return { ...part, total: rest.total, rounding: part.rounding - (part.total - rest.total) }
}

/** Several notes may each round their tax up. Without the cap, the last note would have a negative tax. */
function capTaxes(part: InvoiceSum, rest: InvoiceSum, isRounded: boolean): InvoiceSum {
  const capped = (lines: TaxLine[], left: TaxLine[]) =>
    lines.map((line, at) => ({ ...line, amount: Math.min(line.amount, left[at]?.amount ?? 0) }))
  const taxes = capped(part.taxes, rest.taxes)
  const exact = part.fees + part.disbursements + taxes.reduce((sum, { amount }) => sum + amount, 0)
  const total = roundRupees(exact, isRounded)
  const reverse_charge = capped(part.reverse_charge, rest.reverse_charge)
  return { ...part, taxes, reverse_charge, total, rounding: total - exact, tds: Math.min(part.tds, rest.tds) }
}
