import type { CaseHit, SearchResult, UnreadRow } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { decodeEntities, textOrNull, tidy } from './text.ts'

/** A row lacks the link or key that opens its case. */
export class NoLink extends PageChanged {}

/** Returns the link. If it is missing, throws `NoLink` with its name. */
export function requireLink<T>(found: T | null | undefined, name = 'link to the case'): T {
  if (found === null || found === undefined || found === '') throw new NoLink(`The page has no ${name}`)
  return found
}

export const isUnread = (row: object): row is UnreadRow => 'unread' in row

export const onlyRead = <T extends object>(rows: readonly (T | UnreadRow)[]): T[] =>
  rows.filter((row): row is T => !isUnread(row))

const longestWords = 500

/**
 * Reads rows one by one. For a row that cannot be parsed, keeps its text. Never throws `PageChanged`, so that parts of
 * a result can be checked together later by `requireReadable`.
 */
export function tryEach<R, T extends object>(
  rows: readonly R[],
  read: (row: R) => T,
  wordsOf: (row: R) => string,
): (T | UnreadRow)[] {
  return rows.map((row) => {
    try {
      return read(row)
    } catch (error) {
      if (!(error instanceof PageChanged)) throw error
      return {
        unread: error instanceof NoLink ? 'no-link' : 'unreadable',
        words: tidy(wordsOf(row)).slice(0, longestWords),
        error,
      }
    }
  })
}

/** Returns the rows. Throws the first `PageChanged` if no row could be parsed, or if most rows have another form. */
export function requireReadable<T extends object>(rows: (T | UnreadRow)[]): (T | UnreadRow)[] {
  const unread = rows.filter(isUnread)
  const error = unread.find((row) => row.error)?.error
  const odd = unread.filter((row) => row.unread === 'unreadable')
  if (error && (unread.length === rows.length || odd.length * 2 > rows.length)) throw error
  return rows
}

/** Reads the rows of a whole search result. Throws the same errors as `requireReadable`. */
export const readEach = <R, T extends object>(
  rows: readonly R[],
  read: (row: R) => T,
  wordsOf: (row: R) => string,
): (T | UnreadRow)[] => requireReadable(tryEach(rows, read, wordsOf))

/** Separates rows that can be opened from rows that cannot. `toHit` may also return an unread row. */
export function toSearchResult<T extends object>(
  rows: readonly (T | UnreadRow)[],
  toHit: (row: T) => CaseHit | UnreadRow,
): SearchResult {
  const found = rows.map((row): CaseHit | UnreadRow => (isUnread(row) ? row : toHit(row)))
  return { hits: onlyRead(found), unread: found.filter(isUnread).map(({ unread, words }) => ({ unread, words })) }
}

/** Joins the texts of a row. Leaves out empty texts and the label of the link. */
export const joinWords = (texts: readonly string[]) =>
  texts
    .map((text) => textOrNull(decodeEntities(text.replace(/<[^>]*>/g, ' '))))
    .filter((text) => text !== null && !/^(?:view|more details?)$/i.test(text))
    .join(' · ')

/** Returns the text of a JSON row: the named fields, or all fields if the named ones are empty. */
export function wordsOfFields(row: Readonly<Record<string, unknown>>, ...names: string[]): string {
  const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  return joinWords(names.map((name) => asText(row[name]))) || joinWords(Object.values(row).map(asText))
}
