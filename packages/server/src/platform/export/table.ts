import type { CourtDate } from '@peshi/contract/platform/dates'

/** A column of a file that people take out of the application. */
export interface Column<Row> {
  heading: string
  kind: 'text' | 'date' | 'number'
  /** In characters, for workbooks, and as its share of a page's width. */
  width: number
  /** Dates as `YYYY-MM-DD`. */
  value: (row: Row) => string | number | CourtDate | null
}

/** What is to be written, whichever the file's form. Rows come in batches, so that no file needs them all at once. */
export interface Table<Row> {
  title: string
  columns: readonly Column<Row>[]
  batches: AsyncIterable<Row[]>
}
