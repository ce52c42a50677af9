import { cutCell, type FileRow, type FileTable, limits, UnreadableFile } from './import-limits.ts'

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

/** The first sheet with anything on it. Formulas are not worked out: what the file says they came to counts. */
export async function readWorkbook(bytes: Uint8Array): Promise<FileTable> {
  if (unpackedSize(bytes) > limits.unpackedBytes) throw new UnreadableFile('too-large')
  const { default: excel } = await import('exceljs')
  const workbook = new excel.Workbook()
  await workbook.xlsx.load(Buffer.from(bytes) as never).catch(() => {
    throw new UnreadableFile('damaged')
  })
  for (const sheet of workbook.worksheets) {
    if (sheet.state !== 'visible' || sheet.actualRowCount === 0) continue
    if (sheet.columnCount > limits.columns * 10) throw new UnreadableFile('too-many-columns', String(limits.columns))
    const rows: FileRow[] = []
    sheet.eachRow((row, position) => {
      if (rows.length > limits.rows + 10) return
      const width = Math.min(row.cellCount, limits.columns)
      const cells = Array.from({ length: width }, (_, at) => cutCell(cellText(row.getCell(at + 1).value)))
      if (cells.some((cell) => cell !== '')) rows.push([position, cells])
    })
    const named = workbook.worksheets.length > 1 ? `XLSX, ${sheet.name}` : 'XLSX'
    if (rows.length > 0) return { format: named, rows }
  }
  throw new UnreadableFile('empty')
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
