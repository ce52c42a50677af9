import type { CourtDate } from '@peshi/contract/platform/dates'

export interface CasePage {
  courtName: string | null
  caseType: string | null
  filingNumber: string | null
  filingDate: CourtDate | null
  registrationNumber: string | null
  registrationDate: CourtDate | null
  cnr: string
  firstHearingDate: CourtDate | null
  nextHearingDate: CourtDate | null
  /** The site's words in place of a next date, e.g. "Next Date is not given". */
  nextHearingText: string | null
  decisionDate: CourtDate | null
  caseStatus: string | null
  stage: string | null
  natureOfDisposal: string | null
  coramCode: string | null
  coram: string | null
  bench: string | null
  state: string | null
  district: string | null
  judicialSection: string | null
  causeListName: string | null
  shortOrder: string | null
  notBeforeMe: string | null
  petitioners: PagedParty[]
  respondents: PagedParty[]
  acts: { act: string; section: string | null }[]
  mainMatters: string[]
  linkedCases: { filingNumber: string | null; caseNumber: string | null; note: string | null }[]
  lowerCourt: PagedLowerCourt | null
  applications: PagedApplication[]
  fir: PagedFir | null
  filingHistory: PagedHearing[]
  hearings: PagedHearing[]
  orders: PagedOrder[]
  category: string | null
  subCategory: string | null
  objections: PagedObjection[]
  documents: PagedDocument[]
}

export interface PagedParty {
  name: string
  advocates: string | null
}

export interface PagedLowerCourt {
  court: string | null
  /** `0` if the page gives no case number. */
  caseNumberYear: string | null
  decisionDate: CourtDate | null
  state: string | null
  district: string | null
}

export interface PagedApplication {
  number: string
  alt: string | null
  classification: string | null
  party: string | null
  filedOn: CourtDate | null
  nextDate: CourtDate | null
  status: string | null
}

export interface PagedFir {
  state: string | null
  district: string | null
  policeStation: string | null
  number: string | null
  year: number | null
}

export interface PagedHearing {
  causeListType: string | null
  judge: string | null
  businessDate: CourtDate | null
  nextDate: CourtDate | null
  purpose: string | null
  businessArgs: string[] | null
}

export interface PagedOrder {
  number: string | null
  caseNumber: string | null
  judge: string | null
  date: CourtDate | null
  kind: 'order' | 'judgment'
  href: string | null
}

export interface PagedObjection {
  scrutinyDate: CourtDate | null
  objection: string
  complianceDate: CourtDate | null
  receiptDate: CourtDate | null
}

export interface PagedDocument {
  number: string | null
  receivedOn: CourtDate | null
  filedBy: string | null
  advocate: string | null
  document: string | null
}
