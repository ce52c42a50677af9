import type { CaseHit, SearchResult, UnreadRow } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { decodeEntities, textOrNull, tidy } from './text.ts'

export class NoLink extends PageChanged {}

/** Throws `NoLink` for a row that the court shows without a link to its case. */
export function requireLink<T>(found: T | null | undefined, name = 'link to the case'): T {
  if (found === null || found === undefined || found === '') throw new NoLink(`The page has no ${name}`)
  return found
}

export const isUnread = (row: object): row is UnreadRow => 'unread' in row

export const onlyRead = <T extends object>(rows: readonly (T | UnreadRow)[]): T[] =>
  rows.filter((row): row is T => !isUnread(row))

const longestWords = 500

/**
 * A row that cannot be parsed becomes an `UnreadRow` with its text. The caller must pass all rows to `requireReadable`.
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

/**
 * Throws the first unread row's error if no row could be parsed, or if more than half are `unreadable`. Rows that only
 * lack a link do not count towards this half.
 */
export function requireReadable<T extends object>(rows: (T | UnreadRow)[]): (T | UnreadRow)[] {
  const unread = rows.filter(isUnread)
  const error = unread.find((row) => row.error)?.error
  const odd = unread.filter((row) => row.unread === 'unreadable')
  if (error && (unread.length === rows.length || odd.length * 2 > rows.length)) throw error
  return rows
}

/** Throws `PageChanged` if most rows cannot be parsed. A few become `UnreadRow`. */
export const readEach = <R, T extends object>(
  rows: readonly R[],
  read: (row: R) => T,
  wordsOf: (row: R) => string,
): (T | UnreadRow)[] => requireReadable(tryEach(rows, read, wordsOf))

export function toSearchResult<T extends object>(
  rows: readonly (T | UnreadRow)[],
  toHit: (row: T) => CaseHit | UnreadRow,
): SearchResult {
  const found = rows.map((row): CaseHit | UnreadRow => (isUnread(row) ? row : toHit(row)))
  return { hits: onlyRead(found), unread: found.filter(isUnread).map(({ unread, words }) => ({ unread, words })) }
}

export const joinWords = (texts: readonly string[]) =>
  texts
    .map((text) => textOrNull(decodeEntities(text.replace(/<[^>]*>/g, ' '))))
    .filter((text) => text !== null && !/^(?:view|more details?)$/i.test(text))
    .join(' · ')

export function wordsOfFields(row: Readonly<Record<string, unknown>>, ...names: string[]): string {
  const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  return joinWords(names.map((name) => asText(row[name]))) || joinWords(Object.values(row).map(asText))
}
