import type { CourtDate } from '@peshi/contract/platform/dates'
import { readWrittenDate } from '@peshi/contract/platform/written-date'
import { PageChanged } from '../errors.ts'
import { tidy } from './text.ts'

/** Court sites write years in full: a date with two digits is none of theirs. */
const noShortYear = () => Number.NaN

/**
 * A date as the court sites write it, as `YYYY-MM-DD`: `08-09-2026`, `8th September 2026`, `24-Apr-2026`, `2026-09-08`.
 * Null for their ways to write nothing.
 * Throws `PageChanged` for every other text: an unread date must never look like no date.
 */
export function readDate(text: string | null | undefined): CourtDate | null {
  const line = tidy(text ?? '').replace(/^:\s*/, '')
  const read = readWrittenDate(line, { shortYear: noShortYear })
  if (read.kind === 'unreadable') throw new PageChanged(`Not a date as this site writes it: ${line.slice(0, 60)}`)
  return read.kind === 'date' ? read.date : null
}
