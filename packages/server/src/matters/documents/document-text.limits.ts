import type { ReadingProblem } from '@peshi/contract/matters/documents'

/** Later pages are shown, but search does not find them. */
export const mostPages = 2_000
export const mostCharactersPerPage = 20_000
/** Paragraphs, runs, cells and drawings of a Word document. A browser would draw more of them for many seconds. */
export const mostWordParts = 60_000
export const mostHeapMegabytes = 256
export const mostResidentMegabytes = 512
export const mostSeconds = 240
export const mostAnswerBytes = 32 * 1024 * 1024
export const mostUnpackedBytes = 64 * 1024 * 1024

export interface ReadHead {
  pages: number
  hasScripts: boolean
  problem: ReadingProblem | null
}

export interface ReadDocument extends ReadHead {
  texts: (string | null)[]
}

export type ReadingKind = 'pdf' | 'docx' | 'odt' | 'text'

/** Photographs and scans that can be recognised. Each is one page without a text layer. */
const photos = ['image/jpeg', 'image/png', 'image/webp', 'image/heic']

const readingKinds: Record<string, ReadingKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'text',
  'text/csv': 'text',
}

export const readingKindOf = (mediaType: string): ReadingKind | null => readingKinds[mediaType] ?? null

export const isPhoto = (mediaType: string) => photos.includes(mediaType)

/** Pages of other documents without text, such as an empty page of a Word document, are not pictures. */
export const isRecognisable = (mediaType: string) => mediaType === 'application/pdf' || isPhoto(mediaType)

export const isReadable = (mediaType: string) => mediaType in readingKinds || isPhoto(mediaType)
