import type { CourtDate } from '@peshi/contract/platform/dates'

export interface Column<Row> {
  heading: string
  kind: 'text' | 'date' | 'number'
  /** Characters in workbooks, a share of the page width in PDFs. */
  width: number
  value: (row: Row) => string | number | CourtDate | null
}

export interface Table<Row> {
  title: string
  columns: readonly Column<Row>[]
  batches: AsyncIterable<Row[]>
}
