import type { CourtDate } from '@peshi/contract/platform/dates'

/** Increase it when a parser reads more or differently; stored lists are then read again. */
export const listReaderVersion = 1

export interface CauseListEntry {
  /** Set if one document has lists of several days. */
  date?: CourtDate | null
  /** `2`; `R1` for a registrar; null if no court was named. */
  court_no: string | null
  coram: string[]
  /** `5`, `5.1`; after a WITH row, a matter without a number has its main matter's. */
  item: string
  connected_to: string | null
  /** As printed, each with its type: `SLP(C) No. 12345/2025`. Never empty. */
  case_numbers: string[]
  parties: { petitioner: string; respondent: string | null }
  advocates: { petitioner: string[]; respondent: string[] }
  stage: string | null
  list: CauseListKind
  /** False if the list says that only another case of this item is listed. */
  listed: boolean
  note: string | null
  /** From 1. */
  page: number
  cnr?: string | null
  case_no?: string | null
  next_date?: CourtDate | null
  /** Advocates of both sides, if not separated on the page. */
  advocates_text?: string | null
  category?: string | null
}

/** An advance list is a forecast and creates no listing. */
export type CauseListKind = 'daily' | 'supplementary' | 'advance'

export interface CauseList {
  /** Date in the list; null if not in figures. */
  date: CourtDate | null
  pages: number
  entries: CauseListEntry[]
  /** Parts with their own court, judges and numbering; undefined if none is named. */
  headings?: ListHeading[]
  /** Items marked as identified for the day. */
  identified_items?: string[]
  notices?: string[]
  links?: VideoLink[]
  /** Caveats below a matter; not listings. */
  caveats?: string[]
  /** Case numbers in the document without an entry. */
  sightings?: Sighting[]
  checks?: ListChecks
}

export interface ListHeading {
  court_no: string | null
  coram: string[]
  date: CourtDate | null
  list: string | null
  room: string | null
  from_item: string | null
  to_item: string | null
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
  near_item: string | null
  court_no: string | null
  text: string
}

export interface ListChecks {
  /** Share of case numbers that are in an entry, 0 to 1. */
  read: number
  /** Pages with case numbers but no matter. */
  unread_pages: number[]
  problems: string[]
}
