import type { Billing } from '@peshi/contract/chamber/plans'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { gstStates, stateTaxName } from '@peshi/contract/platform/gst-states'
import { figuresOf, inWords, type Paise, splitByWeight } from '@peshi/contract/platform/money'
import type { Supplier } from '../plans/plan-settings.ts'

export interface PlanInvoice {
  number: string
  issued_on: CourtDate
  supplier: Pick<Supplier, 'name' | 'address' | 'state' | 'gstin'>
  recipient: Billing
  place: string
  words: string
  sac: string
  price: Paise
  taxes: { name: string; percent: number; amount: Paise }[]
  total: Paise
}

interface Making {
  number: string
  issuedOn: CourtDate
  supplier: Supplier
  /** If null, the invoice is addressed to the chamber's name alone, and the supplier's State applies. */
  billing: Billing | null
  chamberName: string
  sold: { plan_name: string; months: number; price: Paise; tax: Paise; tax_percent: number }
  endsOn: CourtDate
}

/**
 * Place of supply: the recipient's State, or the supplier's if unknown (IGST Act, section 12(2)). In the supplier's
 * State, CGST and SGST apply, elsewhere IGST.
 */
export function makePlanInvoice({
  number,
  issuedOn,
  supplier,
  billing,
  chamberName,
  sold,
  endsOn,
}: Making): PlanInvoice {
  const place = billing?.state ?? supplier.state
  const months = sold.months === 1 ? '1 month' : `${sold.months} months`
  const { name, address, state, gstin } = supplier
  return {
    number,
    issued_on: issuedOn,
    supplier: { name, address, state, gstin },
    recipient: billing ?? { name: chamberName, address: '', state: supplier.state, gstin: null },
    place,
    words: `Peshi, plan “${sold.plan_name}”, ${months}, until ${toDayFirst(endsOn)}`,
    sac: supplier.sac,
    price: sold.price,
    taxes: taxesOf(sold, supplier.state, place),
    total: sold.price + sold.tax,
  }
}

function taxesOf({ tax, tax_percent }: Making['sold'], from: string, to: string): PlanInvoice['taxes'] {
  if (tax === 0) return []
  if (from !== to) return [{ name: 'IGST', percent: tax_percent, amount: tax }]
  const [central = 0, own = 0] = splitByWeight(tax, [1, 1])
  const percent = tax_percent / 2
  return [
    { name: 'CGST', percent, amount: central },
    { name: stateTaxName(from), percent, amount: own },
  ]
}

const stateOf = (code: string) => `${gstStates[code] ?? ''} (${code})`

export const invoicePage = (invoice: PlanInvoice) => ({
  ...invoice,
  title: invoice.supplier.gstin ? 'Tax invoice' : 'Invoice',
  issued_on: toDayFirst(invoice.issued_on),
  supplier: { ...invoice.supplier, state: stateOf(invoice.supplier.state) },
  recipient: { ...invoice.recipient, state: stateOf(invoice.recipient.state) },
  place: stateOf(invoice.place),
  price: figuresOf(invoice.price),
  taxes: invoice.taxes.map(({ name, percent, amount }) => ({
    name: `${name} ${percent} %`,
    amount: figuresOf(amount),
  })),
  total: figuresOf(invoice.total),
  in_words: inWords(invoice.total),
  remark: invoice.supplier.gstin
    ? 'Tax payable on reverse charge: No.'
    : 'The supplier is not registered under GST and charges no tax.',
})
