import { z } from 'zod'
import { stateTaxName } from '../platform/gst-states.ts'
import { type Paise, paiseOfRupees, shareOf } from '../platform/money.ts'

/**
 * How GST stands to an invoice. `none`: its maker is not registered. `exempt`: what an advocate does for somebody who is no
 * business, or for a small one (Notification 12/2017-CT(Rate), entry 45). `reverse-charge`: what an advocate does for a
 * business, which itself pays the tax to the government (13/2017-CT(Rate)), so that the invoice adds nothing. `forward`:
 * charged on top.
 */
export const TaxMode = z.enum(['none', 'exempt', 'reverse-charge', 'forward'])
export type TaxMode = z.infer<typeof TaxMode>

/** A chamber without a GSTIN charges no tax, whatever the draft says. */
export const chargedMode = (mode: TaxMode, supplier: { gstin: string | null } | null): TaxMode =>
  mode === 'forward' && supplier?.gstin === null ? 'none' : mode

/**
 * `fee`: for work done. `disbursement`: laid out for the client (court fee, process fee, typing), who owes it to others and
 * only pays it back: no part of the value that is taxed (CGST Rule 33, pure agent).
 */
export const ItemKind = z.enum(['fee', 'disbursement'])
export type ItemKind = z.infer<typeof ItemKind>

export const TaxLine = z.object({
  name: z.enum(['CGST', 'SGST', 'UTGST', 'IGST']),
  percent: z.number(),
  amount: z.int(),
})
export type TaxLine = z.infer<typeof TaxLine>

/** What an invoice comes to. Amounts are paise. */
export const InvoiceSum = z.object({
  /** The value that is or would be taxed. */
  fees: z.int(),
  disbursements: z.int(),
  /** Added to the total. */
  taxes: z.array(TaxLine),
  /** What the recipient owes the government itself; in no total. */
  reverse_charge: z.array(TaxLine),
  /** What makes a whole rupee of the total; below nought where it was rounded down. */
  rounding: z.int(),
  total: z.int(),
  /** What the client is expected to withhold as income tax, of the fees alone; in no total. */
  tds: z.int(),
})
export type InvoiceSum = z.infer<typeof InvoiceSum>

export interface ToSum {
  /** Prices in whole rupees. */
  items: readonly { kind: ItemKind; price: number }[]
  mode: TaxMode
  /** Of tax on the fees: 18. */
  taxPercent: number
  /** The State of who makes the invoice and the State where the supply counts as made; null where one is not known. */
  from: string | null
  place: string | null
  tdsPercent: number
  /** To the nearest rupee, the half up. */
  isRounded: boolean
}

const hundredths = (percent: number) => Math.round(percent * 100)

export type Tax = Omit<TaxLine, 'amount'>

/** Within one State half the tax is the Union’s and half the State’s; between two it is one tax, as it is where one is not known. */
function taxesOf({ taxPercent, from, place }: ToSum): Tax[] {
  if (from === null || place === null || from !== place) return [{ name: 'IGST', percent: taxPercent }]
  return [
    { name: 'CGST', percent: taxPercent / 2 },
    { name: stateTaxName(from), percent: taxPercent / 2 },
  ]
}

const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0)

export interface ToSumUp {
  /** In paise. */
  fees: Paise
  disbursements: Paise
  taxes: readonly Tax[]
  reverseCharge: readonly Tax[]
  tdsPercent: number
  isRounded: boolean
}

/** Fees and disbursements with taxes that are known already. */
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

/** What an invoice comes to, to the paisa. */
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

/**
 * What is still to be paid over: what is open, less the tax that the client is expected to withhold and of which no proof has
 * come yet.
 */
export const amountToPay = (total: Paise, tds: Paise, settled: { paid: Paise; tds: Paise }): Paise =>
  Math.max(0, total - settled.paid - settled.tds - Math.max(0, tds - settled.tds))
