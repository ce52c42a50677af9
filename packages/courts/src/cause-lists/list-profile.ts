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
  /** In `middle`, cells are vertically centred, so an item number may be below the first line of its row. */
  rows: 'top' | 'middle'
  item: RegExp
  /** Matches the start of the case cell of a connected matter without an item number. */
  connected?: RegExp
  caveat?: RegExp
  headStart: RegExp
  /**
   * Named groups are stored: `court`, `judge`, `date`, `list`, `room`, `stage`, `furniture`. Heading lines that match
   * no pattern become notices.
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
  /** Matches full-width text below a matter that names other, unlisted cases. */
  matterTail?: RegExp
  hasNotesBelowParties: boolean
  hasCaseNotes: boolean
  advocates: 'beside-party' | 'closed-by-side' | 'around-versus'
  serviceRemark?: RegExp
}

export type Columns = readonly (readonly [ColumnKind, number])[]
