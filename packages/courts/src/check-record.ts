import { CaseRecord } from '@peshi/contract/courts/case-record'
import { PageChanged } from './errors.ts'

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
} satisfies Partial<CaseRecord>

const blankHearing = {
  cause_list_type: null,
  judge: null,
  business_date: null,
  next_date: null,
  purpose: null,
  business: null,
} satisfies CaseRecord['hearings'][number]

const blankOrder = {
  number: null,
  judge: null,
  link: null,
} satisfies Partial<CaseRecord['orders'][number]>

interface Given {
  hearings?: readonly object[]
  orders?: readonly object[]
  [field: string]: unknown
}

/** Checks a court's case. Fields that the court does not give are empty. */
export function checkRecord({ hearings = [], orders = [], ...record }: Given): CaseRecord {
  const result = CaseRecord.safeParse({
    ...blankRecord,
    ...record,
    hearings: hearings.map((hearing) => ({ ...blankHearing, ...hearing })),
    orders: orders.map((order) => ({ ...blankOrder, ...order })),
  })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new PageChanged(`The case doesn’t fit its record: ${issue?.path.join('.')} ${issue?.message}`)
}
