// The messages between the server and the process that reads, prepares and joins the PDFs of a bundle.

export type Corner = 'top-right' | 'top-center' | 'bottom-right' | 'bottom-center'

/** Points. The paper is upright; a page that lies across keeps lying across. */
export interface PaperSize {
  width: number
  height: number
}

export interface PageForm {
  /** Null keeps each page as large as it is. */
  paper: PaperSize | null
  corner: Corner
  /** Points. */
  letters: number
}

/** The properties of a paper that a registry checks. */
export interface PdfFacts {
  bytes: number
  isEncrypted: boolean
  bookmarks: number
  /** Sizes of the pages as they are shown, in points, and how many pages have each. */
  sizes: (PaperSize & { pages: number })[]
  /** The pages without text, from 1. */
  pagesWithoutText: number[]
}

export type Measured =
  | { kind: 'read'; pages: number; facts?: PdfFacts | undefined }
  | { kind: 'unreadable'; problem: 'locked' | 'damaged' | 'too-long' }

/** Some pages of a paper, in the form of the bundle, as a PDF of their own. */
export interface Chunk {
  path: string
  /** The bytes that each page adds to a file. */
  weights: number[]
  /** The bytes that several of the pages use, such as fonts. A file that begins inside the chunk has them again. */
  shared: number
  /** The pages without text, from 0, before their numbers were written. Empty unless they were looked for. */
  withoutText: number[]
  /** The largest distance of a page’s side from the paper, in points. */
  offSize: number
}

export interface PagesOf {
  path: string
  from: number
  pages: number
}

export interface Mark {
  title: string
  page: number
  children?: Mark[]
}

export interface Preparing extends PagesOf {
  /** A file with the recognised pages, as JSON. */
  layer?: string | undefined
  firstNumber: number
  form: PageForm
  /** False removes comments and highlights of readers. Signatures and rubber stamps stay. */
  keepsMarkup: boolean
  looksForText: boolean
  /** The beginning of the names of the chunks. A chunk that is there is not made again. */
  out: string
}

export interface Joining {
  out: string
  title: string
  /** The pages before the papers. Their links `part:<n>` lead to `targets[n]`. */
  front: string
  /** Numbers the front with the papers. Null gives it Roman page labels, and the papers begin at `firstNumber`. */
  frontForm: PageForm | null
  firstNumber: number
  parts: PagesOf[]
  /** Positions in the file. A link to a part of another file is removed. */
  targets: (number | null)[]
  marks: Mark[]
}

export type Task =
  | { kind: 'measure'; paths: string[]; isDetailed: boolean }
  | ({ kind: 'prepare' } & Preparing)
  | ({ kind: 'join' } & Joining)

export type Answer =
  | { kind: 'measured'; documents: Measured[] }
  | { kind: 'prepared'; chunks: Chunk[] }
  | { kind: 'damaged' }
  | { kind: 'joined'; size: number; pages: number }
