/** The longest judgments have about 1,500 pages of 3,000 characters. */
export const mostPages = 3_000
export const mostCharactersPerPage = 20_000
export const mostHeapMegabytes = 256
export const mostResidentMegabytes = 512
export const mostSeconds = 60
export const mostAnswerBytes = 32 * 1024 * 1024

export type ReadText = { kind: 'read'; pages: (string | null)[] } | { kind: 'unreadable'; problem: string }
