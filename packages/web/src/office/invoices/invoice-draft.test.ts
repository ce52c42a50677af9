import { expect, test } from 'vitest'
import { bodyOf, type InvoiceDraft, newDraft, readPrice, sumOfDraft } from './invoice-draft.ts'

const line = (key: number, item_name: string, price: string) => ({ key, item_name, price, kind: 'fee' as const })
const whole = newDraft(null, { name: 'Ram', subject: 'Writ', lines: [line(0, ' Drafting ', '1,250'), line(1, '', '')] })

test('the form sends the entered values without empty rows', () => {
  expect(bodyOf(whole)).toMatchObject({
    name: 'Ram',
    subject: 'Writ',
    gstin: null,
    mode: 'exempt',
    sac: '998212',
    due_days: 30,
    products: [{ item_name: 'Drafting', price: 1250, kind: 'fee' }],
  })
})

test.each<[string, Partial<InvoiceDraft>]>([
  ['a name', { name: ' ' }],
  ['a subject', { subject: '' }],
  ['an item', { lines: [line(0, '', '')] }],
  ['an item’s name', { lines: [line(0, ' ', '5')] }],
  ['a price', { lines: [line(0, 'Drafting', '')] }],
  ['a price in whole rupees', { lines: [line(0, 'Drafting', '12.50')] }],
  ['a price of zero or more', { lines: [line(0, 'Drafting', '-5')] }],
])('the form sends no invoice without %s', (_, own) => {
  expect(bodyOf({ ...whole, ...own })).toBeNull()
})

test.each([
  ['0', 0],
  ['12,34,567', 1_234_567],
  ['₹ 500', 500],
  ['Rs. 5,000.00', 5000],
  ['12.50', null],
  ['1e3', null],
  ['', null],
])('the price %j is read as %j', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

test('the total of an incomplete draft is the total of its complete items', () => {
  const draft = { ...whole, mode: 'forward' as const, lines: [...whole.lines, line(2, 'More', 'x')] }
  expect(sumOfDraft(draft, { state: '09', mode: 'forward' })).toMatchObject({ fees: 125_000, total: 147_500 })
  expect(sumOfDraft(draft, { state: '09', mode: 'none' })).toMatchObject({ taxes: [], total: 125_000 })
})
