import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { spreadCourts } from './court-headings.ts'
import { guessMapping, nextDateColumns, takeHeadings } from './guess-mapping.ts'
import type { FileRow } from './import-limits.ts'
import { readWorkbook } from './read-workbook.ts'

test.each([
  ['मुकदमा नं०', 'case'],
  ['मुकदमा संख्या', 'case'],
  ['वाद सं०', 'case'],
  ['केस नंबर', 'case'],
  ['अदालत', 'court'],
  ['न्यायालय का नाम', 'court'],
  ['अगली पेशी', 'next_date'],
  ['अगली तिथि', 'next_date'],
  ['आगामी तिथि', 'next_date'],
  ['पेशी', 'next_date'],
  ['वादी', 'petitioner'],
  ['याचिकाकर्ता', 'petitioner'],
  ['विपक्षी', 'respondent'],
  ['प्रतिवादी', 'respondent'],
  ['मुवक्किल का नाम', 'client'],
  ['पक्षकार', 'title'],
  ['वर्ष', 'case_year'],
  ['वाद का प्रकार', 'case_type'],
  ['स्थिति', 'stage'],
  ['टिप्पणी', 'notes'],
  ['مقدمہ نمبر', 'case'],
  ['اگلی پیشی', 'next_date'],
])('the heading “%s” is the field %s', (heading, field) => {
  expect(guessMapping([heading])).toEqual({ [field]: 0 })
})

test.each([
  [['Case No', 'Next Date', 'Next Hearing Date']],
  [['Case No', 'Next Date', 'Next Date']],
  [['Case No', 'Next Date', 'NDOH', 'Hearing Date']],
])('of several columns of next dates, none is chosen without a person: %s', (columns) => {
  expect(guessMapping(columns)).toEqual({ case: 0 })
  expect(nextDateColumns(columns)).toEqual([1, 2])
})

const rows = (...cells: string[][]): FileRow[] => cells.map((row, at) => [at + 1, row])

test('a court in a row of its own is the court of the cases below it', () => {
  const { columns, rows: cases } = spreadCourts(
    takeHeadings(
      rows(
        ['High Court of Gujarat'],
        ['Case No', 'Next Date'],
        ['SCA/1/2024', '12-03-2027'],
        ['Court: Tis Hazari'],
        ['CS/2/2024'],
        ['', 'न्यायालय अपर जिला जज'],
        ['OS/3/2024', '12-04-2027'],
      ),
    ),
  )
  expect(columns).toEqual(['Case No', 'Next Date', 'Court'])
  expect(cases).toEqual([
    [3, ['SCA/1/2024', '12-03-2027', 'High Court of Gujarat']],
    [5, ['CS/2/2024', '', 'Tis Hazari']],
    [7, ['OS/3/2024', '12-04-2027', 'न्यायालय अपर जिला जज']],
  ])
})

test('rows of one cell that name no court, and files with a column of courts, stay as they are', () => {
  for (const table of [
    rows(['Case No', 'Next Date'], ['SCA/1/2024'], ['Total: 1']),
    rows(['Case No', 'Court'], ['SCA/1/2024', 'hc-gujarat'], ['Saket']),
  ])
    expect(spreadCourts(takeHeadings(table))).toEqual(takeHeadings(table))
})

test('errors and formulas without a stored result are not read as empty cells', async () => {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('My “cases” & more')
  sheet.addRow(['Case No', 'Court', 'Next Date'])
  sheet.addRow(['WP/1/2024', 'hc-delhi', { error: '#N/A' }])
  sheet.addRow(['WP/2/2024', 'hc-delhi', { formula: 'A1+1' }])
  sheet.addRow(['WP/3/2024', { formula: 'A1', result: { error: '#REF!' } }, '12-03-2027'])
  sheet.addRow(['WP/4/2024', { formula: 'A1', result: 'hc-delhi' }, ''])
  const { tables } = await readWorkbook(new Uint8Array(await workbook.xlsx.writeBuffer()))
  expect(tables[0]?.rows.slice(1).map(([, cells]) => cells)).toEqual([
    ['WP/1/2024', 'hc-delhi', '#N/A'],
    ['WP/2/2024', 'hc-delhi', '#N/A'],
    ['WP/3/2024', '#REF!', '12-03-2027'],
    ['WP/4/2024', 'hc-delhi'],
  ])
})
