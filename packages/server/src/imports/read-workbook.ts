import type { Workbook, Worksheet } from 'exceljs'
import { countHeadings, takeHeadings } from './guess-mapping.ts'
import { cutCell, type FileContent, type FileRow, limits, UnreadableFile } from './import-limits.ts'

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50

/** What a ZIP says that it unpacks to, from its directory, without unpacking anything. Throws for one without a directory. */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.byteLength - 22
  const last = Math.max(end - 65_535, 0)
  while (end >= last && view.getUint32(end, true) !== endOfDirectory) end -= 1
  if (end < last || end < 0) throw new UnreadableFile('damaged')
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== entryOfDirectory) throw new UnreadableFile('damaged')
    // 0xFFFFFFFF stands for "larger than four gigabytes".
    total += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}

/**
 * Every sheet that people see and whose headings are those of a list of cases; where none is, the first with anything on
 * it. Formulas are not worked out: what the file says they came to counts.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Pick<FileContent, 'tables' | 'unused'>> {
  if (unpackedSize(bytes) > limits.unpackedBytes) throw new UnreadableFile('too-large')
  const { default: excel } = await import('exceljs')
  const workbook = new excel.Workbook()
  await workbook.xlsx.load(Buffer.from(bytes) as never).catch(() => {
    throw new UnreadableFile('damaged')
  })
  return chooseSheets(workbook)
}

function chooseSheets(workbook: Workbook): Pick<FileContent, 'tables' | 'unused'> {
  const sheets = workbook.worksheets
    .map((sheet) => ({ sheet, rows: readSheet(sheet) }))
    .filter(({ rows }) => rows.length > 0)
  const seen = sheets.filter(({ sheet }) => sheet.state === 'visible')
  const headed = seen.filter(({ rows }) => countHeadings(rows) >= 2 && takeHeadings(rows).rows.length > 0)
  const used = headed.length > 0 ? headed : seen.slice(0, 1)
  return {
    tables: used.map(({ sheet, rows }) => ({
      format: workbook.worksheets.length > 1 ? `XLSX, ${sheet.name}` : 'XLSX',
      sheet: used.length > 1 ? sheet.name : null,
      rows,
    })),
    unused: sheets
      .filter((one) => !used.includes(one))
      .map(({ sheet, rows }) => ({ name: sheet.name, rows: rows.length })),
  }
}

function readSheet(sheet: Worksheet): FileRow[] {
  if (sheet.actualRowCount === 0) return []
  if (sheet.columnCount > limits.columns * 10) throw new UnreadableFile('too-many-columns', String(limits.columns))
  const rows: FileRow[] = []
  sheet.eachRow((row, position) => {
    if (rows.length > limits.rows + 10) return
    const width = Math.min(row.cellCount, limits.columns)
    const cells = Array.from({ length: width }, (_, at) => cutCell(cellText(row.getCell(at + 1).value)))
    if (cells.some((cell) => cell !== '')) rows.push([position, cells])
  })
  return rows
}

/** As people see the cell; a date as `YYYY-MM-DD`, because how it is shown is up to the reader's settings. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value !== 'object') return String(value)
  if ('richText' in value && Array.isArray(value.richText))
    return value.richText.map((part: { text?: unknown }) => String(part.text ?? '')).join('')
  if ('text' in value) return cellText(value.text)
  if ('result' in value) return cellText(value.result)
  return ''
}
