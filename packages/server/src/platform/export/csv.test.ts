import { describe, expect, test } from 'vitest'
import { csvCell, writeCsv } from './csv.ts'

describe('a CSV cell', () => {
  test.each([
    [null, ''],
    ['', ''],
    ['Ram v. Shyam', 'Ram v. Shyam'],
    ['Ram, son of Shyam', '"Ram, son of Shyam"'],
    ['the "Trust"', '"the ""Trust"""'],
    ['two\r\n\nlines\u2028or more', 'two lines or more'],
    ['a; b\n=1+1', '"a; b =1+1"'],
    ['x;\n=1', '"x;\' =1"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+91', "'+91"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['＝1+1', "'＝1+1"],
    [' ＋1', "' ＋1"],
    ['  =1', "'  =1"],
    ['x;=1+1', '"x;\'=1+1"'],
    ['x; ＠SUM(A1)', '"x;\' ＠SUM(A1)"'],
    ['x;"=1', '"x;\'""=1"'],
    ['Ram; Shyam', '"Ram; Shyam"'],
    ['\r=1', "' =1"],
    [-1, '-1'],
    [2024, '2024'],
    ['रामलाल', 'रामलाल'],
  ])('csvCell writes %j as a safe cell', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })
})

test.each([
  '10:30',
  '0012',
  '919876543210',
  '1.5E5',
  '1-12',
  '3/4',
  '12/2024',
  '1.2.24',
  '5 May',
  'Jan-5',
  '1E5',
  '2024-05',
])('the text %s is quoted in a CSV and has no other character', async (text) => {
  async function* batches() {
    yield [{ text }]
  }
  const columns = [{ heading: 'Item', kind: 'text' as const, width: 10, value: (row: { text: string }) => row.text }]
  let file = ''
  for await (const part of writeCsv({ title: 'Items', language: 'en' as const, columns, batches: batches() }))
    file += part
  expect(file).toBe(`\uFEFFItem\r\n"${text}"\r\n`)
})

test('a CSV has a byte order mark, headings, CRLF line ends, and dates with the day first', async () => {
  async function* batches(): AsyncGenerator<{ name: string; on: string | null }[]> {
    yield [{ name: 'A, B', on: '2026-11-20' }]
    yield [{ name: 'C', on: null }]
  }
  const file = writeCsv({
    title: 'Matters',
    language: 'en',
    columns: [
      { heading: 'Name', kind: 'text', width: 1, value: (row) => row.name },
      { heading: 'Next date', kind: 'date', width: 1, value: (row) => row.on },
    ],
    batches: batches(),
  })
  let text = ''
  for await (const part of file) text += part
  expect(text).toBe('\uFEFFName,Next date\r\n"A, B",20-11-2026\r\nC,\r\n')
})
