import type { CourtDate } from '@peshi/contract/platform/dates'
import type { Language } from '@peshi/contract/platform/person'

export interface Column<Row> {
  heading: string
  kind: 'text' | 'date' | 'number'
  /** Number of characters in workbooks. In PDFs, the column's share of the page width. */
  width: number
  value: (row: Row) => string | number | CourtDate | null
}

export interface Table<Row> {
  title: string
  language: Language
  columns: readonly Column<Row>[]
  batches: AsyncIterable<Row[]>
}

export const isRightToLeft = (language: Language) => language === 'ur'
