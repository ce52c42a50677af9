import { mostImportRows, type UnusedSheet } from '@peshi/contract/records/imports'
import { storableText } from '../../platform/storable-text.ts'

export const limits = {
  rows: mostImportRows,
  columns: 100,
  cell: 2_000,
  unpackedBytes: 200 * 1024 * 1024,
}

export const cutMark = '\u2026\u2063'

export const cutCell = (text: string) => {
  const clean = storableText(text).trim()
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

export class UnreadableFile extends Error {
  readonly code: FileProblem
  readonly detail: string
  constructor(code: FileProblem, detail = '') {
    super(code)
    this.code = code
    this.detail = detail
  }
}

export type FileRow = [position: number, cells: string[]]

export interface FileTable {
  format: string
  sheet: string | null
  rows: FileRow[]
}

export interface FileContent {
  isCnrList: boolean
  tables: FileTable[]
  unused: UnusedSheet[]
}
