import type { Matter } from '@peshi/contract/matters/matters'
import { CourtId, MatterId } from '@peshi/contract/platform/ids'

/** A court's matter for components that show one. */
export const matterWith = (own: Partial<Matter> = {}): Matter => ({
  _id: MatterId.parse('01900000-0000-7000-8000-0000000000a1'),
  title: 'Kusum Devi v. State of U.P.',
  is_sensitive: false,
  is_masked: false,
  case_status: 'pending',
  reference_id: null,
  hc_name: CourtId.parse('hc-allahabad'),
  court_id: CourtId.parse('hc-allahabad'),
  court_title: 'Allahabad High Court',
  our_side: null,
  unique_id: 'hc-allahabad-WRIC-12345-2024',
  unique_case_number: null,
  matter_id: '01900000-0000-7000-8000-0000000000c1' as Matter['matter_id'],
  type: 'court',
  case_type: 'WRIC',
  case_number: '12345',
  case_year: 2024,
  cnr: null,
  petitioner: 'Kusum Devi',
  respondent: 'State of U.P.',
  stage: null,
  next_date: null,
  read_at: null,
  failing_since: null,
  created_at: '2026-11-02T04:00:00.000Z',
  ...own,
})
