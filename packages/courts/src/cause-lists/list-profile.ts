import type { ColumnKind } from './columns.ts'

export interface ListProfile {
  name: string
  fits: RegExp
  columns:
    | { by: 'header' }
    /** Columns at fixed offsets from a word that every page has. */
    | { by: 'anchor'; anchor: RegExp; offsets: Columns }
    /** For pages without a header row: left edges of the columns, in points. */
    | { by: 'place'; lefts: Columns }
  /** `middle`: cells are vertically centred, so an item number may be below the first line of its row. */
  rows: 'top' | 'middle'
  item: RegExp
  /** Text that begins the case cell of a connected matter without a number of its own. */
  connected?: RegExp
  /** Text that begins the case cell of a row that is not a listing, such as a caveat. */
  caveat?: RegExp
  /** First line of a heading block. The block names the court, judges, notes and kind of list. */
  headStart: RegExp
  /**
   * Patterns for the lines of a heading block. Their named groups are stored: `court`, `judge`, `date`, `list` (kind),
   * `room`, `stage`, `furniture`. Lines that match no pattern become notices.
   */
  head: readonly RegExp[]
  /** Lines to ignore: page footers, signatures, running heads. */
  furniture: RegExp
  /** Line with the court's own count of matters. The count is the first group. */
  total?: RegExp
  end?: RegExp
  hasStagesInHead?: true
  /** True if headings inside the table are centred. Otherwise they are recognised by larger text. */
  hasCentredStages: boolean
  /** A centred line that belongs to the matter above it. */
  matterNote?: RegExp
  /** First line of full-width text that belongs to the matter above it and names other, unlisted cases. */
  matterTail?: RegExp
  /** True if the party column has notes below the respondent, after extra space. */
  hasNotesBelowParties: boolean
  /** True if text after the number in the case cell is a note. */
  hasCaseNotes: boolean
  advocates: 'beside-party' | 'closed-by-side' | 'around-versus'
  /** Remarks in the advocates' cell that are not names of advocates. */
  serviceRemark?: RegExp
}

export type Columns = readonly (readonly [ColumnKind, number])[]
