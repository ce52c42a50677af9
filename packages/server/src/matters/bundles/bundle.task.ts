export type Measured =
  | { kind: 'read'; pages: number }
  | { kind: 'unreadable'; problem: 'locked' | 'damaged' | 'too-long' }

export interface Piece {
  path: string
  from: number
  pages: number
  title: string
  /** A file with the recognised pages, as JSON. */
  layer?: string | undefined
}

export type Task =
  | { kind: 'measure'; paths: string[] }
  | { kind: 'assemble'; index: string; pieces: Piece[]; out: string }

export type Answer = { kind: 'measured'; documents: Measured[] } | { kind: 'assembled'; size: number; pages: number }
