import { chooseTables } from './choose-tables.ts'
import { cutCell, type FileContent, type FileRow, limits, UnreadableFile } from './import-limits.ts'

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50

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
    total += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}

/**
 * Returns the sheets with the headings of a case list, or else the largest sheet. A formula gives its stored result.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Pick<FileContent, 'tables' | 'unused'>> {
  if (unpackedSize(bytes) > limits.unpackedBytes) throw new UnreadableFile('too-large')
  const { default: readSheets } = await import('read-excel-file/node')
  const sheets = await readSheets(Buffer.from(bytes)).catch(() => {
    throw new UnreadableFile('damaged')
  })
  const { used, unused } = chooseTables(sheets.map(({ sheet, data }) => ({ name: sheet, rows: readRows(data) })))
  return {
    tables: used.map(({ name, rows }) => ({
      format: sheets.length > 1 ? `XLSX, ${name}` : 'XLSX',
      sheet: used.length > 1 ? name : null,
      rows,
    })),
    unused,
  }
}

function readRows(data: readonly (readonly unknown[])[]): FileRow[] {
  const rows: FileRow[] = []
  for (const [at, row] of data.entries()) {
    const cells = row.map((value) => cutCell(cellText(value)))
    const width = cells.findLastIndex((cell) => cell !== '') + 1
    if (width > limits.columns) throw new UnreadableFile('too-many-columns', String(limits.columns))
    if (width > 0) rows.push([at + 1, cells.slice(0, width)])
  }
  return rows
}

const cellText = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value === null || value === undefined ? '' : String(value)
