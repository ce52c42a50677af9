import type { TaxLine, TaxMode } from '@peshi/contract/office/invoice-sum'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { gstStates } from '@peshi/contract/platform/gst-states'
import { figuresOf, inWords, paiseOfRupees } from '@peshi/contract/platform/money'
import { inHindiWords } from '@peshi/contract/platform/rupees-in-words'
import { encode } from 'uqr'
import type { creditNote } from './invoice-papers.schema.ts'
import { type IssuedInvoice, openOf, toPayOf, upiLink } from './invoices.present.ts'
import type { ReceiptRow } from './receipts.repo.ts'

const stateOf = (code: string | null) => (code ? `${gstStates[code] ?? ''} (${code})` : '')
const percentOf = (percent: number) => `${String(percent)} %`
/** CGST Rule 46 wants the taxable value of each rate, which is not the sum of the fees if there are several rates. */
const nameOf = ({ name, percent, on }: TaxLine, fees: number) =>
  `${name} ${percentOf(percent)}${on === fees || typeof on !== 'number' ? '' : ` on ₹ ${figuresOf(on)}`}`

/** CGST Rules 46 and 49 require the titles `Tax invoice` and `Bill of supply`. */
export const titleOf = (mode: TaxMode, isRegistered: boolean): string => {
  if (!isRegistered || mode === 'none') return 'Memo of fees'
  return mode === 'exempt' ? 'Bill of supply' : 'Tax invoice'
}

function remarksOf({ mode, sum, supplier }: Pick<IssuedInvoice, 'mode' | 'sum' | 'supplier'>): string[] {
  if (mode === 'reverse-charge') {
    const taxes = sum.reverse_charge.map((line) => `${nameOf(line, sum.fees)} ₹ ${figuresOf(line.amount)}`)
    return [
      'Tax payable on reverse charge: Yes (Notification 13/2017-Central Tax (Rate)).',
      `The recipient pays ${taxes.join(' and ')} to the government; nothing of it is in this total.`,
    ]
  }
  const no = 'Tax payable on reverse charge: No.'
  if (mode === 'exempt') return [`Exempt: Notification 12/2017-Central Tax (Rate), legal services. ${no}`]
  if (mode === 'none' || !supplier.gstin) return ['The supplier is not registered under GST and charges no tax.']
  return [no]
}

function qrOf(text: string | null): string {
  if (!text) return ''
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${dark.join('')}"/></svg>`
}

const supplierOf = (supplier: IssuedInvoice['supplier']) => ({
  ...supplier,
  state: stateOf(supplier.state),
  gstin: supplier.gstin ?? '',
  pan: supplier.pan ?? '',
  contact: [supplier.phone, supplier.email].filter(Boolean).join(' · '),
})

const waysOf = ({ account_number, account_name, name, bank_name, ifsc, upi }: IssuedInvoice['supplier']) =>
  [
    ...(account_number
      ? [
          ['Account', account_number],
          ['Account name', account_name || name],
          ['Bank', bank_name],
          ['IFSC', ifsc ?? ''],
        ]
      : []),
    ['UPI', upi ?? ''],
  ].filter(([, value]) => value)

export function invoicePage(row: IssuedInvoice) {
  const { sum, supplier, status } = row
  const toPay = toPayOf(row)
  const settled = row.paid + row.tds_proved
  const line = (name: string, amount: number) => (amount === 0 ? [] : [{ name, amount: figuresOf(amount) }])
  const discount = sum.discount ?? 0
  return {
    title: titleOf(row.mode, supplier.gstin !== null),
    against: '',
    mark: status === 'issued' ? '' : status === 'draft' ? 'DRAFT' : 'CANCELLED',
    number: row.number ?? '—',
    issued_on: row.issued_on ? toDayFirst(row.issued_on) : '—',
    due_on: row.due_on ? toDayFirst(row.due_on) : '—',
    supplier: supplierOf(supplier),
    recipient: { name: row.name, address: row.address, state: stateOf(row.place), gstin: row.gstin ?? '' },
    subject: row.subject,
    sac: row.sac,
    fees: row.products.filter(({ kind }) => kind === 'fee').map((item) => itemOf(item, row)),
    disbursements: row.products.filter(({ kind }) => kind === 'disbursement').map((item) => itemOf(item, row)),
    sums: [
      ...(discount > 0 ? [...line('Fees before discount', sum.fees + discount), ...line('Discount', -discount)] : []),
      ...(sum.disbursements > 0 || sum.taxes.length > 0 ? [{ name: 'Fees', amount: figuresOf(sum.fees) }] : []),
      ...sum.taxes.map((tax) => ({ name: nameOf(tax, sum.fees), amount: figuresOf(tax.amount) })),
      ...line('Disbursements', sum.disbursements),
      ...line('Rounding', sum.rounding),
    ],
    total: figuresOf(sum.total),
    after:
      status === 'issued'
        ? [
            ...line('Paid', settled),
            ...line('Credited', row.credited),
            ...(settled + row.credited > 0 ? [{ name: 'Open', amount: figuresOf(openOf(row)) }] : []),
          ]
        : [],
    tds: sum.tds > 0 ? `TDS expected on the fees: ₹ ${figuresOf(sum.tds)}` : '',
    in_words: inWords(sum.total),
    in_hindi: inHindiWords(sum.total),
    remarks: remarksOf(row),
    note: row.note,
    ways: waysOf(supplier),
    to_pay: toPay > 0 ? figuresOf(toPay) : '',
    qr: qrOf(upiLink(supplier, toPay, row.number ?? '')),
  }
}

type Note = Pick<typeof creditNote.$inferSelect, 'number' | 'issued_on' | 'reason' | 'sum'>

export function creditNotePage(row: IssuedInvoice, { number, issued_on, reason, sum }: Note) {
  const paper = titleOf(row.mode, row.supplier.gstin !== null)
  const law = row.mode === 'forward' ? ' (CGST Act, section 34)' : ''
  const part = (name: string, amount: number) => (amount > 0 ? [{ name, amount: figuresOf(amount) }] : [])
  return {
    ...invoicePage({ ...row, number, issued_on, sum, total: sum.total, note: '', status: 'issued' }),
    title: 'Credit note',
    due_on: '',
    after: [],
    tds: '',
    ways: [],
    to_pay: '',
    qr: '',
    against: `Against ${paper.toLowerCase()} ${row.number} of ${toDayFirst(row.issued_on ?? '')}${law}. Reason: ${reason}`,
    fees: part('Fees credited', sum.fees),
    disbursements: part('Disbursements credited', sum.disbursements),
  }
}

function itemOf({ item_name, price, kind, tax_percent }: IssuedInvoice['products'][number], row: IssuedInvoice) {
  const hasRates = row.sum.taxes.length + row.sum.reverse_charge.length > 0
  const hasOwnRate = kind === 'fee' && hasRates && row.products.some((other) => other.tax_percent != null)
  const rate = hasOwnRate ? ` (GST ${percentOf(tax_percent ?? row.tax_percent)})` : ''
  return { name: `${item_name}${rate}`, amount: figuresOf(paiseOfRupees(price)) }
}

const methods = { upi: 'UPI', bank: 'bank transfer', cash: 'cash', cheque: 'cheque', card: 'card' }

export function receiptPage(row: ReceiptRow, supplier: IssuedInvoice['supplier']) {
  const { kind, amount, tds, method, reference, invoice_number, received_on, number, from_name, voided_at } = row
  const why = {
    payment: `In payment of ${invoice_number}`,
    advance: 'Advance held for the client',
    drawn: '',
    refund: '',
    freed: '',
  }
  return {
    title: 'Receipt',
    mark: voided_at ? 'CANCELLED' : '',
    number: number ?? '',
    on: toDayFirst(received_on),
    supplier: supplierOf(supplier),
    from: from_name,
    why: why[kind],
    how: [method ? methods[method] : '', reference].filter(Boolean).join(', '),
    amount: figuresOf(amount),
    tds: tds > 0 ? figuresOf(tds) : '',
    in_words: inWords(amount),
    in_hindi: inHindiWords(amount),
  }
}
