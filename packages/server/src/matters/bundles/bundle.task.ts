/** How many pages a document has, or why they can't be had. */
export type Measured =
  | { kind: 'read'; pages: number }
  | { kind: 'unreadable'; problem: 'locked' | 'damaged' | 'too-long' }

/** Pages of a document that lies in the work folder. */
export interface Piece {
  path: string
  /** From 0. */
  from: number
  pages: number
  /** As bookmarks call it. */
  title: string
}

export type Task =
  | { kind: 'measure'; paths: string[] }
  /** `index`: the PDF whose links `part:<n>` lead to the pieces by their number. */
  | { kind: 'assemble'; index: string; pieces: Piece[]; out: string }

export type Answer = { kind: 'measured'; documents: Measured[] } | { kind: 'assembled'; size: number; pages: number }
