import type { RecognisedPage } from './recognition.ts'

export const mostHeapMegabytes = 512
export const mostResidentMegabytes = 1400
/** A page takes some 5 seconds of a core, but work of the lowest priority gets little of a busy one. */
export const mostSeconds = 600
export const mostAnswerBytes = 16 * 1024 * 1024
export const mostPages = 3_000
/** A page of A3 with 250 dots an inch. */
export const mostDots = 12_000_000
/** Dots of one picture inside a PDF. A page whose picture has more is not drawn. */
export const mostDotsOfPicture = 100_000_000

export type RecognisedLanguage = 'eng' | 'hin'

export interface Task {
  /** Null: only opens the file. */
  page: number | null
  languages: readonly RecognisedLanguage[]
  tesseract: string | null
}

export type FileProblem = 'encrypted' | 'broken' | 'too-large' | 'too-slow'

export type Answer =
  | { kind: 'opened'; pages: number }
  | { kind: 'refused'; problem: FileProblem }
  | { kind: 'page'; page: RecognisedPage }
