import { z } from 'zod'
import { stateTaxName } from '../platform/gst-states.ts'
import { type Paise, paiseOfRupees, shareOf } from '../platform/money.ts'

/**
 * Legal sources: `exempt`, Notification 12/2017-CT(Rate), entry 45. `reverse-charge` (the client pays the tax),
 * Notification 13/2017-CT(Rate).
 */
export const TaxMode = z.enum(['none', 'exempt', 'reverse-charge', 'forward'])
export type TaxMode = z.infer<typeof TaxMode>

/** A supplier without a GSTIN may not charge tax. */
export const chargedMode = (mode: TaxMode, supplier: { gstin: string | null } | null): TaxMode =>
  mode === 'forward' && supplier?.gstin === null ? 'none' : mode

/** A `disbursement` was paid for the client, such as a court fee. It is not taxed (CGST Rule 33, pure agent). */
export const ItemKind = z.enum(['fee', 'disbursement'])
export type ItemKind = z.infer<typeof ItemKind>

export const TaxLine = z.object({
  name: z.enum(['CGST', 'SGST', 'UTGST', 'IGST']),
  percent: z.number(),
  amount: z.int(),
})
export type TaxLine = z.infer<typeof TaxLine>

/** Amounts are in paise. */
export const InvoiceSum = z.object({
  fees: z.int(),
  disbursements: z.int(),
  taxes: z.array(TaxLine),
  /** Tax that the client pays to the government. `total` does not include it. */
  reverse_charge: z.array(TaxLine),
  /** Paise added to reach a whole rupee; negative if rounded down. */
  rounding: z.int(),
  total: z.int(),
  /** Income tax that the client is expected to withhold. It is not subtracted from `total`. */
  tds: z.int(),
})
export type InvoiceSum = z.infer<typeof InvoiceSum>

export interface ToSum {
  /** Prices are in whole rupees. */
  items: readonly { kind: ItemKind; price: number }[]
  mode: TaxMode
  /** Percent of the fees, such as 18. */
  taxPercent: number
  /** GST State codes. Null if unknown. */
  from: string | null
  place: string | null
  tdsPercent: number
  isRounded: boolean
}

const hundredths = (percent: number) => Math.round(percent * 100)

export type Tax = Omit<TaxLine, 'amount'>

/** In one State the tax is half CGST, half SGST. If the States differ or are unknown, it is IGST. */
function taxesOf({ taxPercent, from, place }: ToSum): Tax[] {
  if (from === null || place === null || from !== place) return [{ name: 'IGST', percent: taxPercent }]
  return [
    { name: 'CGST', percent: taxPercent / 2 },
    { name: stateTaxName(from), percent: taxPercent / 2 },
  ]
}

const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0)

export interface ToSumUp {
  fees: Paise
  disbursements: Paise
  taxes: readonly Tax[]
  reverseCharge: readonly Tax[]
  tdsPercent: number
  isRounded: boolean
}

export function sumUp({ fees, disbursements, taxes, reverseCharge, tdsPercent, isRounded }: ToSumUp): InvoiceSum {
  const onFees = ({ name, percent }: Tax) => ({ name, percent, amount: shareOf(fees, hundredths(percent)) })
  const added = taxes.map(onFees)
  const exact = fees + disbursements + sumOf(added.map(({ amount }) => amount))
  const total = isRounded ? Math.floor((exact + 50) / 100) * 100 : exact
  return {
    ...{ fees, disbursements, taxes: added, reverse_charge: reverseCharge.map(onFees) },
    ...{ rounding: total - exact, total, tds: shareOf(fees, hundredths(tdsPercent)) },
  }
}

export function sumInvoice(of: ToSum): InvoiceSum {
  const sumOfKind = (kind: ItemKind) =>
    sumOf(of.items.filter((item) => item.kind === kind).map(({ price }) => paiseOfRupees(price)))
  return sumUp({
    ...{ fees: sumOfKind('fee'), disbursements: sumOfKind('disbursement') },
    taxes: of.mode === 'forward' ? taxesOf(of) : [],
    reverseCharge: of.mode === 'reverse-charge' ? taxesOf(of) : [],
    ...{ tdsPercent: of.tdsPercent, isRounded: of.isRounded },
  })
}

/** The amount excludes tax that the client is still expected to withhold. */
export const amountToPay = (total: Paise, tds: Paise, settled: { paid: Paise; tds: Paise }): Paise =>
  Math.max(0, total - settled.paid - settled.tds - Math.max(0, tds - settled.tds))
