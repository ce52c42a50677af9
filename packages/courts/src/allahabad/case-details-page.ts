import type { CourtDate } from '@peshi/contract/platform/dates'

export interface DetailsPage {
  caseType: string
  number: string
  year: number
  isDisposed: boolean
  status: string
  diary: string | null
  filingNumber: string | null
  filingDate: CourtDate | null
  cnr: string | null
  registrationDate: CourtDate | null
  firstHearingDate: CourtDate | null
  nextHearingDate: CourtDate | null
  decisionDate: CourtDate | null
  natureOfDisposal: string | null
  stage: string | null
  coram: string | null
  benchType: string | null
  causeListType: string | null
  state: string | null
  district: string | null
  category: string | null
  subCategory: string | null
  petitioners: { name: string; advocates: string[] }[]
  respondents: { name: string; advocates: string[] }[]
  acts: { act: string; section: string | null }[]
  lowerCourt: { court: string | null; caseNumberYear: string | null; decisionDate: CourtDate | null } | null
  fir: { district: string | null; policeStation: string | null; crimeNumber: string | null; year: number | null } | null
  applications: {
    number: string
    classification: string | null
    party: string | null
    filedOn: CourtDate | null
    nextDate: CourtDate | null
    status: string | null
  }[]
  listings: {
    listType: string | null
    judge: string | null
    benchId: string | null
    serial: string | null
    date: CourtDate | null
    shortOrder: string | null
  }[]
  orderSheets: { caseType: string; number: string; year: string }
}
