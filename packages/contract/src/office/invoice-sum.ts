import { z } from 'zod'
import type { ClientKind } from '../clients/client-kinds.ts'
import { stateTaxName } from '../platform/gst-states.ts'
import { type Paise, paiseOfRupees, shareOf, splitByWeight } from '../platform/money.ts'

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
  /** The part of the fees that has this rate, in paise. Stored invoices with one rate may lack it. */
  on: z.int().nullish(),
})
export type TaxLine = z.infer<typeof TaxLine>

/** Amounts are in paise. */
export const InvoiceSum = z.object({
  /** After the discount. */
  fees: z.int(),
  discount: z.int().nullish(),
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
  /** Prices are in whole rupees. A fee without its own rate has `taxPercent`. */
  items: readonly { kind: ItemKind; price: number; tax_percent?: number | null | undefined }[]
  /** In whole rupees. */
  discount: number
  mode: TaxMode
  taxPercent: number
  /** State codes of the supplier (`from`) and of the place of supply. Null if unknown. */
  from: string | null
  place: string | null
  tdsPercent: number
  isRounded: boolean
}

const hundredths = (percent: number) => Math.round(percent * 100)

/** `on`: the taxed part of the fees, in paise. */
export type Tax = Omit<TaxLine, 'amount' | 'on'> & { on: Paise }

function taxesOf({ from, place }: Pick<ToSum, 'from' | 'place'>, percent: number, on: Paise): Tax[] {
  if (from === null || place === null || from !== place) return [{ name: 'IGST', percent, on }]
  return [
    { name: 'CGST', percent: percent / 2, on },
    { name: stateTaxName(from), percent: percent / 2, on },
  ]
}

/** Splits an amount over parts by their size. The parts add up to the amount. */
export const splitOver = (amount: Paise, parts: readonly Paise[]): Paise[] =>
  amount === 0 ? parts.map(() => 0) : splitByWeight(amount, parts)

/** The fees of each rate, after their share of the discount. Each rate's tax is rounded once, on their sum. */
function feesByRate({ items, taxPercent }: ToSum, discount: Paise): { percent: number; on: Paise }[] {
  const sums = new Map<number, Paise>()
  for (const { kind, price, tax_percent } of items) {
    const percent = tax_percent ?? taxPercent
    if (kind === 'fee') sums.set(percent, (sums.get(percent) ?? 0) + paiseOfRupees(price))
  }
  const less = splitOver(discount, [...sums.values()])
  const rates = [...sums].map(([percent, fees], at) => ({ percent, on: fees - (less[at] ?? 0) }))
  return rates.length > 0 ? rates : [{ percent: taxPercent, on: 0 }]
}

const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0)

export interface ToSumUp {
  /** After the discount. */
  fees: Paise
  discount?: Paise
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
export function sumUp(of: ToSumUp): InvoiceSum {
  const { fees, discount = 0, disbursements, taxes, reverseCharge, tdsPercent, isRounded } = of
  const tax = ({ name, percent, on }: Tax) => ({ name, percent, on, amount: shareOf(on, hundredths(percent)) })
  const added = taxes.map(tax)
  const exact = fees + disbursements + sumOf(added.map(({ amount }) => amount))
  const total = roundRupees(exact, isRounded)
  return {
    fees,
    discount,
    disbursements,
    taxes: added,
    reverse_charge: reverseCharge.map(tax),
    rounding: total - exact,
    total,
    tds: shareOf(fees, hundredths(tdsPercent)),
  }
}

const sumOfKind = ({ items }: Pick<ToSum, 'items'>, kind: ItemKind): Paise =>
  sumOf(items.filter((item) => item.kind === kind).map(({ price }) => paiseOfRupees(price)))

/** A discount reduces the fees only: disbursements are passed on as they were paid (CGST Rule 33). */
export const isTooMuchOff = (of: Pick<ToSum, 'items' | 'discount'>): boolean =>
  paiseOfRupees(of.discount) > sumOfKind(of, 'fee')

export function sumInvoice(of: ToSum): InvoiceSum {
  const gross = sumOfKind(of, 'fee')
  const discount = Math.min(paiseOfRupees(of.discount), gross)
  const taxes = feesByRate(of, discount).flatMap(({ percent, on }) => taxesOf(of, percent, on))
  return sumUp({
    fees: gross - discount,
    discount,
    disbursements: sumOfKind(of, 'disbursement'),
    taxes: of.mode === 'forward' ? taxes : [],
    reverseCharge: of.mode === 'reverse-charge' ? taxes : [],
    tdsPercent: of.tdsPercent,
    isRounded: of.isRounded,
  })
}

/** Also subtracts the income tax that the client is expected to withhold but has not withheld yet. */
export const amountToPay = (total: Paise, tds: Paise, settled: { paid: Paise; tds: Paise }): Paise =>
  Math.max(0, total - settled.paid - settled.tds - Math.max(0, tds - settled.tds))
