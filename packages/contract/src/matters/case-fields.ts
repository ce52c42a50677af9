import { z } from 'zod'
import { CourtId } from '../platform/ids.ts'

/** The court and number of a matter's case, as lists show them. */
export const caseFields = {
  hc_name: CourtId,
  court_title: z.string(),
  unique_id: z.string(),
  unique_case_number: z.string().nullable(),
  case_type: z.string().nullable(),
  case_number: z.string().nullable(),
  case_year: z.number().nullable(),
}
