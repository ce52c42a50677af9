import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumCredit, type ToCredit } from './credit-sum.ts'
import { type InvoiceSum, sumInvoice, type ToSum } from './invoice-sum.ts'

const up = '09'
const base: ToSum = {
  items: [
    { kind: 'fee', price: 25_000 },
    { kind: 'disbursement', price: 1_250 },
  ],
  discount: 0,
  mode: 'forward',
  taxPercent: 18,
  from: up,
  place: up,
  tdsPercent: 10,
  isRounded: true,
}
const invoiceOf = (own: Partial<ToSum> = {}): ToCredit => {
  const of = { ...base, ...own }
  return { sum: sumInvoice(of), tds_percent: of.tdsPercent, is_rounded: of.isRounded }
}

describe('a ₹5,001 credit on an invoice of ₹25,000 fees and ₹1,250 disbursements', () => {
  const part = { fees: 5_001, disbursements: 0 }
  test.each<[string, Partial<ToSum>, Partial<InvoiceSum>]>([
    [
      'within the State',
      {},
      {
        taxes: [
          { name: 'CGST', percent: 9, amount: 45_009 },
          { name: 'SGST', percent: 9, amount: 45_009 },
        ],
        total: 590_100,
        rounding: -18,
        tds: 50_010,
      },
    ],
    [
      'to another State, not rounded to whole rupees',
      { place: '27', isRounded: false },
      { taxes: [{ name: 'IGST', percent: 18, amount: 90_018 }], total: 590_118, rounding: 0 },
    ],
    [
      'under reverse charge',
      { mode: 'reverse-charge', place: '27' },
      { taxes: [], reverse_charge: [{ name: 'IGST', percent: 18, amount: 90_018 }], total: 500_100 },
    ],
    ['no GST registration', { mode: 'none' }, { taxes: [], reverse_charge: [], total: 500_100 }],
  ])('taxes and total are correct: %s', (_, own, sum) => {
    expect(sumCredit(invoiceOf(own), [], part)).toMatchObject({ fees: 500_100, disbursements: 0, ...sum })
  })

  test('a credit larger than the uncredited rest of the invoice is refused', () => {
    const invoice = invoiceOf()
    const sum = sumCredit(invoice, [], part)
    if (!sum) throw new Error('nothing was credited')
    expect(sumCredit(invoice, [{ sum }], { fees: 20_000, disbursements: 0 })).toBeNull()
    expect(sumCredit(invoice, [{ sum }], { fees: 0, disbursements: 1_251 })).toBeNull()
    expect(sumCredit(invoice, [{ sum }], { fees: 19_999, disbursements: 1_250 })?.total).toBe(
      invoice.sum.total - sum.total,
    )
  })
})

test('a credit on an invoice of several rates takes from each rate in proportion, and the credits add up', () => {
  const invoice = invoiceOf({
    items: [
      { kind: 'fee', price: 20_000 },
      { kind: 'fee', price: 10_000, tax_percent: 5 },
    ],
    discount: 3_000,
    isRounded: false,
  })
  const sum = sumCredit(invoice, [], { fees: 9_000, disbursements: 0 })
  expect(sum).toMatchObject({
    fees: 900_000,
    taxes: [
      { name: 'CGST', percent: 9, on: 600_000, amount: 54_000 },
      { name: 'SGST', percent: 9, on: 600_000, amount: 54_000 },
      { name: 'CGST', percent: 2.5, on: 300_000, amount: 7_500 },
      { name: 'SGST', percent: 2.5, on: 300_000, amount: 7_500 },
    ],
    total: 1_023_000,
  })
  const rest = sum && sumCredit(invoice, [{ sum }], { fees: 18_000, disbursements: 0 })
  expect((sum?.total ?? 0) + (rest?.total ?? 0)).toBe(invoice.sum.total)
})

test('an invoice that was stored before there were several rates is credited as before', () => {
  const { sum, ...of } = invoiceOf()
  const { discount: _, ...stored } = { ...sum, taxes: sum.taxes.map(({ on: _on, ...line }) => line) }
  const asked = { fees: 5_001, disbursements: 0 }
  expect(sumCredit({ ...of, sum: stored }, [], asked)).toEqual(sumCredit({ ...of, sum }, [], asked))
})

test('ten notes of one rupee, whose taxes are each rounded up, leave no negative tax', () => {
  const invoice = invoiceOf({ items: [{ kind: 'fee', price: 10 }], taxPercent: 2.5, place: '27', isRounded: false })
  const notes: { sum: InvoiceSum }[] = []
  for (let at = 0; at < 10; at += 1) {
    const sum = sumCredit(invoice, notes, { fees: 1, disbursements: 0 })
    if (sum) notes.push({ sum })
  }
  const taxes = notes.map(({ sum }) => sum.taxes[0]?.amount ?? 0)
  expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0)
  expect(taxes.reduce((all, tax) => all + tax, 0)).toBe(invoice.sum.taxes[0]?.amount)
})

test('the credits for a whole invoice add up exactly to the invoice’s total', () => {
  const price = fc.integer({ min: 1, max: 90_000 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const percent = fc.constantFrom(5, 12, 18, 2.5)
  fc.assert(
    fc.property(
      price,
      percent,
      fc.option(percent),
      fc.boolean(),
      fc.array(share, { maxLength: 5 }),
      (price, taxPercent, tax_percent, isRounded, shares) => {
        const items = [
          { kind: 'fee' as const, price },
          { kind: 'fee' as const, price: Math.ceil(price / 3), tax_percent },
        ]
        const discount = Math.floor(price / 7)
        const fees = price + Math.ceil(price / 3) - discount
        const invoice = invoiceOf({ items, discount, taxPercent, isRounded })
        const notes: { sum: InvoiceSum }[] = []
        let left = fees
        for (const part of [...shares.map((one) => Math.floor(one * left)), Number.POSITIVE_INFINITY]) {
          const asked = Math.min(part, left)
          left -= asked
          const sum = sumCredit(invoice, notes, { fees: asked, disbursements: 0 })
          if (!sum) throw new Error('refused')
          const tax = sum.taxes.reduce((all, { amount }) => all + amount, 0)
          expect(sum.fees + tax + sum.rounding).toBe(sum.total)
          for (const amount of [...sum.taxes, ...sum.reverse_charge].map((line) => line.amount).concat(sum.tds))
            expect(amount).toBeGreaterThanOrEqual(0)
          notes.push({ sum })
        }
        for (const part of ['fees', 'total', 'tds', 'rounding'] as const)
          expect(notes.reduce((all, { sum }) => all + sum[part], 0)).toBe(invoice.sum[part])
      },
    ),
  )
})
