import { z } from 'zod'
import { digitsOf } from '../platform/cleaned.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CaseId, ChallengeId, Cnr, CourtId, MatterId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { CaseStatus } from './case-record.ts'
import { FindBy } from './courts.ts'

export const CaseYear = z.coerce
  .number()
  .int()
  .min(1900, 'Write a year of four digits')
  .max(2100, 'Write a year of four digits')

export const Challenge = z.object({
  _id: ChallengeId,
  image: z.string(),
  expires_at: Instant,
})
export type Challenge = z.infer<typeof Challenge>

export const CasePreview = z.object({
  matter_id: CaseId,
  unique_id: z.string(),
  unique_case_number: z.string().nullable(),
  hc_name: CourtId,
  court_title: z.string(),
  title: z.string(),
  case_type: z.string(),
  case_number: z.string(),
  case_year: z.number(),
  cnr: z.string().nullable(),
  case_status: CaseStatus,
  stage: z.string().nullable(),
  next_date: CourtDate.nullable(),
  coram: z.string().nullable(),
  petitioner_advocates: z.array(z.string()),
  respondent_advocates: z.array(z.string()),
  orders: z.number(),
  read_at: Instant,
  followed_by: MatterId.nullable(),
})
export type CasePreview = z.infer<typeof CasePreview>

export const FindInput = z.object({
  by: FindBy.default('case-number'),
  case_type: z.string().trim().max(200).optional(),
  case_number: digitsOf(/^\d{1,9}$/, 'Write the number in digits').optional(),
  case_year: CaseYear.optional(),
  cnr: Cnr.optional(),
  establishment: z.string().trim().max(200).optional(),
  name: z.string().trim().min(3, 'Write three letters at least').max(50).optional(),
  party_side: z.enum(['any', 'petitioner', 'respondent']).default('any'),
  /** The code of a Supreme Court Advocate-on-Record, or a bar roll number such as `HR/1234/2011`. */
  advocate_code: z.string().trim().max(30).optional(),
  police_station: z.string().trim().max(40).optional(),
  act: z.string().trim().max(40).optional(),
  status: CaseStatus.or(z.literal('both')).default('both'),
  challenge_id: ChallengeId.optional(),
  answer: z.string().trim().min(1, 'Write what you see in the picture').max(20).optional(),
  search_id: ChallengeId.optional(),
  pick: z.coerce.number().int().min(0).max(999).optional(),
})
export type FindInput = z.infer<typeof FindInput>

export const FoundLine = z.object({
  pick: z.number(),
  case_number: z.string(),
  petitioner: z.string().nullable(),
  respondent: z.string().nullable(),
  case_status: CaseStatus.nullable(),
  followed_by: MatterId.nullable(),
})
export type FoundLine = z.infer<typeof FoundLine>

export const UnopenedRow = z.object({
  words: z.string(),
  reason: z.enum(['no-link', 'unreadable', 'page-failed']),
})
export type UnopenedRow = z.infer<typeof UnopenedRow>

const FindReply = ok({
  /** Null if there is no captcha. Otherwise, send the request again with `challenge_id` and `answer`. */
  challenge: Challenge.nullable(),
  /** Empty if the court found more than five cases. `choice` then lists the cases to choose from. */
  data: z.array(CasePreview),
  choice: z.object({ search_id: ChallengeId, lines: z.array(FoundLine), expires_at: Instant }).nullable(),
  unopened: z.array(UnopenedRow),
})

export const findAtDistrict = endpoint('POST /api/ecourts/find', {
  failure: failures.court,
  reaches: ['courts'],
  can: ['create', 'Matter'],
  summary: 'Search a case at a district court',
  body: FindInput.extend({ unique_id: CourtId }),
  reply: FindReply,
})

export const findAtAllahabad = endpoint('POST /api/courts/find', {
  failure: failures.court,
  reaches: ['courts'],
  can: ['create', 'Matter'],
  summary: 'Search a case at the Allahabad or Lucknow bench',
  body: FindInput.extend({ unique_id: CourtId }),
  reply: FindReply,
})

export const findAtCourt = endpoint('POST /api/:unique_id/find', {
  failure: failures.court,
  reaches: ['courts'],
  can: ['create', 'Matter'],
  summary: 'Search a case at any other court',
  /** Any text is valid, so that an unknown court gets 404, not 400. */
  params: z.object({ unique_id: z.string().max(60) }),
  body: FindInput,
  reply: FindReply,
})
