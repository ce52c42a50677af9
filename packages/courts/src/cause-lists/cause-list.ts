import type { CourtDate } from '@peshi/contract/platform/dates'

/** One matter of a cause list. */
export interface CauseListEntry {
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
}

/** An advance list says what is likely to be listed: never a listing. */
export type CauseListKind = 'daily' | 'supplementary' | 'advance'

export interface CauseList {
  /** As the list itself says; null where it does not say it in figures. */
  date: CourtDate | null
  pages: number
  entries: CauseListEntry[]
}
