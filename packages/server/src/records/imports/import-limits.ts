import { mostImportRows, type UnusedSheet } from '@peshi/contract/records/imports'

/** What a file may hold. Nobody's list of cases has more; what has is not a list of cases. */
export const limits = {
  rows: mostImportRows,
  columns: 100,
  /** A longer cell is cut, and its row is faulty. */
  cell: 2_000,
  /** What an XLSX says it unpacks to. */
  unpackedBytes: 200 * 1024 * 1024,
}

/** Marks the end of a cell that was cut: nobody types it. */
export const cutMark = '\u2026\u2063'

export const cutCell = (text: string) => {
  const clean = text.replaceAll('\0', '').toWellFormed().trim()
  return clean.length > limits.cell ? clean.slice(0, 200) + cutMark : clean
}

export type FileProblem =
  | 'empty'
  | 'not-a-table'
  | 'password'
  | 'old-excel'
  | 'web-page'
  | 'no-records'
  | 'broken-json'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'open-quote'
  | 'too-large'
  | 'damaged'

/** A file that can't be brought in: the code of its sentence, with what the sentence needs. */
export class UnreadableFile extends Error {
  readonly code: FileProblem
  readonly detail: string
  constructor(code: FileProblem, detail = '') {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** A row as the file has it: its number as a spreadsheet shows it, and its cells. */
export type FileRow = [position: number, cells: string[]]

export interface FileTable {
  /** For people: `CSV, UTF-16, semicolons`. */
  format: string
  /** The name of its sheet where the file has several tables. */
  sheet: string | null
  rows: FileRow[]
}

/** The content of a file: at least one table, and the sheets that were not read as tables. */
export interface FileContent {
  isCnrList: boolean
  tables: FileTable[]
  unused: UnusedSheet[]
}
