import type { CourtDate } from '@peshi/contract/platform/dates'

/** Everything that a case page of hcservices shows, both generations. Absent is null; dates are `YYYY-MM-DD`. */
export interface CasePage {
  /** The bench as the page's heading names it; the new pages have no such heading. */
  courtName: string | null
  caseType: string | null
  /** `343/2024` on the old pages, `LPA/20486/2025` on the new ones; no spaces. */
  filingNumber: string | null
  filingDate: CourtDate | null
  registrationNumber: string | null
  registrationDate: CourtDate | null
  /** 16 characters, without the page's hyphens. */
  cnr: string
  firstHearingDate: CourtDate | null
  nextHearingDate: CourtDate | null
  /** What stands in place of the next date, e.g. "Next Date is not given". */
  nextHearingText: string | null
  decisionDate: CourtDate | null
  caseStatus: string | null
  stage: string | null
  natureOfDisposal: string | null
  /** The number that the old pages glue in front of the coram. */
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
  /** Numbers of the matters that this application belongs to. */
  mainMatters: string[]
  linkedCases: { filingNumber: string | null; caseNumber: string | null; note: string | null }[]
  lowerCourt: PagedLowerCourt | null
  applications: PagedApplication[]
  fir: PagedFir | null
  /** Listings before registration, which the new pages keep apart. */
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
  /** As printed: names with commas between, which may carry enrolment numbers in brackets. */
  advocates: string | null
}

export interface PagedLowerCourt {
  court: string | null
  /** As printed; `0` stands for none. */
  caseNumberYear: string | null
  decisionDate: CourtDate | null
  state: string | null
  district: string | null
}

export interface PagedApplication {
  number: string
  /** The second number in brackets, brackets included. */
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
  /** The arguments of `viewBusiness`, which open the day's business; null where the row has no such link. */
  businessArgs: string[] | null
}

export interface PagedOrder {
  number: string | null
  caseNumber: string | null
  judge: string | null
  date: CourtDate | null
  kind: 'order' | 'judgment'
  /** The link to the document as the page writes it; null where the row has none. */
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
