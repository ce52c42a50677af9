import type { CourtDate } from '@peshi/contract/platform/dates'
import { readDate } from '../../reading/dates.ts'

/** Reads `24-03-2022` or `24/03/2022`. A time of upload may follow. Throws `PageChanged` for other texts. */
export const readNcltDate = (text: string | null): CourtDate | null =>
  readDate(text?.replace(/[\sT]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:\s*[AP]M)?$/i, ''))
