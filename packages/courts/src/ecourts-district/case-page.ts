import type { CourtDate } from '@peshi/contract/platform/dates'

/** Everything that a district court's case page shows: the portal's, and that of a district's own site. */
export interface DistrictCasePage {
  courtName: string | null
  /** `RCP - RENT CONTROL PETITION`. */
  caseType: string
  /** `1/2019`. */
  filingNumber: string | null
  filingDate: CourtDate | null
  registrationNumber: string | null
  registrationDate: CourtDate | null
  cnr: string
  firstHearingDate: CourtDate | null
  nextHearingDate: CourtDate | null
  decisionDate: CourtDate | null
  disposed: boolean
  caseStatus: string | null
  natureOfDisposal: string | null
  stage: string | null
  courtNumber: string | null
  judge: string | null
  petitioners: DistrictParty[]
  respondents: DistrictParty[]
  acts: { act: string; section: string | null }[]
  applications: DistrictApplication[]
  fir: {
    state: string | null
    district: string | null
    policeStation: string | null
    number: string | null
    year: number | null
  } | null
  lowerCourt: { court: string | null; caseNumber: string | null; decisionDate: CourtDate | null } | null
  hearings: DistrictHearing[]
  orders: DistrictOrder[]
}

export interface DistrictParty {
  name: string
  /** As printed: names with commas between. */
  advocates: string | null
}

export interface DistrictApplication {
  number: string
  parties: string[]
  filedOn: CourtDate | null
  nextDate: CourtDate | null
  /** In brackets behind the next date. */
  purpose: string | null
  status: string | null
}

export interface DistrictHearing {
  /** A case that was registered anew has hearings under two numbers; only pages until 2022 say which. */
  registrationNumber?: string | null
  judge: string | null
  businessDate: CourtDate | null
  nextDate: CourtDate | null
  purpose: string | null
  /** What opens the day's business: the arguments of `viewBusiness`, or the site's own term; null without a link. */
  businessArgs: string[] | null
}

export interface DistrictOrder {
  number: string | null
  date: CourtDate | null
  label: string | null
  kind: 'interim' | 'final'
  /** What the document is asked for with, by the site's names; empty where there is no link. */
  document: Record<string, string>
}
