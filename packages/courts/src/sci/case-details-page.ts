import type { CourtDate } from '@peshi/contract/platform/dates'

export interface SciDetails {
  diaryNumber: string
  diaryYear: string
  filedOn: CourtDate | null
  filedAt: string | null
  section: string | null
  caseNumber: string | null
  registeredOn: CourtDate | null
  verifiedOn: CourtDate | null
  otherNumbers: string[]
  cnr: string | null
  /** May be a past date, so it must not be used as the next hearing without a check. */
  lastListedOn: CourtDate | null
  judges: string[]
  tentativeListingDate: CourtDate | null
  status: string
  disposed: boolean
  disposalType: string | null
  category: string | null
  act: string | null
  petitioners: SciParty[]
  respondents: SciParty[]
  petitionerAdvocates: string[]
  respondentAdvocates: string[]
}

export interface SciParty {
  serial: string
  name: string
}

/**
 * Returns `tentativeListingDate` or, if it is missing or before `today`, `lastListedOn`. Returns null if neither is on
 * or after `today`, or if the case is disposed.
 */
export function nextHearingDate(details: SciDetails, today: CourtDate): CourtDate | null {
  if (details.disposed) return null
  const dates = [details.tentativeListingDate, details.lastListedOn]
  return dates.find((date): date is CourtDate => date !== null && date >= today) ?? null
}
