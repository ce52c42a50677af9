import type { CaseRecord } from '@peshi/contract/courts/case-record'

/** Defaults for fields that a tribunal's page lacks. */
export const blankRecord = {
  court_name: null,
  cnr: null,
  unique_case_number: null,
  filing_number: null,
  filing_date: null,
  registration_date: null,
  stage: null,
  nature_of_disposal: null,
  first_hearing_date: null,
  next_hearing_date: null,
  decision_date: null,
  coram: null,
  bench_type: null,
  judicial_section: null,
  cause_list_name: null,
  short_order: null,
  state: null,
  district: null,
  category: null,
  sub_category: null,
  acts: [],
  interlocutory_applications: [],
  lower_court: null,
  fir: null,
  objections: [],
  documents: [],
  hearings: [],
  orders: [],
} satisfies Partial<CaseRecord>

export const blankHearing = {
  cause_list_type: null,
  judge: null,
  business_date: null,
  next_date: null,
  purpose: null,
  business: null,
} satisfies CaseRecord['hearings'][number]
