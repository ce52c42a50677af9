import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { CourtId } from '../platform/ids.ts'
import { inUsualCase } from './usual-case.ts'

const text = z.string().nullable()
const date = CourtDate.nullable()

export const Party = z.object({ name: z.string(), advocates: z.array(z.string()) })
export type Party = z.infer<typeof Party>

export const caseStatuses = ['pending', 'disposed'] as const
export const CaseStatus = z.enum(caseStatuses)
export type CaseStatus = z.infer<typeof CaseStatus>

export const CourtHearing = z.object({
  cause_list_type: text,
  judge: text,
  business_date: date,
  next_date: date,
  purpose: text,
  business: text,
})
export type CourtHearing = z.infer<typeof CourtHearing>

export const CourtOrder = z.object({
  number: text,
  date: date,
  judge: text,
  kind: z.enum(['order', 'judgment']),
  case_number: text,
  ref: z.record(z.string(), z.string()),
  link: z.url().nullable(),
})
export type CourtOrder = z.infer<typeof CourtOrder>

export const CaseRecord = z.object({
  court: CourtId,
  court_name: text,
  cnr: text,
  case_type: z.string(),
  case_number: z.string(),
  case_year: z.number().int(),
  /** The number as the court writes it. Null if the court writes type/number/year. */
  unique_case_number: text,
  filing_number: text,
  filing_date: date,
  registration_date: date,
  petitioners: z.array(Party),
  respondents: z.array(Party),
  status: CaseStatus,
  stage: text,
  nature_of_disposal: text,
  first_hearing_date: date,
  next_hearing_date: date,
  decision_date: date,
  coram: text,
  bench_type: text,
  judicial_section: text,
  cause_list_name: text,
  short_order: text,
  state: text,
  district: text,
  category: text,
  sub_category: text,
  acts: z.array(z.object({ act: z.string(), section: text })),
  interlocutory_applications: z.array(
    z.object({ number: z.string(), classification: text, party: text, filed_on: date, next_date: date, status: text }),
  ),
  lower_court: z
    .object({ court: text, case_number: text, decision_date: date, state: text, district: text })
    .nullable(),
  fir: z
    .object({ state: text, district: text, police_station: text, number: text, year: z.number().int().nullable() })
    .nullable(),
  objections: z.array(
    z.object({ scrutiny_date: date, objection: z.string(), compliance_date: date, receipt_date: date }),
  ),
  documents: z.array(z.object({ number: text, received_on: date, filed_by: text, advocate: text, document: text })),
  hearings: z.array(CourtHearing),
  orders: z.array(CourtOrder),
})
export type CaseRecord = z.infer<typeof CaseRecord>

export function caseTitle(record: Pick<CaseRecord, 'petitioners' | 'respondents'>): string {
  const first = (parties: Party[]) => inUsualCase(parties[0]?.name ?? '—')
  return `${first(record.petitioners)} v. ${first(record.respondents)}`
}
