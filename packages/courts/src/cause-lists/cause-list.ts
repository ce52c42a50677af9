import type { CourtDate } from '@peshi/contract/platform/dates'

/** Raised with each change of the readers that reads more, or reads otherwise: lists at hand are read again then. */
export const listReaderVersion = 1

/** One matter of a cause list. */
export interface CauseListEntry {
  /** Set where one document has the lists of several days. */
  date?: CourtDate | null
  /** `2`; `R1` for a registrar's; null where the list has not named a court. */
  court_no: string | null
  /** The judges, as the list has them. */
  coram: string[]
  /** `5`, `5.1`; a matter without a number of its own, after a WITH row, has that of its main matter. */
  item: string
  /** The item of the main matter that this one is heard with; null for a main matter. */
  connected_to: string | null
  /** As the list writes them, each with its type: `SLP(C) No. 12345/2025`. Never empty. */
  case_numbers: string[]
  parties: { petitioner: string; respondent: string | null }
  advocates: { petitioner: string[]; respondent: string[] }
  /** The heading that it stands under. */
  stage: string | null
  list: CauseListKind
  /** False where the list says that only another case is listed under this item. */
  listed: boolean
  /** Applications, memos and notes below the parties. */
  note: string | null
  /** From 1. */
  page: number
  cnr?: string | null
  /** The portal's own number of the case. */
  case_no?: string | null
  /** A next date that the list already gives. */
  next_date?: CourtDate | null
  /** The advocates of both sides as one text, where the page does not tell them apart. */
  advocates_text?: string | null
  category?: string | null
}

/** An advance list says what is likely to be listed: never a listing. */
export type CauseListKind = 'daily' | 'supplementary' | 'advance'

export interface CauseList {
  /** As the list itself says; null where it does not say it in figures. */
  date: CourtDate | null
  pages: number
  entries: CauseListEntry[]
  /** The parts of the document, each with a court, judges and numbering of its own; absent where a page names none. */
  headings?: ListHeading[]
  /** Items that the list marks as identified for the day. */
  identified_items?: string[]
  /** Notices above, between and below the tables. */
  notices?: string[]
  links?: VideoLink[]
  /** Caveats shown below a matter: no listings. */
  caveats?: string[]
  /** Case numbers that stand in the document but in no entry. */
  sightings?: Sighting[]
  checks?: ListChecks
}

export interface ListHeading {
  court_no: string | null
  coram: string[]
  date: CourtDate | null
  /** As the document calls this part. */
  list: string | null
  room: string | null
  from_item: string | null
  to_item: string | null
  /** How many matters were read, and how many the document itself says. */
  entries: number
  counted: number | null
}

export interface VideoLink {
  court_no: string | null
  url: string
  meeting_id: string | null
  passcode: string | null
}

export interface Sighting {
  case_number: string
  page: number
  /** The item that stands nearest above it on the page. */
  near_item: string | null
  court_no: string | null
  /** The line that it stands in, with the lines beside it. */
  text: string
}

/** The checks of a list against its own counts. */
export interface ListChecks {
  /** Share of the document's case numbers that stand in an entry, 0 to 1. */
  read: number
  /** Pages with case numbers on which no matter was read. */
  unread_pages: number[]
  /** Sentences: items left out, a count that does not fit. */
  problems: string[]
}
