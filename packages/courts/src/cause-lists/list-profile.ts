import type { ColumnKind } from './columns.ts'

export interface ListProfile {
  name: string
  fits: RegExp
  columns:
    | { by: 'header' }
    /** Offsets from a word on each page. */
    | { by: 'anchor'; anchor: RegExp; offsets: Columns }
    /** Without a header row: left edges of cells in points. */
    | { by: 'place'; lefts: Columns }
  /** `middle`: cells are vertically centred, so an item may be below its row's first line. */
  rows: 'top' | 'middle'
  item: RegExp
  /** Start of the case cell of a connected matter without its own number. */
  connected?: RegExp
  /** Start of the case cell of a row that is not a listing. */
  caveat?: RegExp
  /** First line of a heading block: court, judges, notes and list kind follow. */
  headStart: RegExp
  /**
   * Lines of a heading block. Named groups are kept: `court`, `judge`, `date`, `list` (kind), `room`, `stage`,
   * `furniture`. Other lines are notices.
   */
  head: readonly RegExp[]
  /** Page feet, signatures, running heads. */
  furniture: RegExp
  /** Line with the court's count of matters, as the first group. */
  total?: RegExp
  end?: RegExp
  hasStagesInHead?: true
  /** Headings in the table are centred; elsewhere larger text marks them. */
  hasCentredStages: boolean
  /** A centred line that belongs to the matter above. */
  matterNote?: RegExp
  /** First line of full-width text of the matter above: other, unlisted cases. */
  matterTail?: RegExp
  /** Notes follow the respondent in the party column after extra space. */
  hasNotesBelowParties: boolean
  /** Text after the number in the case cell is a note. */
  hasCaseNotes: boolean
  advocates: 'beside-party' | 'closed-by-side' | 'around-versus'
  /** Remarks in the advocates' cell that are not names. */
  serviceRemark?: RegExp
}

export type Columns = readonly (readonly [ColumnKind, number])[]
