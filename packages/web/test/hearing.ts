import type { HearingEntry, HearingOutcome } from '@peshi/contract/matters/hearings'
import { matterWith } from './matter.ts'

const { _id, title, hc_name, court_id, court_title, unique_id, unique_case_number } = matterWith()
const { case_type, case_number, case_year, case_status, reference_id } = matterWith()

export const entryWith = (own: Partial<HearingEntry> = {}): HearingEntry => ({
  _id: null,
  matter_id: _id,
  date: '2026-11-20',
  ctitle: title,
  court_short: 'Allahabad HC',
  hc_name,
  court_id,
  court_title,
  unique_id,
  unique_case_number,
  case_type,
  case_number,
  case_year,
  case_status,
  reference_id,
  court_no: null,
  item: null,
  time: null,
  list_kind: null,
  coram: null,
  stage: null,
  source: 'court',
  is_dropped: false,
  change: null,
  steps: [],
  differs: null,
  list_next_date: null,
  is_manual: false,
  note: null,
  appearing: null,
  video: null,
  join: null,
  outcome: null,
  court_outcome: null,
  version: 0,
  edited_by: null,
  edited_at: null,
  ...own,
})

export const adjourned: HearingOutcome = {
  outcome: 'adjourned',
  next_date: null,
  business: null,
  time: null,
  recorded_at: '2026-11-20T10:00:00Z',
  recorded_by: 'R. Shukla',
}
