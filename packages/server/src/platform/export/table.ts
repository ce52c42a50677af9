import type { CourtDate } from '@peshi/contract/platform/dates'

export interface Column<Row> {
  heading: string
  kind: 'text' | 'date' | 'number'
  /** In workbooks, a number of characters. In PDFs, the columns share the page width in proportion to this number. */
  width: number
  value: (row: Row) => string | number | CourtDate | null
}

export interface Table<Row> {
  title: string
  columns: readonly Column<Row>[]
  batches: AsyncIterable<Row[]>
}
