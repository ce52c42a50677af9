import { z } from 'zod'
import { CaseStatus } from '../courts/case-record.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientId, CourtId, MatterId, PracticeCaseId } from '../platform/ids.ts'

export const mostPracticeNames = 5
export const mostPracticeCourts = 30
export const mostPracticeClients = 20
export const mostPracticeFollowed = 200

/** `establishment` is a code of the court's site, for courts that ask for a court complex before an advocate's name. */
export const PracticeCourt = z.object({
  court_id: CourtId,
  establishment: z.string().trim().min(1).max(200).nullable(),
  establishment_label: z.string().trim().max(200).nullable(),
})
export type PracticeCourt = z.infer<typeof PracticeCourt>

const ClientName = z.object({ _id: ClientId, name: z.string() })

export const PracticeInput = z.object({
  /** The person's name as courts write it, and other spellings. */
  names: z.array(z.string().trim().min(3, 'Write three letters at least').max(50)).max(mostPracticeNames),
  enrolment: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{1,3}\/\d{1,6}\/\d{4}$/, 'Write state, number and year: HR/1234/2011')
    .nullable(),
  aor_code: z.string().trim().min(1).max(30).nullable(),
  /** Also asks for disposed cases, except at the Supreme Court. */
  with_disposed: z.boolean(),
  courts: z.array(PracticeCourt).max(mostPracticeCourts),
  /** Clients whose names are searched among the parties. If absent, the stored clients remain. */
  clients: z.array(ClientId).max(mostPracticeClients).optional(),
})
export type PracticeInput = z.infer<typeof PracticeInput>

export const Practice = PracticeInput.extend({ clients: z.array(ClientName) })
export type Practice = z.infer<typeof Practice>

export const PracticeCase = z.object({
  _id: PracticeCaseId,
  court_id: CourtId,
  court_title: z.string(),
  case_number: z.string(),
  petitioner: z.string().nullable(),
  respondent: z.string().nullable(),
  /** Null until Peshi has read the case's page. */
  case_status: CaseStatus.nullable(),
  next_date: CourtDate.nullable(),
  found_at: Instant,
  /** The client for whom the case was found. Null if it was found for the person. */
  client: ClientName.nullable(),
  followed_by: MatterId.nullable(),
  /** True if the person said that another advocate of the same name has this case. */
  is_not_mine: z.boolean(),
})
export type PracticeCase = z.infer<typeof PracticeCase>

const can = ['create', 'Matter'] as const

export const getPractice = endpoint('GET /api/practice', {
  can,
  summary: 'The names, numbers, courts and clients by which cases are searched for the person',
  reply: ok({ data: Practice }),
})

export const savePractice = endpoint('PUT /api/practice', {
  can,
  summary: 'Save them. Each new search waits in the captcha queue, and is repeated every week',
  body: PracticeInput,
  reply: ok({ data: Practice }),
})

export const listPracticeCases = endpoint('GET /api/practice/cases', {
  can,
  summary:
    'All cases that the courts found for the person and for the chosen clients, the newest first, and last those of another advocate',
  reply: ok({
    data: z.array(PracticeCase),
    /** `unread`: cases whose pages Peshi is still reading. `left_off`: older cases that are not in the list. */
    meta: z.object({ unread: z.number(), left_off: z.number() }),
  }),
})

export const followPracticeCases = endpoint('POST /api/practice/follow', {
  can,
  summary:
    'Follow some of these cases, with the client for whom one was found. A case whose page is not read yet becomes a matter that is not read yet',
  body: z.object({ ids: z.array(PracticeCaseId).min(1).max(mostPracticeFollowed) }),
  reply: ok({ data: z.object({ followed: z.number(), unread: z.number(), left_off: z.number() }) }),
})

export const markPracticeCases = endpoint('POST /api/practice/not_mine', {
  can,
  summary: 'Say that some of these cases are of another advocate of the same name, or remove this mark',
  body: z.object({ ids: z.array(PracticeCaseId).min(1).max(mostPracticeFollowed), is_not_mine: z.boolean() }),
  reply: ok({ data: z.object({ marked: z.number() }) }),
})
