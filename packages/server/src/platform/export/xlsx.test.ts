import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import excel from 'exceljs'
import { expect, test } from 'vitest'
import type { Column } from './table.ts'
import { writeXlsx } from './xlsx.ts'

interface Row {
  name: string | null
  date: string | null
  year: number
}
const columns: Column<Row>[] = [
  { heading: 'Name <&> "party"', kind: 'text', width: 30, value: ({ name }) => name },
  { heading: 'Next date', kind: 'date', width: 12, value: ({ date }) => date },
  { heading: 'Year', kind: 'number', width: 9, value: ({ year }) => year },
]

async function* inBatches(...batches: Row[][]) {
  yield* batches
}

async function read(bytes: Buffer) {
  const book = new excel.Workbook()
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0])
  const sheet = book.getWorksheet('Matters & more')
  if (!sheet) throw new Error('no sheet of this name')
  return sheet
}

test('invalid characters are removed or replaced, dates stay dates, and null is an empty cell', async () => {
  const names = ['=1+1', '<b>&amp;</b>', '  जगदीश  ', 'عدالت', 'a\u0000b\ud800', 'two\nlines']
  const rows = names.map((name) => ({ name, date: '2026-11-25', year: 2024 }))
  const table = {
    title: 'Matters & more',
    language: 'en' as const,
    columns,
    batches: inBatches(rows, [{ name: null, date: null, year: 1996 }]),
  }
  const sheet = await read(await buffer(writeXlsx(table)))
  expect(sheet.getRow(1).values).toEqual([undefined, 'Name <&> "party"', 'Next date', 'Year'])
  expect(sheet.getRow(1).getCell(1).font.bold).toBe(true)
  expect(sheet.getColumn(1).width).toBe(30)
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
  expect(names.map((_, at) => sheet.getCell(at + 2, 1).value)).toEqual([...names.slice(0, 4), 'ab\ufffd', 'two\nlines'])
  expect([sheet.getCell('B2').value, sheet.getCell('B2').numFmt]).toEqual([
    new Date('2026-11-25T00:00:00Z'),
    'dd-mm-yyyy',
  ])
  const text = sheet.getCell('A7')
  expect([text.numFmt, text.alignment.wrapText, text.alignment.vertical]).toEqual(['@', true, 'top'])
  expect([sheet.getCell('A8').value, sheet.getCell('B8').value, sheet.getCell('C8').value]).toEqual([null, null, 1996])
})

test('columns after Z are named correctly', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...columns[2], heading: `H${at}` }) as Column<Row>)
  const sheet = await read(
    await buffer(writeXlsx({ title: 'Matters & more', language: 'en' as const, columns: many, batches: inBatches() })),
  )
  expect([sheet.getCell('Z1').value, sheet.getCell('AA1').value, sheet.getCell('BH1').value]).toEqual([
    'H25',
    'H26',
    'H59',
  ])
})

const batch = (from: number) =>
  Array.from({ length: 500 }, (_, n) => ({ name: `Party ${(from * 500 + n) * 7919}`, date: null, year: 2024 }))

test('rows are fetched only as fast as the file is read, until the reader closes the file', async () => {
  const tooMany = 50
  let asked = 0
  let isEnded = false
  async function* endless() {
    try {
      for (;;) yield batch(asked++)
    } finally {
      isEnded = true
    }
  }
  const file = writeXlsx({ title: 'Matters & more', language: 'en' as const, columns, batches: endless() })
  const readUntil = async (count: number) => {
    while (asked < count) {
      file.read()
      await pause(1)
    }
  }
  const settle = async () => {
    for (let before = -1; asked !== before && asked < tooMany; await pause(100)) before = asked
  }
  await readUntil(1)
  await settle()
  const held = asked
  expect(held).toBeLessThan(tooMany)
  await readUntil(held + 1)
  file.destroy()
  await expect.poll(() => isEnded).toBe(true)
})

test('a failure while writing aborts the file', async () => {
  async function* failing() {
    yield batch(0)
    throw new Error('the database went away')
  }
  await expect(buffer(writeXlsx({ title: 'x', language: 'en' as const, columns, batches: failing() }))).rejects.toThrow(
    'went away',
  )
})
