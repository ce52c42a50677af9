import type { ColumnKind } from './columns.ts'

export interface ListProfile {
  name: string
  fits: RegExp
  columns:
    | { by: 'header' }
    /**
     * `offsets` are distances in points from the left edge of the line that matches `anchor`. Every page has such a
     * line.
     */
    | { by: 'anchor'; anchor: RegExp; offsets: Columns }
    /** For pages without a header row. `lefts` are distances in points from the left edge of the page. */
    | { by: 'place'; lefts: Columns }
  /** `middle`: cells are centred vertically, so an item number may be below the first line of its row. */
  rows: 'top' | 'middle'
  item: RegExp
  /** Start of the case cell of a connected matter without an item number. */
  connected?: RegExp
  caveat?: RegExp
  headStart: RegExp
  /**
   * Heading lines, with the named groups `court`, `judge`, `date`, `list`, `room`, `stage` and `furniture`. A heading
   * line that matches no pattern becomes a notice.
   */
  head: readonly RegExp[]
  /** Page headers, page footers and signatures, which are ignored. */
  furniture: RegExp
  /** Line with the court's own count of matters. The first group is the count. */
  total?: RegExp
  end?: RegExp
  hasStagesInHead?: true
  /** True if headings inside the table are centred, false if they have larger letters. */
  hasCentredStages: boolean
  /** True if a matter's stage is all headings above it, false if it is only the last one. */
  hasNestedStages: boolean
  matterNote?: RegExp
  /** Text of full page width below a matter. The cases in this text are not matters of the list. */
  matterTail?: RegExp
  hasNotesBelowParties: boolean
  hasCaseNotes: boolean
  advocates: 'beside-party' | 'closed-by-side' | 'around-versus'
  serviceRemark?: RegExp
}

export type Columns = readonly (readonly [ColumnKind, number])[]
