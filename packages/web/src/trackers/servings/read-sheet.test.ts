import type { ServingKind } from '@peshi/contract/trackers/servings'
import { expect, test } from 'vitest'
import { readSheet, type SheetField, sheetFields } from './read-sheet.ts'

const words = {
  headings: Object.fromEntries(sheetFields.map((field) => [field, field.replaceAll('_', ' ')])) as Record<
    SheetField,
    string
  >,
  choices: {
    kind: { respondent: 'Respondent', 'cheque-notice': 'Cheque notice' },
    mode: { 'speed-post': 'Speed Post', court: 'Court process' },
    outcome: { served: 'Served', left: 'Left the address' },
    deemed_by: { post: 'Post' },
  },
}
const read = (text: string, kind: ServingKind = 'cheque-notice') => readSheet(text, words, kind, '2026-11-30')

test('rows copied from a spreadsheet are read by their headings', () => {
  const { ready, refused, unused } = read(
    [
      'Name\tCheque No.\tMode\tReturn memo\tSent on\tReceived\tFee\tBranch',
      'Sharma Traders\t000123\tspeed post\t10-11-2026\t20/11/2026\t24-Nov-26\t₹ 1,250.50\tPatna',
      '',
      '"Gupta\n& Sons"\t124\t\t-\tnil',
    ].join('\r\n'),
  )
  expect(refused).toEqual([])
  expect(unused).toEqual(['Branch'])
  expect(ready.map(({ line, entry }) => [line, entry.name])).toEqual([
    [2, 'Sharma Traders'],
    [4, 'Gupta\n& Sons'],
  ])
  expect(ready[0]?.entry).toMatchObject({
    kind: 'cheque-notice',
    cheque_no: '000123',
    mode: 'speed-post',
    memo_on: '2026-11-10',
    sent_on: '2026-11-20',
    outcome: 'served',
    outcome_on: '2026-11-24',
    fee: 125_050,
  })
})

test('a CSV file with commas in quotes, and words of the reader’s language, are read', () => {
  const { ready } = read('name,kind,"next step"\n"Rao, Asha",respondent,"Say ""yes"""\n', 'cheque-notice')
  expect(ready[0]?.entry).toMatchObject({ name: 'Rao, Asha', kind: 'respondent', next_step: 'Say "yes"' })
})

test('English words are read on a screen in another language', () => {
  const inUrdu = { ...words, choices: { ...words.choices, mode: { 'speed-post': 'اسپیڈ پوسٹ' } } }
  const { ready } = readSheet('CHEQUE-NO\tname\tmode\n7\tA\tSpeed Post', inUrdu, 'respondent', '2026-11-30')
  expect(ready[0]?.entry).toMatchObject({ cheque_no: '7', mode: 'speed-post' })
})

test.each([
  ['name\tsent on\nA\t31-02-2026', [{ field: 'sent_on', why: 'day' }]],
  ['name\tsent on\nA\t1.12', [{ field: 'sent_on', why: 'day' }]],
  ['name\tmode\nA\tpigeon', [{ field: 'mode', why: 'choice' }]],
  ['name\tfee\nA\tfree', [{ field: 'fee', why: 'amount' }]],
  [`name\nA${'a'.repeat(300)}`, [{ field: 'name', why: 'long' }]],
  ['name\tplace\n\tR-1', [{ field: 'name', why: 'empty' }]],
  ['name\toutcome\nA\tserved', [{ field: 'outcome_on', why: 'no-day' }]],
  ['name\tdeemed on\nA\t24-11-2026', [{ field: 'deemed_by', why: 'no-rule' }]],
  ['name\tsent on\treceived\nA\t20-11-2026\t19-11-2026', [{ field: 'served_on', why: 'order' }]],
])('%j says what is wrong', (text, faults) => {
  const { ready, refused } = read(text)
  expect([ready, refused.map((row) => row.faults)]).toEqual([[], [faults]])
})

test('without the heading of the names, no row is read', () => {
  expect(read('Sharma Traders\t123')).toMatchObject({ hasName: false, ready: [], refused: [] })
  expect(read('')).toMatchObject({ hasName: false, heading: '' })
})
