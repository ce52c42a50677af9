import type { CourtDate } from '@peshi/contract/platform/dates'

/** Everything that the details of a Supreme Court case show. Absent is null; dates are `YYYY-MM-DD`. */
export interface SciDetails {
  diaryNumber: string
  diaryYear: string
  filedOn: CourtDate | null
  /** `04:22 PM`. */
  filedAt: string | null
  section: string | null
  /** `SLP(C) No. 000001 - / 2024`; null before registration. Of several the first. */
  caseNumber: string | null
  registeredOn: CourtDate | null
  verifiedOn: CourtDate | null
  otherNumbers: string[]
  cnr: string | null
  /** The last listing, past or to come: not the next hearing (see `nextHearingDate`). */
  lastListedOn: CourtDate | null
  judges: string[]
  /** "Computer generated": likely, not fixed. */
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
  /** `1`, and `1.1` for those who came in a party's place. */
  serial: string
  name: string
}

/**
 * The next hearing on a day: the tentative date while it is today or later, else for a pending case the listed date
 * while that is; a disposed case has none. The last-listed date of a case is never its next hearing once past.
 */
export function nextHearingDate(details: SciDetails, today: CourtDate): CourtDate | null {
  if (details.disposed) return null
  const dates = [details.tentativeListingDate, details.lastListedOn]
  return dates.find((date): date is CourtDate => date !== null && date >= today) ?? null
}
