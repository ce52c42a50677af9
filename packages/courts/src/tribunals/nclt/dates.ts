import type { CourtDate } from '@peshi/contract/platform/dates'
import { readDate } from '../../reading/dates.ts'

/** `24-03-2022`, `24/03/2022`, optionally with an upload time. Throws `PageChanged` for other texts. */
export const readNcltDate = (text: string | null): CourtDate | null =>
  readDate(text?.replace(/[\sT]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:\s*[AP]M)?$/i, ''))
