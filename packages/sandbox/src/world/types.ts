import type { CourtDate } from '@peshi/contract/platform/dates'

export type Kind =
  | 'writ'
  | 'service'
  | 'pil'
  | 'habeas'
  | 'contempt'
  | 'bail'
  | 'criminal-petition'
  | 'criminal-appeal'
  | 'revision'
  | 'civil-appeal'
  | 'intra-appeal'

export interface CaseTypeOfCourt {
  code: string
  short: string
  title: string
  kind: Kind
}

export interface Judge {
  code: string
  name: string
}

export interface Advocate {
  name: string
  code: string
}

export interface WorldParty {
  name: string
  advocates: Advocate[]
}

export type Language = 'en' | 'hi'

export interface Sitting {
  date: CourtDate
  courtNo: number
  item: number
  judges: Judge[]
  listType: string
  purpose: string
  business: string
  shortOrder: string
  order: string[] | null
  language: Language
  disposal: string | null
  reserves: boolean
  /** The PDF of the order is a picture. */
  isScanned?: boolean
}

export interface Application {
  number: number
  year: number
  classification: string
  party: string
  filedOn: CourtDate
}

export interface CaseFile {
  id: string
  serial: number
  cnr: string
  court: string
  caseType: CaseTypeOfCourt
  number: number
  year: number
  /** Fifteen digits: a 2, then case type, number and year. */
  caseNo: string
  siteId: string
  filingNumber: number
  filingDate: CourtDate
  registrationDate: CourtDate
  petitioners: WorldParty[]
  respondents: WorldParty[]
  benchType: string
  section: string
  causeListName: string
  state: string
  district: string
  category: { name: string; code: number }
  subCategory: { name: string; code: number }
  acts: { act: string; section: string }[]
  applications: Application[]
  lowerCourt: {
    court: string
    caseNumber: string
    year: number
    decisionDate: CourtDate
    state: string
    district: string
    id?: string
  } | null
  fir: { state: string; district: string; policeStation: string; number: number; year: number } | null
  objections: {
    scrutinyDate: CourtDate
    objection: string
    complianceDate: CourtDate | null
    receiptDate: CourtDate | null
  }[]
  documents: { receivedOn: CourtDate; filedBy: string; advocate: string; document: string }[]
  language: Language
}

export interface WorldOrder {
  number: number
  date: CourtDate
  judge: string
  kind: 'order' | 'judgment'
  language: Language
  paragraphs: string[]
  documentId: number
  file: string
  isScanned: boolean
}

export interface WorldCase extends CaseFile {
  status: 'pending' | 'disposed'
  stage: string
  judges: Judge[]
  sittings: Sitting[]
  firstHearingDate: CourtDate | null
  nextHearingDate: CourtDate | null
  nextListing: { courtNo: number; item: number } | null
  decisionDate: CourtDate | null
  natureOfDisposal: string | null
  shortOrder: string | null
  orders: WorldOrder[]
}
