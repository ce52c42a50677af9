import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, DueCheckId } from '../platform/ids.ts'

/** `page`: no captcha settles it, only a page of the court that a person brings. */
export const DueCheckKind = z.enum(['import', 'case', 'page', 'fir', 'appeal', 'caveat', 'cause-list', 'practice'])
export type DueCheckKind = z.infer<typeof DueCheckKind>

export const DueCheckState = z.enum(['due', 'answering', 'done', 'failed', 'dropped'])
export type DueCheckState = z.infer<typeof DueCheckState>

export const dueCheckResults = [
  'saved',
  'tracker-deleted',
  'fir-none',
  'fir-changed',
  'fir-same',
  'appeal-found',
  'appeal-none',
  'caveat-found',
  'caveat-none',
  'list-read',
  'list-part',
  'list-none',
  'list-over',
  'practice-found',
  'practice-part',
  'practice-none',
  'practice-long',
] as const

export const DueCheck = z.object({
  _id: DueCheckId,
  kind: DueCheckKind,
  subject_id: z.uuid(),
  group_id: z.uuid().nullable(),
  court_id: CourtId,
  court_title: z.string(),
  label: z.string(),
  state: DueCheckState,
  due_at: Instant,
  tries: z.number(),
  last_tried_at: Instant.nullable(),
  result: z.string().nullable(),
  result_code: z.string().nullable(),
})
export type DueCheck = z.infer<typeof DueCheck>

export const DueCheckCounts = z.object({
  due: z.number(),
  later: z.number(),
  oldest_due_at: Instant.nullable(),
  courts: z.array(z.object({ court_id: CourtId, court_title: z.string(), due: z.number() })),
  kinds: z.array(z.object({ kind: DueCheckKind, due: z.number() })),
})
export type DueCheckCounts = z.infer<typeof DueCheckCounts>

const narrow = {
  kind: DueCheckKind.optional(),
  court: CourtId.optional(),
  group: z.uuid().optional(),
}

export const listDueChecks = endpoint('GET /api/due_checks', {
  can: ['read', 'DueCheck'],
  summary: 'The captcha queue, the longest due first; or settled checks, newest first',
  query: z.object({
    show: z.enum(['open', 'settled']).default('open'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
    ...narrow,
  }),
  reply: ok({
    data: z.array(DueCheck),
    meta: z.object({ total: z.number(), page: z.number(), perPage: z.number(), counts: DueCheckCounts }),
  }),
})

export const takeDueCheck = endpoint('POST /api/due_checks/take', {
  reaches: ['courts'],
  can: ['update', 'DueCheck'],
  summary: 'The next captcha of the queue; reserved for this person for ten minutes',
  body: z.object(narrow).default({}),
  reply: ok({
    /** Null if no captcha is waiting, or if other people are answering all of them. */
    data: DueCheck.extend({ picture: z.object({ image: z.string(), expires_at: Instant }) }).nullable(),
    left: z.number(),
    settled: z.array(DueCheck),
  }),
})

const id = z.object({ id: DueCheckId })

export const answerDueCheck = endpoint('POST /api/due_checks/:id/answer', {
  reaches: ['courts'],
  can: ['update', 'DueCheck'],
  summary: 'Submit the captcha; the reply gives the court’s result',
  params: id,
  body: z.object({ answer: z.string().trim().min(1, 'Write what you see in the picture').max(20) }),
  reply: ok({
    data: DueCheck,
    found: z.string().nullable(),
  }),
})

export const putOffDueCheck = endpoint('POST /api/due_checks/:id/later', {
  can: ['update', 'DueCheck'],
  summary: 'Postpone a check by an hour',
  params: id,
  reply: ok({ data: DueCheck }),
})

export const dropDueCheck = endpoint('POST /api/due_checks/:id/drop', {
  can: ['update', 'DueCheck'],
  summary: 'Drop a check: the court is not asked',
  params: id,
  reply: ok({ data: DueCheck }),
})

export const reopenDueCheck = endpoint('POST /api/due_checks/:id/reopen', {
  can: ['update', 'DueCheck'],
  summary: 'Reopen a dropped or failed check',
  params: id,
  reply: ok({ data: DueCheck }),
})

export const releaseDueChecks = endpoint('POST /api/due_checks/release', {
  can: ['update', 'DueCheck'],
  summary: 'Release the person’s reserved checks for colleagues',
  reply: ok({}),
})
