import type { SectionTable } from '../connector.ts'
import { parseSection } from '../s3waas/section.parse.ts'

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

/** The tables' columns are not confirmed (NOTES.md), so callers must search for columns by name. */
export const parseCaseTab = (reply: string): SectionTable[] => parseSection(reply)
