import type { CourtDate } from '@peshi/contract/platform/dates'
import { readWrittenDate } from '@peshi/contract/platform/written-date'
import { PageChanged } from '../errors.ts'
import { tidy } from './text.ts'

/** Rejects two-digit years, which court sites do not use. */
const noShortYear = () => Number.NaN

/**
 * Parses a court site's date to `YYYY-MM-DD`: `08-09-2026`, `8th September 2026`, `24-Apr-2026`, `2026-09-08`. Null for
 * texts that mean "none". Throws `PageChanged` for any other text, so that an unknown date format is not mistaken for
 * "none".
 */
export function readDate(text: string | null | undefined): CourtDate | null {
  const line = tidy(text ?? '').replace(/^:\s*/, '')
  const read = readWrittenDate(line, { shortYear: noShortYear })
  if (read.kind === 'unreadable') throw new PageChanged(`Not a date as this site writes it: ${line.slice(0, 60)}`)
  return read.kind === 'date' ? read.date : null
}
