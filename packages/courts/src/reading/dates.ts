import type { CourtDate } from '@peshi/contract/platform/dates'
import { readWrittenDate } from '@peshi/contract/platform/written-date'
import { PageChanged } from '../errors.ts'
import { tidy } from './text.ts'

const noShortYear = () => Number.NaN

/**
 * Returns null only for texts that mean "no date". Any other unreadable text throws `PageChanged`, because a new date
 * format must not look like "no date".
 */
export function readDate(text: string | null | undefined): CourtDate | null {
  const line = tidy(text ?? '').replace(/^:\s*/, '')
  const read = readWrittenDate(line, { shortYear: noShortYear })
  if (read.kind === 'unreadable') throw new PageChanged(`Not a date as this site writes it: ${line.slice(0, 60)}`)
  return read.kind === 'date' ? read.date : null
}
