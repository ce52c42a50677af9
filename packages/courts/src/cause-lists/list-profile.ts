import type { ColumnKind } from './columns.ts'

export interface ListProfile {
  name: string
  fits: RegExp
  columns:
    | { by: 'header' }
    /** `offsets` are points from the `anchor` word, which every page has. */
    | { by: 'anchor'; anchor: RegExp; offsets: Columns }
    /** `lefts` are points from the left edge of a page without a header row. */
    | { by: 'place'; lefts: Columns }
  /** `middle` means that cells are vertically centred. An item number may then be below the first line of its row. */
  rows: 'top' | 'middle'
  item: RegExp
  /** Matches the start of the case cell of a connected matter without an item number. */
  connected?: RegExp
  caveat?: RegExp
  headStart: RegExp
  /**
   * The named groups `court`, `judge`, `date`, `list`, `room`, `stage` and `furniture` are stored. Heading lines that
   * match no pattern become notices.
   */
  head: readonly RegExp[]
  /** Page footers, signatures and running heads, which are ignored. */
  furniture: RegExp
  /** The first group is the court's own count of matters. */
  total?: RegExp
  end?: RegExp
  hasStagesInHead?: true
  /** If false, headings inside the table are recognised by larger text. */
  hasCentredStages: boolean
  matterNote?: RegExp
  /** Matches text of full page width below a matter. The text names cases that are not listed. */
  matterTail?: RegExp
  hasNotesBelowParties: boolean
  hasCaseNotes: boolean
  advocates: 'beside-party' | 'closed-by-side' | 'around-versus'
  serviceRemark?: RegExp
}

export type Columns = readonly (readonly [ColumnKind, number])[]
