import type { CourtDate } from '@peshi/contract/platform/dates'
import { readDate } from '../../reading/dates.ts'

/** Accepts a time after the date: `24-03-2022 10:15`. */
export const readNcltDate = (text: string | null): CourtDate | null =>
  readDate(text?.replace(/[\sT]+\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:\s*[AP]M)?$/i, ''))
