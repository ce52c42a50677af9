import { invoiceNumber } from '@peshi/contract/platform/financial-year'
import { expect, test } from 'vitest'
import { testPlans } from '../../../test/plans.ts'
import { invoicePage, makePlanInvoice } from './plan-invoice.ts'

const sold = { plan_name: 'Chamber', months: 1, price: 149_900, tax: 26_982, tax_percent: 18 }
const { supplier } = testPlans
const base = { number: 'PLN/26-27/000001', issuedOn: '2026-11-20', chamberName: 'A & B', sold, endsOn: '2026-12-19' }
const billing = { name: 'Shukla & Co', address: 'Nagpur', state: '27', gstin: '27AAAPS1234B1Z9' }

test('for a payer in the supplier’s State, the tax is split into two halves', () => {
  const invoice = makePlanInvoice({ ...base, supplier, billing: { ...billing, state: '09', gstin: null } })
  expect(invoice).toMatchObject({
    place: '09',
    price: 149_900,
    total: 176_882,
    taxes: [
      { name: 'CGST', percent: 9, amount: 13_491 },
      { name: 'SGST', percent: 9, amount: 13_491 },
    ],
  })
})

test('for a payer in another State, the tax is IGST, with the same total', () => {
  const invoice = makePlanInvoice({ ...base, supplier, billing })
  expect(invoice).toMatchObject({ place: '27', total: 176_882, taxes: [{ name: 'IGST', percent: 18, amount: 26_982 }] })
})

test('without a billing address, the invoice names the chamber and uses the supplier’s State', () => {
  const invoice = makePlanInvoice({ ...base, supplier, billing: null })
  expect(invoice.recipient).toEqual({ name: 'A & B', address: '', state: '09', gstin: null })
  expect(invoice.taxes.map(({ name }) => name)).toEqual(['CGST', 'SGST'])
})

test('in a Union Territory without a legislature, the second half of the tax is UTGST', () => {
  const invoice = makePlanInvoice({ ...base, supplier: { ...supplier, state: '04' }, billing: null })
  expect(invoice.taxes.map(({ name }) => name)).toEqual(['CGST', 'UTGST'])
})

test('an unregistered supplier charges no tax, and the invoice states this', () => {
  const untaxed = { ...sold, tax: 0, tax_percent: 0 }
  const invoice = makePlanInvoice({ ...base, supplier: { ...supplier, gstin: null }, billing, sold: untaxed })
  expect([invoice.taxes, invoice.total]).toEqual([[], 149_900])
  expect(invoicePage(invoice)).toMatchObject({ title: 'Invoice', remark: expect.stringContaining('not registered') })
})

test('the invoice page shows formatted amounts, the State’s name and the total in words', () => {
  expect(invoicePage(makePlanInvoice({ ...base, supplier, billing }))).toMatchObject({
    title: 'Tax invoice',
    issued_on: '20-11-2026',
    place: 'Maharashtra (27)',
    price: '1,499.00',
    taxes: [{ name: 'IGST 18 %', amount: '269.82' }],
    total: '1,768.82',
    in_words: 'Rupees One Thousand Seven Hundred Sixty-Eight and Eighty-Two Paise Only',
    words: 'Peshi, plan “Chamber”, 1 month, until 19-12-2026',
  })
})

test.each([
  ['PLN', '2026-03-31', 7, 'PLN/25-26/000007'],
  ['DMO', '2026-04-01', 1, 'DMO/26-27/000001'],
])('the invoice number of series %s contains the financial year of %s', (series, date, count, number) => {
  expect(invoiceNumber(series, date, count)).toBe(number)
  expect(number.length).toBeLessThanOrEqual(16)
})
