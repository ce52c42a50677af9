import { inflateRawSync } from 'node:zlib'
import { chooseTables } from './choose-tables.ts'
import { cutCell, type FileContent, type FileRow, limits, UnreadableFile } from './import-limits.ts'

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50

interface Entry {
  name: string
  method: number
  packed: number
  unpacked: number
  at: number
}

export const unpackedSize = (bytes: Uint8Array): number =>
  listEntries(bytes).reduce((sum, { unpacked }) => sum + unpacked, 0)

function listEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.byteLength - 22
  const last = Math.max(end - 65_535, 0)
  while (end >= last && view.getUint32(end, true) !== endOfDirectory) end -= 1
  if (end < last || end < 0) throw new UnreadableFile('damaged')
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const found: Entry[] = []
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== entryOfDirectory) throw new UnreadableFile('damaged')
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))).toString('utf8')
    found.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}

function readEntry(bytes: Uint8Array, { method, packed, at }: Entry): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const content = bytes.subarray(from, from + packed)
  return Buffer.from(method === 8 ? inflateRawSync(content) : content).toString('utf8')
}

/**
 * Cells with an error, or with a formula whose result is not stored, by sheet and address. The reader of workbooks gives
 * both as empty cells.
 */
function cellsWithoutValue(bytes: Uint8Array): Map<string, Map<string, string>> {
  const entries = new Map(listEntries(bytes).map((entry) => [entry.name, entry]))
  const read = (name: string) => {
    const entry = entries.get(name)
    return entry ? readEntry(bytes, entry) : ''
  }
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const targets = new Map(
    [...read('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  const sheets = [...read('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([tag]) => tag)
  return new Map(
    sheets.map((tag) => {
      const cells = new Map<string, string>()
      for (const [, head = '', inner = ''] of read(targets.get(attribute(tag, 'r:id')) ?? '').matchAll(
        /<(?:\w+:)?c\b([^>]*[^/])>(.*?)<\/(?:\w+:)?c>/gs,
      )) {
        const value = /<(?:\w+:)?v>([^<]*)</.exec(inner)?.[1]
        const hasValue = /<(?:\w+:)?v\b/.test(inner)
        const isError = attribute(head, 't') === 'e'
        const hasFormula = /<(?:\w+:)?f\b/.test(inner)
        if (isError || (hasFormula && !hasValue)) cells.set(attribute(head, 'r'), value || '#N/A')
      }
      return [unescapeXml(attribute(tag, 'name')), cells]
    }),
  )
}

const unescapeXml = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '',
  )

const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26)

/**
 * Returns the sheets with the headings of a case list, or else the largest sheet. A formula gives its stored result.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Pick<FileContent, 'tables' | 'unused'>> {
  if (unpackedSize(bytes) > limits.unpackedBytes) throw new UnreadableFile('too-large')
  const { default: readSheets } = await import('read-excel-file/node')
  const sheets = await readSheets(Buffer.from(bytes)).catch(() => {
    throw new UnreadableFile('damaged')
  })
  const empty = cellsWithoutValue(bytes)
  const { used, unused } = chooseTables(
    sheets.map(({ sheet, data }) => ({ name: sheet, rows: readRows(data, empty.get(sheet)) })),
  )
  return {
    tables: used.map(({ name, rows }) => ({
      format: sheets.length > 1 ? `XLSX, ${name}` : 'XLSX',
      sheet: used.length > 1 ? name : null,
      rows,
    })),
    unused,
  }
}

function readRows(data: readonly (readonly unknown[])[], empty: ReadonlyMap<string, string> = new Map()): FileRow[] {
  const rows: FileRow[] = []
  for (const [at, row] of data.entries()) {
    const cells = row.map((value, column) => cutCell(cellText(value ?? empty.get(`${columnName(column)}${at + 1}`))))
    const width = cells.findLastIndex((cell) => cell !== '') + 1
    if (width > limits.columns) throw new UnreadableFile('too-many-columns', String(limits.columns))
    if (width > 0) rows.push([at + 1, cells.slice(0, width)])
  }
  return rows
}

const cellText = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value === null || value === undefined ? '' : String(value)
