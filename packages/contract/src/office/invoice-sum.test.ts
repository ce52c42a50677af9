import { describe, expect, test } from 'vitest'
import { amountToPay, isTooMuchOff, sumInvoice, type ToSum, usualMode } from './invoice-sum.ts'

const fee = (price: number) => ({ kind: 'fee' as const, price })
const spent = (price: number) => ({ kind: 'disbursement' as const, price })
const up = '09'
const base: ToSum = {
  items: [fee(25_000), spent(1_250)],
  discount: 0,
  mode: 'none',
  taxPercent: 18,
  from: up,
  place: up,
  tdsPercent: 0,
  isRounded: true,
}

describe('an invoice of ₹25,000 fees and ₹1,250 disbursements', () => {
  test.each<[string, Partial<ToSum>, Record<string, unknown>]>([
    ['no GST registration', {}, { taxes: [], reverse_charge: [], total: 2_625_000 }],
    ['exempt', { mode: 'exempt' }, { taxes: [], reverse_charge: [], total: 2_625_000 }],
    [
      'reverse charge within the State: the total excludes tax',
      { mode: 'reverse-charge' },
      {
        taxes: [],
        reverse_charge: [
          { name: 'CGST', percent: 9, amount: 225_000 },
          { name: 'SGST', percent: 9, amount: 225_000 },
        ],
        total: 2_625_000,
      },
    ],
    [
      'reverse charge to another State',
      { mode: 'reverse-charge', place: '27' },
      { taxes: [], reverse_charge: [{ name: 'IGST', percent: 18, amount: 450_000 }], total: 2_625_000 },
    ],
    [
      'forward charge within the State: fees are taxed, disbursements are not',
      { mode: 'forward' },
      {
        taxes: [
          { name: 'CGST', percent: 9, amount: 225_000 },
          { name: 'SGST', percent: 9, amount: 225_000 },
        ],
        reverse_charge: [],
        total: 3_075_000,
      },
    ],
    [
      'forward charge to another State',
      { mode: 'forward', place: '27' },
      { taxes: [{ name: 'IGST', percent: 18, amount: 450_000 }], total: 3_075_000 },
    ],
    [
      'forward charge within Chandigarh',
      { mode: 'forward', from: '04', place: '04' },
      { taxes: [expect.objectContaining({ name: 'CGST' }), expect.objectContaining({ name: 'UTGST' })] },
    ],
    [
      'forward charge if the place of supply is not known',
      { mode: 'forward', place: null },
      { taxes: [expect.objectContaining({ name: 'IGST' })] },
    ],
    [
      'the withheld tax (TDS) is a share of the fees, not of GST or disbursements',
      { mode: 'forward', tdsPercent: 10 },
      { tds: 250_000, total: 3_075_000 },
    ],
  ])('taxes and total are correct: %s', (_, own, sum) => {
    expect(sumInvoice({ ...base, ...own })).toMatchObject({ fees: 2_500_000, disbursements: 125_000, ...sum })
  })
})

describe('a discount and several rates', () => {
  const items = [fee(20_000), { ...fee(10_000), tax_percent: 5 }, { ...fee(4_000), tax_percent: 0 }, spent(1_250)]
  const halves = (percent: number, on: number, amount: number) =>
    ['CGST', 'SGST'].map((name) => ({ name, percent, on, amount }))

  test('each rate is charged on its own fees', () => {
    expect(sumInvoice({ ...base, items, mode: 'forward' })).toMatchObject({
      fees: 3_400_000,
      discount: 0,
      taxes: [...halves(9, 2_000_000, 180_000), ...halves(2.5, 1_000_000, 25_000), ...halves(0, 400_000, 0)],
      total: 3_935_000,
    })
  })

  test('a discount reduces the fees of each rate in proportion, and TDS, but no disbursement', () => {
    expect(sumInvoice({ ...base, items, discount: 3_400, mode: 'forward', tdsPercent: 10 })).toMatchObject({
      fees: 3_060_000,
      discount: 340_000,
      disbursements: 125_000,
      taxes: [...halves(9, 1_800_000, 162_000), ...halves(2.5, 900_000, 22_500), ...halves(0, 360_000, 0)],
      total: 3_554_000,
      tds: 306_000,
    })
  })

  test('the parts of a discount that cannot be divided evenly add up to it, and the tax of each rate is rounded once', () => {
    const thirds = [fee(1), { ...fee(1), tax_percent: 5 }, { ...fee(1), tax_percent: 12 }]
    const sum = sumInvoice({ ...base, items: thirds, discount: 1, mode: 'forward', place: '27', isRounded: false })
    expect(sum.taxes.map(({ on, amount }) => [on, amount])).toEqual([
      [66, 12],
      [67, 3],
      [67, 8],
    ])
    expect(sum).toMatchObject({ fees: 200, discount: 100, total: 223 })
  })

  test('a discount of more than the fees is too much', () => {
    expect(isTooMuchOff({ items, discount: 34_000 })).toBe(false)
    expect(isTooMuchOff({ items, discount: 34_001 })).toBe(true)
  })

  test('lines with the rate of the invoice make one tax, as before', () => {
    const same = [fee(999), { ...fee(1), tax_percent: 18 }, { ...fee(1), tax_percent: null }]
    expect(sumInvoice({ ...base, items: same, mode: 'forward' }).taxes).toHaveLength(2)
  })
})

describe('rounding taxes and the total', () => {
  test.each<[string, number, number, string, boolean, number[], number, number]>([
    ['₹999 at 18 %', 999, 18, up, false, [8991, 8991], 117_882, 0],
    ['₹999 at 18 %, in whole rupees', 999, 18, up, true, [8991, 8991], 117_900, 18],
    ['₹1,001 at 5 %: both halves of the tax are equal', 1001, 5, up, false, [2503, 2503], 105_106, 0],
    ['₹1,001 at 5 % to another State', 1001, 5, '27', false, [5005], 105_105, 0],
    ['the total is rounded down', 1002, 5, '27', true, [5010], 105_200, -10],
    ['half a rupee is rounded up', 50, 1, '27', true, [50], 5_100, 50],
    ['a price of zero', 0, 18, up, true, [0, 0], 0, 0],
  ])('total and rounding are correct: %s', (_, price, taxPercent, place, isRounded, taxes, total, rounding) => {
    const sum = sumInvoice({ ...base, items: [fee(price)], mode: 'forward', taxPercent, place, isRounded })
    expect([sum.taxes.map(({ amount }) => amount), sum.total, sum.rounding]).toEqual([taxes, total, rounding])
  })

  test('fees, disbursements, taxes and rounding add up to a total in whole rupees', () => {
    for (let price = 0; price < 3_000; price += 7)
      for (const mode of ['none', 'exempt', 'reverse-charge', 'forward'] as const) {
        const sum = sumInvoice({ ...base, items: [fee(price), spent(price % 11)], mode, taxPercent: 12.5 })
        const tax = sum.taxes.reduce((all, { amount }) => all + amount, 0)
        expect(sum.fees + sum.disbursements + tax + sum.rounding).toBe(sum.total)
        expect(sum.total % 100).toBe(0)
      }
  })
})

describe('the amount still to be paid', () => {
  test.each([
    ['nothing is paid', 0, 0, 2_375_000],
    ['a part is paid', 1_000_000, 0, 1_375_000],
    ['all except the withheld tax is paid', 2_375_000, 0, 0],
    ['all except the withheld tax is paid, and the withheld tax is recorded', 2_375_000, 250_000, 0],
    ['the client withholds more tax than expected', 1_000_000, 300_000, 1_325_000],
    ['the full total is paid', 2_625_000, 0, 0],
  ])('the remaining amount is correct: %s', (_, paid, tds, left) => {
    expect(amountToPay(2_625_000, 250_000, { paid, tds })).toBe(left)
  })
})

describe('the GST of a new invoice', () => {
  const gstin = '09AAACH7409R1ZZ'
  test.each([
    ['no client', null, 'exempt'],
    ['a person', { kind: 'person', gstin: null }, 'exempt'],
    ['a person in business', { kind: 'person', gstin }, 'reverse-charge'],
    ['a company', { kind: 'company', gstin: null }, 'reverse-charge'],
    ['a government', { kind: 'government', gstin }, 'exempt'],
  ] as const)('follows the client, and is charged only by a chamber that must charge it: %s', (_, client, mode) => {
    expect(usualMode(null, client)).toBe(mode)
    expect(usualMode({ mode: 'none' }, client)).toBe(mode)
    expect(usualMode({ mode: 'forward' }, client)).toBe('forward')
  })
})
