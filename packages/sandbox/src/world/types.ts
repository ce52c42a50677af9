import type { CourtDate } from '@peshi/contract/platform/dates'

/** What sort of proceeding a case is; decides its parties, stages, texts and what hangs on it. */
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
  /** The site's own number for it. */
  code: string
  short: string
  title: string
  kind: Kind
}

export interface Judge {
  /** The site's own number, which the old pages glue in front of the name. */
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

/** One day on which a case was, or will be, before the court. */
export interface Sitting {
  date: CourtDate
  courtNo: number
  item: number
  judges: Judge[]
  listType: string
  /** What it was listed for. */
  purpose: string
  /** What happened, in a sentence or two. */
  business: string
  /** The court's label for it. */
  shortOrder: string
  /** The order's paragraphs when one was uploaded. */
  order: string[] | null
  language: Language
  /** Set on the sitting that ends the case. */
  disposal: string | null
  /** After this sitting the judgment is reserved: no next date is given. */
  reserves: boolean
}

export interface Application {
  number: number
  year: number
  classification: string
  party: string
  filedOn: CourtDate
}

/** What is written once, when a case is filed. */
export interface CaseFile {
  /** The CNR, which is how the control page and the tests name a case. */
  id: string
  /** Its place in the world, which its document numbers are made from. */
  serial: number
  cnr: string
  court: string
  caseType: CaseTypeOfCourt
  number: number
  year: number
  /** hcservices' own fifteen digits: 2, type, number, year. */
  caseNo: string
  /** What the site's links call the case: a plain number at Allahabad, the CNR at Lucknow. */
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
    /** The case it was, where that is one of this world's. */
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
  /** Its number at elegalix. */
  documentId: number
  /** The opaque file name that hcservices puts into its links. */
  file: string
}

/** A case as its court's site shows it today. */
export interface WorldCase extends CaseFile {
  status: 'pending' | 'disposed'
  stage: string
  judges: Judge[]
  sittings: Sitting[]
  firstHearingDate: CourtDate | null
  nextHearingDate: CourtDate | null
  /** Where it is listed next, when a list says so. */
  nextListing: { courtNo: number; item: number } | null
  decisionDate: CourtDate | null
  natureOfDisposal: string | null
  shortOrder: string | null
  orders: WorldOrder[]
}
