import { z } from 'zod'
import type { ClientKind } from '../clients/client-kinds.ts'
import { stateTaxName } from '../platform/gst-states.ts'
import { type Paise, paiseOfRupees, shareOf } from '../platform/money.ts'

/**
 * `exempt`: Notification 12/2017-CT(Rate), entry 45. `reverse-charge`: the client pays the tax to the government,
 * Notification 13/2017-CT(Rate).
 */
export const TaxMode = z.enum(['none', 'exempt', 'reverse-charge', 'forward'])
export type TaxMode = z.infer<typeof TaxMode>

/** `forward`: the supplier is registered under GST and liable to charge it. */
type Supplier = { mode: TaxMode } | null

/** A supplier who may not charge GST charges none, whatever the invoice asks for. */
export const chargedMode = (mode: TaxMode, supplier: Supplier): TaxMode =>
  mode === 'forward' && supplier?.mode !== 'forward' ? 'none' : mode

/** The mode of a new invoice. Advocates' fees to a government are exempt like those to a person. */
export function usualMode(supplier: Supplier, client: { kind: ClientKind; gstin: string | null } | null): TaxMode {
  if (supplier?.mode === 'forward') return 'forward'
  const isBusiness = client?.kind === 'company' || (client?.kind === 'person' && client.gstin !== null)
  return isBusiness ? 'reverse-charge' : 'exempt'
}

/** `disbursement`: money that the chamber paid for the client, such as a court fee. It is not taxed (CGST Rule 33). */
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
  /** Tax that the client pays to the government. Not part of `total`. */
  reverse_charge: z.array(TaxLine),
  /** Paise that rounded `total` to whole rupees. Negative if it was rounded down. */
  rounding: z.int(),
  total: z.int(),
  /** Income tax that the client is expected to withhold. `total` includes it. */
  tds: z.int(),
})
export type InvoiceSum = z.infer<typeof InvoiceSum>

export interface ToSum {
  /** Prices are in whole rupees. */
  items: readonly { kind: ItemKind; price: number }[]
  mode: TaxMode
  taxPercent: number
  /** State codes of the supplier (`from`) and of the place of supply. Null if unknown. */
  from: string | null
  place: string | null
  tdsPercent: number
  isRounded: boolean
}

const hundredths = (percent: number) => Math.round(percent * 100)

export type Tax = Omit<TaxLine, 'amount'>

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

/** To the nearest rupee, half a rupee up. Unchanged if `isRounded` is false. */
export const roundRupees = (paise: Paise, isRounded: boolean): Paise =>
  isRounded ? Math.floor((paise + 50) / 100) * 100 : paise

/** All amounts are in paise. Taxes and TDS are parts of the fees only. TDS is not subtracted from the total. */
export function sumUp({ fees, disbursements, taxes, reverseCharge, tdsPercent, isRounded }: ToSumUp): InvoiceSum {
  const onFees = ({ name, percent }: Tax) => ({ name, percent, amount: shareOf(fees, hundredths(percent)) })
  const added = taxes.map(onFees)
  const exact = fees + disbursements + sumOf(added.map(({ amount }) => amount))
  const total = roundRupees(exact, isRounded)
  return {
    fees,
    disbursements,
    taxes: added,
    reverse_charge: reverseCharge.map(onFees),
    rounding: total - exact,
    total,
    tds: shareOf(fees, hundredths(tdsPercent)),
  }
}

export function sumInvoice(of: ToSum): InvoiceSum {
  const sumOfKind = (kind: ItemKind) =>
    sumOf(of.items.filter((item) => item.kind === kind).map(({ price }) => paiseOfRupees(price)))
  return sumUp({
    fees: sumOfKind('fee'),
    disbursements: sumOfKind('disbursement'),
    taxes: of.mode === 'forward' ? taxesOf(of) : [],
    reverseCharge: of.mode === 'reverse-charge' ? taxesOf(of) : [],
    tdsPercent: of.tdsPercent,
    isRounded: of.isRounded,
  })
}

/** Also subtracts the income tax that the client is expected to withhold but has not withheld yet. */
export const amountToPay = (total: Paise, tds: Paise, settled: { paid: Paise; tds: Paise }): Paise =>
  Math.max(0, total - settled.paid - settled.tds - Math.max(0, tds - settled.tds))
