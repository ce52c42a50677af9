/** What one document may take. The longest judgments have some 1,500 pages of 3,000 characters. */
export const mostPages = 3_000
export const mostCharactersPerPage = 20_000
export const mostHeapMegabytes = 256
export const mostResidentMegabytes = 512
export const mostSeconds = 60
/** Of what the reading process answers. */
export const mostAnswerBytes = 32 * 1024 * 1024

/** What reading a document gave: its pages in order, null for a page that is a picture, or why there are none. */
export type ReadText = { kind: 'read'; pages: (string | null)[] } | { kind: 'unreadable'; problem: string }
