import type { SectionTable } from '../connector.ts'
import { parseSection } from '../s3waas/section.parse.ts'

/** The tabs beside `case_details`; NOTES.md says what each shows. */
export const sciTabs = [
  'argument_transcripts',
  'indexing',
  'earlier_court_details',
  'tagged_matters',
  'listing_dates',
  'interlocutory_application_documents',
  'court_fees',
  'notices',
  'defects',
  'judgement_orders',
  'mention_memo',
  'drop_note',
  'office_report',
  'similarities',
  'caveat',
  'restoration',
] as const
export type SciTab = (typeof sciTabs)[number]

/**
 * Reads any tab of a case. Columns were never confirmed (NOTES.md), so each reader of a tab asks for them by name. See
 * `parseSection` for what it throws.
 */
export const parseCaseTab = (reply: string): SectionTable[] => parseSection(reply)
