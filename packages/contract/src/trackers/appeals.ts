import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { AppealHitId, AppealTrackerId, CourtId, MatterId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { changesTo, SeenInQuery } from '../platform/version.ts'
import {
  CheckEvery,
  caseNumber,
  caseYear,
  chosenDate,
  hitFields,
  partyName,
  trackerEndpoints,
  trackerFields,
  words,
} from './trackers.ts'

export const LowerCourtChoice = z.object({ _id: z.string(), title: z.string() })
export type LowerCourtChoice = z.infer<typeof LowerCourtChoice>

export const LowerCourtKind = z.enum(['1', '3', '4', '5'])
export type LowerCourtKind = z.infer<typeof LowerCourtKind>

const choices = ok({ data: z.array(LowerCourtChoice) })
const code = z
  .string()
  .trim()
  .max(40)
  .regex(/^[\w.-]+$/, 'Choose from the list')

export const appealCourts = endpoint('GET /api/sci/get_courts', {
  asksCourt: true,
  can: ['read', 'Tracker'],
  summary: 'Kinds of court whose judgments are challenged at the Supreme Court',
  reply: choices,
})

export const appealStates = endpoint('GET /api/sci/get_states', {
  reaches: ['courts'],
  asksCourt: true,
  can: ['read', 'Tracker'],
  summary: 'States of a kind of court, as the Supreme Court lists them; high courts by default',
  query: z.object({ court_id: LowerCourtKind.default('1') }),
  reply: choices,
})

export const appealBenches = endpoint('GET /api/sci/get_bench', {
  reaches: ['courts'],
  asksCourt: true,
  can: ['read', 'Tracker'],
  summary: 'Benches, districts or bodies of a state',
  query: z.object({ court_id: LowerCourtKind.default('1'), state_id: code }),
  reply: choices,
})

export const appealCaseTypes = endpoint('GET /api/sci/get_case_types', {
  reaches: ['courts'],
  asksCourt: true,
  can: ['read', 'Tracker'],
  summary: 'Case types of a bench; `tracking_court_id` is the bench',
  query: z.object({ court_id: LowerCourtKind.default('1'), state_id: code, tracking_court_id: code }),
  reply: choices,
})

export const AppealInput = z.object({
  court_id: LowerCourtKind,
  state_id: code,
  tracking_court_id: code,
  case_type_id: code,
  state: partyName.min(1, 'Choose the state'),
  bench: partyName.min(1, 'Choose the bench'),
  case_type: partyName.min(1, 'Choose the case type'),
  case_number: caseNumber,
  case_year: caseYear,
  judgment_date: chosenDate,
  petitioner: partyName.nullable().default(null),
  respondent: partyName.nullable().default(null),
  note: words(2000).nullable().default(null),
  matter_id: MatterId.nullable().default(null),
  check_every: CheckEvery.default(7),
  /** How many days Peshi searches beyond the limitation period, because the court may allow a late petition. */
  margin_days: z.int().min(0).max(1095, 'At most three years').default(90),
})
export type AppealInput = z.infer<typeof AppealInput>

export const AppealState = z.enum(['watching', 'found', 'stopped'])
export type AppealState = z.infer<typeof AppealState>

export const AppealHit = z.object({
  ...hitFields,
  _id: AppealHitId,
  diary_number: z.string().nullable(),
  diary_year: z.string().nullable(),
  case_number: z.string().nullable(),
  status: z.string().nullable(),
  registered_on: CourtDate.nullable(),
  state: z.enum(['new', 'dismissed', 'matter']),
})
export type AppealHit = z.infer<typeof AppealHit>

export const AppealTracker = z.object({
  ...trackerFields,
  _id: AppealTrackerId,
  matter_id: MatterId.nullable(),
  court_id: LowerCourtKind,
  state_id: z.string(),
  tracking_court_id: z.string(),
  case_type_id: z.string(),
  state: z.string(),
  bench: z.string(),
  case_type: z.string(),
  case_number: z.string(),
  case_year: z.number(),
  judgment_date: CourtDate,
  petitioner: z.string().nullable(),
  respondent: z.string().nullable(),
  note: z.string().nullable(),
  margin_days: z.number(),
  tracker_state: AppealState,
  limitation_ends: CourtDate,
  stops_on: CourtDate,
  stopped_at: Instant.nullable(),
  stop_reason: z.enum(['period-over', 'by-hand']).nullable(),
  hits: z.array(AppealHit),
})
export type AppealTracker = z.infer<typeof AppealTracker>

export const appealSorts = ['created_at', 'judgment_date', 'stops_on', 'last_checked_at', 'petitioner'] as const

export const appealCalls = trackerEndpoints({
  name: 'Judgments watched for an appeal',
  one: 'A tracker with all that was found',
  id: AppealTrackerId,
  tracker: AppealTracker,
  detail: AppealTracker,
  states: AppealState.options,
  sorts: appealSorts,
  paths: {
    list: '/api/model/supreme_court_appeal_tracker',
    get: '/api/sci/appeal/:id',
    file: '/api/sci/appeals/export',
    deleteMany: '/api/sci/appeals/delete',
    restore: '/api/sci/appeals/restore',
    bin: '/api/sci/appeals/deleted',
  },
})
export const {
  list: listAppeals,
  get: getAppeal,
  file: exportAppeals,
  deleteMany: deleteAppeals,
  restore: restoreAppeals,
  inBin: appealsInBin,
} = appealCalls

const params = z.object({ id: AppealTrackerId })
const one = ok({ data: AppealTracker })

export const createAppeal = endpoint('POST /api/sci/appeal', {
  failure: failures.tracker,
  can: ['create', 'Tracker'],
  summary: 'Track a judgment; the first check is due at once',
  body: AppealInput,
  reply: one,
})

export const editAppeal = endpoint('POST /api/sci/appeal/:id', {
  can: ['update', 'Tracker'],
  changes: AppealTracker,
  summary: 'Change names, note, interval and end of a tracker',
  params,
  body: changesTo(
    AppealInput.pick({ petitioner: true, respondent: true, note: true, check_every: true, margin_days: true }).shape,
  ),
  reply: one,
})

export const checkAppeal = endpoint('POST /api/sci/appeal/:id/check', {
  can: ['update', 'Tracker'],
  summary: 'Check a judgment now, or continue a stopped tracker',
  params,
  reply: one,
})

export const stopAppeal = endpoint('POST /api/sci/appeal/:id/stop', {
  can: ['update', 'Tracker'],
  summary: 'Stop tracking a judgment; what was found stays',
  params,
  reply: one,
})

export const deleteAppeal = endpoint('DELETE /api/sci/appeal', {
  failure: failures.deletion,
  can: ['delete', 'Tracker'],
  changes: AppealTracker,
  summary: 'Move to the recycle bin',
  query: SeenInQuery.extend({ id: AppealTrackerId }),
  reply: ok({}),
})

const hitParams = z.object({ id: AppealTrackerId, hit: AppealHitId })

export const followAppealHit = endpoint('POST /api/sci/appeal/:id/hits/:hit/matter', {
  reaches: ['courts'],
  can: ['create', 'Matter'],
  summary: 'Make a matter of the appeal found, linked to the judgment’s matter',
  params: hitParams,
  reply: ok({ data: z.object({ matter_id: MatterId, tracker: AppealTracker }) }),
})

export const dismissAppealHit = endpoint('POST /api/sci/appeal/:id/hits/:hit/dismiss', {
  can: ['update', 'Tracker'],
  summary: 'Dismiss an appeal found; with `undo`, restore it',
  params: hitParams,
  body: z.object({ undo: z.boolean().default(false) }),
  reply: one,
})

export const appealFromMatter = endpoint('GET /api/sci/appeal/from/:matter', {
  reaches: ['courts'],
  can: ['read', 'Tracker'],
  summary: 'The tracker form filled from a decided matter, as far as the Supreme Court’s lists allow',
  params: z.object({ matter: MatterId }),
  reply: ok({
    data: AppealInput.pick({ petitioner: true, respondent: true }).extend({
      matter_id: MatterId,
      title: z.string(),
      hc_name: CourtId,
      court_id: LowerCourtKind.nullable(),
      state_id: z.string().nullable(),
      tracking_court_id: z.string().nullable(),
      case_type_id: z.string().nullable(),
      case_number: z.string().nullable(),
      case_year: z.number().nullable(),
      judgment_date: CourtDate.nullable(),
      tracker_id: AppealTrackerId.nullable(),
    }),
  }),
})
