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
export type SciTab = (typeof sciTabs)[number]

/** It is not confirmed which columns the tables have (NOTES.md), so callers search for each column by name. */
export const parseCaseTab = (reply: string): SectionTable[] => parseSection(reply)
