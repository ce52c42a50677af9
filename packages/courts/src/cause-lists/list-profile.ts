import type { ColumnKind } from './columns.ts'

export interface ListProfile {
  name: string
  fits: RegExp
  columns:
    | { by: 'header' }
    /**
     * `offsets` are the columns' distances, in points, from the left edge of the line that matches `anchor`. Every page
     * has such a line.
     */
    | { by: 'anchor'; anchor: RegExp; offsets: Columns }
    /**
     * For pages without a header row. `lefts` are the columns' distances, in points, from the left edge of the page.
     */
    | { by: 'place'; lefts: Columns }
  /** `middle` means that cells are centred vertically, so an item number may be below the first line of its row. */
  rows: 'top' | 'middle'
  item: RegExp
  /** Matches the start of the case cell of a connected matter that has no item number. */
  connected?: RegExp
  caveat?: RegExp
  headStart: RegExp
  /**
   * Patterns of heading lines. Their named groups are `court`, `judge`, `date`, `list`, `room`, `stage` and
   * `furniture`. A heading line that matches no pattern becomes a notice.
   */
  head: readonly RegExp[]
  /** Matches page footers, signatures and page headers, which are ignored. */
  furniture: RegExp
  /** Matches the line with the court's own count of matters. The first group is the count. */
  total?: RegExp
  end?: RegExp
  hasStagesInHead?: true
  /** If true, headings inside the table are centred. If false, they have larger letters. */
  hasCentredStages: boolean
  matterNote?: RegExp
  /** Matches a text of full page width below a matter. The cases that this text names are not matters of the list. */
  matterTail?: RegExp
  hasNotesBelowParties: boolean
  hasCaseNotes: boolean
  advocates: 'beside-party' | 'closed-by-side' | 'around-versus'
  serviceRemark?: RegExp
}

export type Columns = readonly (readonly [ColumnKind, number])[]
