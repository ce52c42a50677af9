import { readCnrList } from './cnr-list.ts'
import { decodeText } from './decode-text.ts'
import { type FileContent, type FileTable, limits, UnreadableFile } from './import-limits.ts'
import { type Delimiter, delimiterNames, findDelimiter, parseCsv } from './parse-csv.ts'
import { parseJson, readJson } from './read-json.ts'
import { readWorkbook } from './read-workbook.ts'

const startsWith = (bytes: Uint8Array, ...marks: number[]) => marks.every((mark, at) => bytes[at] === mark)

/** Detects the format by the content, because file names can be wrong. Throws `UnreadableFile`. */
export async function readImportFile(bytes: Uint8Array): Promise<FileContent> {
  if (bytes.byteLength === 0) throw new UnreadableFile('empty')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return checked({ isCnrList: false, ...(await readWorkbook(bytes)) })
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw oldWorkbook(bytes)
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new UnreadableFile('not-a-table')
  const { text: decoded, encoding } = decodeText(bytes)
  const text = decoded.replace(/^\uFEFF/, '')
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) throw new UnreadableFile('web-page')
  if (hasControls(text)) throw new UnreadableFile('not-a-table')
  const list = readCnrList(text)
  if (list) return { isCnrList: true, tables: [list], unused: [] }
  const json = parseJson(text)
  if (json !== undefined) return checked({ isCnrList: false, ...readJson(json) })
  if (/^\s*[[{]\s*["{[]/.test(text)) throw new UnreadableFile('broken-json')
  const said = /^sep=(.)\r?\n/i.exec(text)
  const table = said ? text.slice(said[0].length) : text
  const delimiter = delimiterOf(said?.[1]) ?? findDelimiter(table)
  const rows = parseCsv(table, delimiter)
  const only: FileTable = { format: `CSV, ${encoding}, ${delimiterNames[delimiter]}`, sheet: null, rows }
  return checked({ isCnrList: false, tables: [only], unused: [] })
}

const delimiterOf = (mark: string | undefined): Delimiter | undefined =>
  mark !== undefined && mark in delimiterNames ? (mark as Delimiter) : undefined

function checked(file: FileContent): FileContent {
  const rows = file.tables.reduce((sum, table) => sum + table.rows.length, 0)
  if (rows === 0) throw new UnreadableFile('empty')
  if (rows > limits.rows + 10) throw new UnreadableFile('too-many-rows', String(limits.rows))
  return file
}

/** An OLE container is an old Excel file (`.xls`), or a new one with a password. */
function oldWorkbook(bytes: Uint8Array) {
  const locked = Buffer.from('EncryptedPackage', 'utf16le')
  return new UnreadableFile(Buffer.from(bytes).includes(locked) ? 'password' : 'old-excel')
}

/** Spreadsheet text has no control characters except tabs and line ends. Up to 1% of others is accepted. */
const hasControls = (text: string) => {
  const sample = text.slice(0, 4096)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters
  return (sample.match(/[\u0001-\u0008\u000e-\u001f]/g) ?? []).length > sample.length / 100
}
