import type { ReadingProblem } from '@peshi/contract/matters/documents'

/** What one document may take. Beyond these pages it is kept and shown, and not searched. */
export const mostPages = 2_000
export const mostCharactersPerPage = 20_000
export const mostHeapMegabytes = 256
export const mostResidentMegabytes = 512
export const mostSeconds = 240
/** Of what the reading process answers. */
export const mostAnswerBytes = 32 * 1024 * 1024
/** What the words of a Word document unpack to. */
export const mostUnpackedBytes = 64 * 1024 * 1024

/** What is known of a document before its words: the first line of the answer. */
export interface ReadHead {
  pages: number
  hasScripts: boolean
  problem: ReadingProblem | null
}

/** Pages in order; null for one that is a picture. */
export interface ReadDocument extends ReadHead {
  texts: (string | null)[]
}

export type ReadingKind = 'pdf' | 'docx' | 'odt' | 'text'

const readingKinds: Record<string, ReadingKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'text',
  'text/csv': 'text',
}

export const readingKindOf = (mediaType: string): ReadingKind | null => readingKinds[mediaType] ?? null

/** Whether there is text in such a file that we can read. */
export const isReadable = (mediaType: string) => mediaType in readingKinds
