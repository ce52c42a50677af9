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
  /** May be a past date, so check it before use as the next hearing. */
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

export function nextHearingDate(details: SciDetails, today: CourtDate): CourtDate | null {
  if (details.disposed) return null
  const dates = [details.tentativeListingDate, details.lastListedOn]
  return dates.find((date): date is CourtDate => date !== null && date >= today) ?? null
}
