import type { ColumnKind } from './columns.ts'

/** How one court lays out its printed lists. The engine (`read-list.ts`) is the same for all. */
export interface ListProfile {
  name: string
  /** Words on the first pages that only lists of this layout have. */
  fits: RegExp
  columns:
    | { by: 'header' }
    /** Offsets from the left of a word that stands on each page. */
    | { by: 'anchor'; anchor: RegExp; offsets: Columns }
    /** Without a header row: where cells begin, in points. */
    | { by: 'place'; lefts: Columns }
  /** `middle`: the cells of a row are centred vertically, so a row's item may stand below its first line. */
  rows: 'top' | 'middle'
  /** The first column of a matter with a number of its own. */
  item: RegExp
  /** The start of the case cell of a matter that is heard with the one above and has no number of its own. */
  connected?: RegExp
  /** The same of a row that is no listing. */
  caveat?: RegExp
  /** The first line of a page that begins a heading: court, judges, notes and list kind follow. */
  headStart: RegExp
  /**
   * Lines of a heading. Named groups are kept: `court`, `judge`, `date`, `list` (kind), `room`, `stage`, `furniture`.
   * All other lines of a heading are notices.
   */
  head: readonly RegExp[]
  /** Lines that belong to nothing: page feet, signatures, running heads. */
  furniture: RegExp
  /** A line of a heading with the court's own count of its matters, as the first group. */
  total?: RegExp
  /** What stands below the last matter of each heading. */
  end?: RegExp
  /** Large letters between the judges and the first matter name what is listed. */
  hasStagesInHead?: true
  /** Headings within the table are centred lines; larger letters tell them everywhere. */
  hasCentredStages: boolean
  /** A centred line that belongs to the matter above. */
  matterNote?: RegExp
  /** The first line of a text over the full width that belongs to the matter above: other cases, not listed. */
  matterTail?: RegExp
  /** What stands below the respondent in the party column, told by the space above it. */
  hasNotesBelowParties: boolean
  /** Does text behind the number in the case cell say something of the matter? */
  hasCaseNotes: boolean
  advocates: 'beside-party' | 'closed-by-side' | 'around-versus'
  /** Remarks in the advocates' cell that are nobody's name. */
  serviceRemark?: RegExp
}

export type Columns = readonly (readonly [ColumnKind, number])[]
