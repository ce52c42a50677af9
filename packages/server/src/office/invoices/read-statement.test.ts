import type { InvoiceId } from '@peshi/contract/platform/ids'
import { describe, expect, test } from 'vitest'
import { matchStatement } from './match-statement.ts'
import { readBankDate, readBankStatement } from './read-statement.ts'

const today = '2026-11-20'
const read = (...lines: string[]) => {
  const statement = readBankStatement(lines.join('\r\n'), today)
  if (!statement) throw new Error('not read')
  return statement
}

describe('money received is read from the statement of', () => {
  test.each([
    [
      'HDFC Bank',
      [
        'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
        '18/11/26,NEFT CR-RAM PRASAD-INV/26-27/000001,N32,18/11/26,,"26,250.00","1,26,250.00"',
      ],
      'NEFT CR-RAM PRASAD-INV/26-27/000001 · N32',
    ],
    [
      'State Bank of India, with lines above the heading',
      [
        'Account Name : Shukla Chambers',
        '',
        'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
        '18 Nov 2026\t18 Nov 2026\tBY TRANSFER-UPI/CR/RAM\tTRF 55\t \t26,250.00\t1,26,250.00',
      ],
      'BY TRANSFER-UPI/CR/RAM · TRF 55',
    ],
    [
      'ICICI Bank',
      [
        'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
        '1,18/11/2026,18/11/2026,-,UPI/RAM PRASAD,0.0,26250.0,126250.0',
      ],
      'UPI/RAM PRASAD',
    ],
    [
      'Axis Bank, with one amount and a sign',
      [
        'Tran Date,Particulars,Amount(INR),DR|CR,Balance(INR)',
        '18-11-2026,IMPS RAM,"26,250.00",CR,1',
        '18-11-2026,RENT,"9,000.00",DR,1',
      ],
      'IMPS RAM',
    ],
    [
      'Kotak Mahindra Bank, with the sign behind the amount',
      ['Date;Description;Amount;Balance', '18-Nov-2026;NEFT RAM;₹ 26,250.00 Cr;1', '18-Nov-2026;RENT;9,000.00 Dr;1'],
      'NEFT RAM',
    ],
  ])('%s', (_, lines, text) => {
    const { credits, problems } = read(...lines)
    expect(credits).toMatchObject([{ on: '2026-11-18', amount: 2_625_000, text }])
    expect(problems).toEqual([])
  })
})

test('a row that cannot be read is reported with its number and the reason, and the rest is read', () => {
  const { credits, problems } = read(
    'Date,Narration,Debit,Credit',
    '31/02/2026,A,,100.00',
    '18/11/2026,B,,"1,25,00"',
    '18/11/2026,C,,',
    '21/11/2026,D,,100',
    '18/11/2026,E,250.00,',
    '18/11/2026,F,,"1,25,000.50"',
    'Statement summary,,,',
  )
  expect(problems).toEqual([
    { row: 2, reason: 'date' },
    { row: 3, reason: 'amount' },
    { row: 4, reason: 'amount' },
    { row: 5, reason: 'future' },
  ])
  expect(credits).toMatchObject([{ row: 7, text: 'F', amount: 12_500_050 }])
})

test('a file without the columns of a statement is refused', () => {
  expect(readBankStatement('Name,Mobile\nRam,98', today)).toBeNull()
  expect(readBankStatement('"Date,Credit', today)).toBeNull()
})

test('a row keeps its key in another statement, and two equal rows of a day have two keys', () => {
  const row = '18/11/2026,UPI RAM,500.00'
  const once = read('Date,Narration,Credit', row)
  const again = read('Opening', 'Date,Narration,Credit', '17/11/2026,UPI SITA,1', row, row)
  expect(again.credits[1]?.key).toBe(once.credits[0]?.key)
  expect(new Set(again.credits.map(({ key }) => key)).size).toBe(3)
})

test.each([
  ['18/11/2026 10:30:00', '2026-11-18'],
  ['2026-11-18', '2026-11-18'],
  ['1.2.26', '2026-02-01'],
  ['18-November-26', '2026-11-18'],
  ['18/13/2026', null],
  ['', null],
])('the date %j is read as %j', (text, date) => {
  expect(readBankDate(text)).toBe(date)
})

describe('a row is matched with an open invoice', () => {
  const invoices = [
    { id: 'one' as InvoiceId, number: 'INV/26-27/000001', open: 100_000, toPay: 90_000 },
    { id: 'two' as InvoiceId, number: 'INV/26-27/000002', open: 100_000, toPay: 100_000 },
    { id: 'ten' as InvoiceId, number: 'INV/26-27/000010', open: 50_000, toPay: 50_000 },
  ]
  const row = (text: string, amount: number, key = text) => ({ row: 2, on: '2026-11-18', text, amount, key })
  const match = (...rows: ReturnType<typeof row>[]) =>
    matchStatement(rows, invoices, new Set(['old'])).map(({ match, invoiceId }) => [match, invoiceId])

  test('by number and amount, also less the tax that the client withholds, and each invoice once', () => {
    expect(match(row('NEFT INV2627000001 RAM', 90_000), row('inv/26-27/000001', 90_000))).toEqual([
      ['number', 'one'],
      ['none', null],
    ])
  })

  test('a named invoice with another amount, and the only invoice of an amount, are left to a person', () => {
    expect(match(row('INV 26-27 000010', 20_000), row('UPI RAM', 50_000), row('UPI', 100_000), row('UPI', 7))).toEqual([
      ['named', 'ten'],
      ['amount', 'ten'],
      ['none', null],
      ['none', null],
    ])
  })

  test('a number with more digits is another one, and a recorded row is not matched again', () => {
    expect(match(row('INV/26-27/0000011', 7), row('INV/26-27/000001', 90_000, 'old'))).toEqual([
      ['none', null],
      ['recorded', null],
    ])
  })
})
