import type { ListChange } from '@peshi/contract/courts/list-changes'
import type { ListProblem } from '@peshi/contract/courts/list-problems'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'

/**
 * Increase after a change to any list parser. The server then parses the stored lists of the current and later days
 * again.
 */
export const listReaderVersion = 7

export interface CauseListEntry {
  date?: CourtDate | null
  court_no: string | null
  coram: string[]
  /** Name of the bench, if the list names benches as well as judges: `DIVISION BENCH-VIII`. */
  bench?: string | null
  /** As printed: `10.30 A.M.`. */
  time?: string | null
  /** A connected matter without an item number of its own has the main matter's item number. */
  item: string
  connected_to: string | null
  /** As printed, each with its case type: `SLP(C) No. 12345/2025`. Never empty. */
  case_numbers: string[]
  parties: { petitioner: string; respondent: string | null }
  advocates: { petitioner: string[]; respondent: string[] }
  stage: string | null
  list: CauseListKind
  /** False if a note at this item, such as "Only C.A. No. 8980/2026 is listed", omits this entry's case. */
  listed: boolean
  note: string | null
  page: number
  cnr?: string | null
  case_no?: string | null
  next_date?: CourtDate | null
  /** All advocates' names. Set only if the page does not say whom each advocate represents. */
  advocates_text?: string | null
  category?: string | null
}

export type CauseListKind = 'daily' | 'supplementary' | 'advance'

export interface CauseList {
  /** The court, if the form of the list tells it and its words do not. */
  court?: CourtId
  date: CourtDate | null
  pages: number
  entries: CauseListEntry[]
  headings?: ListHeading[]
  identified_items?: string[]
  notices?: string[]
  links?: VideoLink[]
  caveats?: string[]
  sightings?: Sighting[]
  changes?: ListChange[]
  /** True if the list prints private e-mail addresses or telephone numbers. */
  hasContacts?: boolean
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
  /** Empty for a row with an item and parties whose number could not be read. */
  case_number: string
  page: number
  near_item: string | null
  court_no: string | null
  text: string
}

export interface ListChecks {
  read: number
  unread_pages: number[]
  problems: ListProblem[]
}
