import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { strictWorkbook } from '../../../test/strict-workbook.ts'
import { cutMark, limits, UnreadableFile } from './import-limits.ts'
import { readImportFile } from './read-import-file.ts'
import { unpackedSize } from './read-workbook.ts'

const read = (content: string | Buffer) => readImportFile(new Uint8Array(Buffer.from(content)))
const tableOf = async (content: string | Buffer) => {
  const { tables, ...file } = await read(content)
  const [table] = tables
  if (!table || tables.length > 1) throw new Error(`${tables.length} tables`)
  return { ...file, ...table }
}
const rowsOf = async (content: string | Buffer) => (await tableOf(content)).rows.map(([, cells]) => cells)
const problemOf = (content: string | Buffer) =>
  read(content).then(
    () => 'none',
    (error: unknown) => (error instanceof UnreadableFile ? error.code : `unexpected: ${error}`),
  )

describe('a list of CNRs', () => {
  test.each([
    ['one on each line', 'UPHC010912342023\nDLHC010912352023\n'],
    ['with hyphens, between commas', 'UPHC01-091234-2023, DLHC01-091235-2023'],
    ['numbered', '1. UPHC010912342023\r\n2) DLHC010912352023'],
    ['each with its label', 'CNR No. UPHC010912342023\nCNR: DLHC01-091235-2023'],
    ['JSON', '["UPHC010912342023","DLHC010912352023"]'],
  ])('a list of CNRs is recognised: %s', async (_, text) => {
    expect(await tableOf(text)).toMatchObject({
      isCnrList: true,
      rows: [
        [1, ['UPHC010912342023']],
        [2, ['DLHC010912352023']],
      ],
    })
  })

  test('a bad line, a duplicate line or a word after a CNR does not affect other lines', async () => {
    const text =
      'CNR Number\nUPHC010912342023\nUPHC01091234\nUPHC010912342023\nDLHC010912352023 Asha\nnot yet filed\nGJHC240012342023\n'
    expect(await tableOf(text)).toMatchObject({
      isCnrList: true,
      rows: [
        [2, ['UPHC010912342023']],
        [3, ['UPHC01091234']],
        [4, ['UPHC010912342023']],
        [5, ['DLHC010912352023', 'Asha']],
        [6, ['not yet filed']],
        [7, ['GJHC240012342023']],
      ],
    })
  })

  test('a list of CNRs with other columns is read as a table', async () => {
    expect(await tableOf('CNR,Client\nUPHC010912342023,Ram\n')).toMatchObject({
      isCnrList: false,
      format: 'CSV, UTF-8, commas',
    })
  })
})

describe('JSON', () => {
  const cases = ['UPHC010912342023', 'DLHC010912352023'].map((cino) => ({ cino, lower_court: 'UPAD010000012020' }))
  const table = {
    isCnrList: false,
    format: 'JSON',
    rows: [
      [0, ['cino', 'lower_court']],
      [1, ['UPHC010912342023', 'UPAD010000012020']],
      [2, ['DLHC010912352023', 'UPAD010000012020']],
    ],
  }
  test.each([
    ['a list of records', JSON.stringify(cases)],
    ['JSON within JSON', JSON.stringify(cases.map((one) => JSON.stringify(one)))],
    ['one record on each line', cases.map((one) => JSON.stringify(one)).join('\n')],
    ['records by their CNR', JSON.stringify(Object.fromEntries(cases.map((one) => [one.cino, one])))],
    ['a list within a backup', JSON.stringify({ data: { cases } })],
  ])('%s is read as a table', async (_, text) => expect(await tableOf(text)).toMatchObject(table))

  test('a nested field’s heading has both keys, and unread parts are named with their row count', async () => {
    const backup = {
      version: 3,
      cases: [{ number: 'WP/1/2024', court: { name: 'hc-delhi' }, tags: ['tax', 'old'] }],
      notes: [{ text: 'x' }, { text: 'y' }],
      recent: ['a', 'b', 'c'],
      theme: { dark: true },
    }
    expect(await tableOf(JSON.stringify(backup))).toMatchObject({
      rows: [
        [0, ['number', 'court name', 'tags']],
        [1, ['WP/1/2024', 'hc-delhi', 'tax, old']],
      ],
      unused: [
        { name: 'notes', rows: 3 },
        { name: 'theme', rows: 2 },
        { name: 'version', rows: 1 },
        { name: 'recent', rows: 3 },
      ],
    })
  })

  test.each([
    ['[]', 'no-records'],
    ['[1, 2, 3]', 'no-records'],
    ['["a", "b"]', 'no-records'],
    ['[{"cino": "UPHC0109', 'broken-json'],
  ])('the JSON text %s is refused with the problem %s', async (text, problem) =>
    expect(await problemOf(text)).toBe(problem),
  )
})

describe('delimited text', () => {
  test('quotes, separators and line breaks inside a cell are read', async () => {
    expect(await rowsOf('a;b\r\n"x; ""y""\nz";2\r\n\r\n3;4')).toEqual([
      ['a', 'b'],
      ['x; "y"\nz', '2'],
      ['3', '4'],
    ])
  })

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFवाद,तारीख\nक,1\n')],
    ['UTF-16, low byte first', Buffer.from('\uFEFFवाद,तारीख\nक,1\n', 'utf16le')],
    ['UTF-16, high byte first', Buffer.from('\uFEFFवाद,तारीख\nक,1\n', 'utf16le').swap16()],
  ])('a file in %s is read', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual([
      ['वाद', 'तारीख'],
      ['क', '1'],
    ])
  })

  test('UTF-16 without a byte order mark, Windows-1252, and Excel’s separator line are read', async () => {
    expect((await tableOf(Buffer.from('Title,Case no\nA,1\n', 'utf16le'))).format).toBe('CSV, UTF-16, commas')
    expect(await tableOf(Buffer.from('Title,Fee\nCaf\xe9,\x8010\n', 'latin1'))).toMatchObject({
      format: 'CSV, Windows-1252, commas',
      rows: [
        [1, ['Title', 'Fee']],
        [2, ['Café', '€10']],
      ],
    })
    expect(await rowsOf('sep=|\na|b,c\n')).toEqual([['a', 'b,c']])
  })

  test('a damaged character affects only its own cell', async () => {
    const whole = Buffer.from('Title,Next date\nकुसुम देवी बनाम राज्य,12-03-2027\nराम बनाम राज्य,13-03-2027\n')
    const damaged = Buffer.concat([whole.subarray(0, 18), whole.subarray(19)])
    const [, first = [], second] = await rowsOf(damaged)
    expect((await tableOf(damaged)).format).toBe('CSV, UTF-8, commas')
    expect(first[0]).toContain('\uFFFD')
    expect(second).toEqual(['राम बनाम राज्य', '13-03-2027'])
  })

  test('a row’s position is its line number in the file, counting blank lines', async () => {
    expect((await tableOf('a,b\n\n\n1,2\n')).rows.map(([position]) => position)).toEqual([1, 4])
  })

  test('a cell of ten megabytes is shortened and marked as shortened', async () => {
    const [, row] = await rowsOf(`a,b\n${'x'.repeat(10_000_000)},2\n`)
    expect(row).toEqual([`${'x'.repeat(200)}${cutMark}`, '2'])
  })
})

describe('a workbook', () => {
  const workbook = async (fill: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void) => {
    const book = new ExcelJS.Workbook()
    fill(book.addWorksheet('Cases'), book)
    return Buffer.from(await book.xlsx.writeBuffer())
  }

  test('dates, numbers, rich text, links and formula results of a workbook are read', async () => {
    const bytes = await workbook((sheet) => {
      sheet.addRow(['Case', 'Next date', 'Year', 'Fee', 'Link'])
      sheet.addRow([
        { richText: [{ text: 'WRIC/' }, { text: '1/2024' }] },
        new Date('2026-12-01T00:00:00Z'),
        2024,
        { formula: '1+1', result: 2 },
        { text: 'Ram', hyperlink: 'https://example.in' },
      ])
      sheet.addRow(['', '', '', { formula: 'HYPERLINK("http://x")' }])
    })
    expect(await rowsOf(bytes)).toEqual([
      ['Case', 'Next date', 'Year', 'Fee', 'Link'],
      ['WRIC/1/2024', '2026-12-01', '2024', '2', 'Ram'],
    ])
  })

  test('the longest sheet is read if no sheet has the headings of a list of cases', async () => {
    const bytes = await workbook((sheet, book) => {
      sheet.addRow(['Cover'])
      book.addWorksheet('Empty')
      book.addWorksheet('List').addRows([
        ['CNR', 'Remark of mine'],
        ['', 'x'],
      ])
    })
    expect(await tableOf(bytes)).toMatchObject({ format: 'XLSX, List', unused: [{ name: 'Cases', rows: 1 }] })
  })

  test('a Strict Open XML workbook with dates as text is read', async () => {
    expect(await rowsOf(await strictWorkbook())).toEqual([
      ['Case No', 'Next date'],
      ['WP/1/2024', '2027-03-12'],
      ['1234', '2027-03-13'],
    ])
  })

  test('every sheet with the headings of a case list is read, and the reply lists the other sheets', async () => {
    const headings = ['Case No', 'Court', 'Title']
    const bytes = await workbook((sheet, book) => {
      sheet.name = 'Cover'
      sheet.addRows([['Chamber of A. Singh'], ['Printed 25-11-2026']])
      book.addWorksheet('Delhi').addRows([headings, ['WP/1/2024', 'Delhi High Court', 'A v. B']])
      book.addWorksheet('Old').addRows([headings])
      book.addWorksheet('Agra').addRows([['District'], headings, ['CC/2/2024', 'Agra', 'C v. D']])
    })
    const { tables, unused } = await read(bytes)
    expect(tables.map(({ sheet, rows }) => [sheet, rows.length])).toEqual([
      ['Delhi', 2],
      ['Agra', 3],
    ])
    expect(unused).toEqual([
      { name: 'Cover', rows: 2 },
      { name: 'Old', rows: 1 },
    ])
  })

  test('a zip bomb is refused because of its declared size, before it is unpacked', async () => {
    const zip = new ZipFile()
    for (let part = 0; part < 3; part++) zip.addBuffer(Buffer.alloc(80 * 1024 * 1024), `xl/worksheets/sheet${part}.xml`)
    zip.end()
    const bytes = await buffer(zip.outputStream)
    expect(bytes.byteLength).toBeLessThan(1024 * 1024)
    expect(unpackedSize(bytes)).toBeGreaterThan(limits.unpackedBytes)
    expect(await problemOf(bytes)).toBe('too-large')
  })
})

const compound = (text = '') =>
  Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from(text, 'utf16le')])

test.each([
  ['is empty', '', 'empty'],
  ['has only blank lines', '\n\n', 'empty'],
  ['is a PDF', '%PDF-1.7', 'not-a-table'],
  ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]), 'not-a-table'],
  ['is a web page called .xls', '<html><table><tr><td>1</td></tr></table>', 'web-page'],
  ['is a workbook with a password', compound('EncryptedPackage'), 'password'],
  ['is an old workbook', compound('Workbook'), 'old-excel'],
  ['is half a workbook', 'PK\x03\x04 and then nothing of a ZIP', 'damaged'],
  ['has a quote that never closes', 'a,b\n"1,2\n3,4\n', 'open-quote'],
  ['has too many columns', Array.from({ length: 150 }, (_, at) => at).join(','), 'too-many-columns'],
  ['has too many rows', 'a,b\n'.repeat(limits.rows + 20), 'too-many-rows'],
] as const)('a file that %s is refused with the problem %s', async (_, content, problem) => {
  expect(await problemOf(content as string | Buffer)).toBe(problem)
})
