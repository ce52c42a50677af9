import type { CourtDate } from '@peshi/contract/platform/dates'
import { readWrittenDate } from '@peshi/contract/platform/written-date'
import { PageChanged } from '../errors.ts'
import { tidy } from './text.ts'

const noShortYear = () => Number.NaN

/**
 * Null only for texts that mean "no date". Other unreadable texts throw `PageChanged`, so that a new date format does
 * not look like "no date".
 */
export function readDate(text: string | null | undefined): CourtDate | null {
  const line = tidy(text ?? '').replace(/^:\s*/, '')
  const read = readWrittenDate(line, { shortYear: noShortYear })
  if (read.kind === 'unreadable') throw new PageChanged(`Not a date as this site writes it: ${line.slice(0, 60)}`)
  return read.kind === 'date' ? read.date : null
}
