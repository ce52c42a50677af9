import type { CourtDate } from '@peshi/contract/platform/dates'

export interface DistrictCasePage {
  courtName: string | null
  caseType: string
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
  advocates: string | null
}

export interface DistrictApplication {
  number: string
  parties: string[]
  filedOn: CourtDate | null
  nextDate: CourtDate | null
  purpose: string | null
  status: string | null
}

export interface DistrictHearing {
  /** An earlier number if the case was registered again. Only pages saved in 2022 or earlier have this column. */
  registrationNumber?: string | null
  judge: string | null
  businessDate: CourtDate | null
  nextDate: CourtDate | null
  purpose: string | null
  businessArgs: string[] | null
}

export interface DistrictOrder {
  number: string | null
  date: CourtDate | null
  label: string | null
  kind: 'interim' | 'final'
  document: Record<string, string>
}
