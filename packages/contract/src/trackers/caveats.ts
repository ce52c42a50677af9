import { z } from 'zod'
import { Challenge } from '../courts/find-case.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import {
  CaveatHitId,
  CaveatProofId,
  CaveatTrackerId,
  ChallengeId,
  CourtId,
  MatterId,
  UploadId,
} from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { DocumentView, FileCheck } from '../platform/uploads.ts'
import { changesTo, Seen } from '../platform/version.ts'
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

export const CaveatState = z.enum(['active', 'expiring', 'expired', 'matched', 'renewed'])
export type CaveatState = z.infer<typeof CaveatState>

export const expiringDays = 15
/** In days, from CPC s. 148A(5). Caveats in writ, criminal and probate cases have other rules. */
export const usualValidity = 90

export const UpDistrict = z.object({
  _id: CourtId,
  title: z.string(),
  is_searchable: z.boolean(),
})

export const caveatDistricts = endpoint('GET /api/caveat_tracker/up_districts', {
  can: ['read', 'Tracker'],
  summary: 'Districts of Uttar Pradesh, and whether their caveats can be searched',
  reply: ok({ data: z.array(UpDistrict) }),
})

const searched = words(99).regex(/^[\p{L}.'_\- ]*$/u, 'Use letters only')

export const FoundCaveat = z.object({
  court_ref: z.string(),
  caveat_number: z.string(),
  caveat_year: z.number().nullable(),
  caveator: z.string(),
  caveatee: z.string(),
  lodged_on: CourtDate.nullable(),
  subject: z.string().nullable(),
  matched_case: z.string().nullable(),
  tracker_id: CaveatTrackerId.nullable(),
})
export type FoundCaveat = z.infer<typeof FoundCaveat>

export const findCaveat = endpoint('POST /api/caveat/find', {
  failure: failures.court,
  reaches: ['courts'],
  can: ['create', 'Tracker'],
  summary:
    'Search caveats at a district court by names or number; if it asks for a captcha, send the request again with the answer',
  body: z.object({
    court_id: CourtId,
    establishment: z.string().trim().min(1, 'Choose the court complex').max(400),
    caveator: searched.optional(),
    caveatee: searched.optional(),
    caveat_number: caseNumber.optional(),
    caveat_year: caseYear.optional(),
    challenge_id: ChallengeId.optional(),
    answer: z.string().trim().max(20).optional(),
  }),
  reply: ok({ challenge: Challenge.nullable(), data: z.array(FoundCaveat) }),
})

export const CaveatInput = z.object({
  court_id: CourtId,
  /** Null if Peshi looks only in cause lists and does not search the court's cases. */
  establishment: z.string().trim().max(400).nullable().default(null),
  court_ref: z.string().trim().max(200).nullable().default(null),
  caveat_number: words(40).nullable().default(null),
  caveat_year: caseYear.nullable().default(null),
  caveator: partyName.min(1, 'Write who lodged it'),
  caveatee: partyName.min(1, 'Write who is expected to file'),
  subject: words(2000).nullable().default(null),
  lodged_on: chosenDate,
  valid_days: z.int().min(1, 'At least one day').max(3650, 'At most ten years').default(usualValidity),
  /** When the caveator posted the notice. CPC s. 148A(2) requires registered post with acknowledgement due. */
  notice_posted_on: CourtDate.nullable().default(null),
  notice_number: words(60).nullable().default(null),
  note: words(2000).nullable().default(null),
  matter_id: MatterId.nullable().default(null),
  check_every: CheckEvery.default(7),
})
export type CaveatInput = z.infer<typeof CaveatInput>

export const CaveatHit = z.object({
  ...hitFields,
  _id: CaveatHitId,
  court_id: CourtId,
  case_number: z.string(),
  reason: z.enum(['filed-against', 'other-way-round']),
  can_follow: z.boolean(),
  state: z.enum(['new', 'dismissed', 'matched']),
})
export type CaveatHit = z.infer<typeof CaveatHit>

export const CaveatTracker = CaveatInput.extend({
  ...trackerFields,
  _id: CaveatTrackerId,
  court_title: z.string(),
  tracker_state: CaveatState,
  /** Last day of validity. Day 1 is the day after `lodged_on`. */
  expires_on: CourtDate,
  days_left: z.number(),
  is_searched: z.boolean(),
  renews: CaveatTrackerId.nullable(),
  renewed_by: CaveatTrackerId.nullable(),
  hits: z.array(CaveatHit),
})
export type CaveatTracker = z.infer<typeof CaveatTracker>

export const CaveatProof = z.object({
  _id: CaveatProofId,
  name: z.string(),
  size: z.number(),
  view: DocumentView,
  check: FileCheck.nullable(),
  file: z.string(),
  download: z.string(),
  added_by: z.string().nullable(),
  added_at: Instant,
})
export type CaveatProof = z.infer<typeof CaveatProof>

export const CaveatDetail = CaveatTracker.extend({
  /** The tracker leads to a sensitive matter. */
  is_hidden: z.boolean(),
  proofs: z.array(CaveatProof),
})
export type CaveatDetail = z.infer<typeof CaveatDetail>

export const mostProofs = 20

export const caveatSorts = ['expires_on', 'created_at', 'lodged_on', 'caveator', 'caveatee', 'last_checked_at'] as const

export const caveatCalls = trackerEndpoints({
  name: 'Caveats',
  one: 'A tracker with all that was found',
  id: CaveatTrackerId,
  tracker: CaveatTracker,
  detail: CaveatDetail,
  states: CaveatState.options,
  sorts: caveatSorts,
  paths: {
    list: '/api/model/caveat_tracker_matters',
    get: '/api/caveat_tracker/:id',
    file: '/api/caveat_tracker/export',
    deleteMany: '/api/caveat_tracker/delete',
    restore: '/api/caveat_tracker/restore',
    bin: '/api/caveat_tracker/deleted',
  },
})
export const {
  list: listCaveats,
  get: getCaveat,
  file: exportCaveats,
  deleteMany: deleteCaveats,
  restore: restoreCaveats,
  inBin: caveatsInBin,
} = caveatCalls

const params = z.object({ id: CaveatTrackerId })
const one = ok({ data: CaveatDetail })

export const saveCaveat = endpoint('PUT /api/caveat_tracker', {
  failure: failures.tracker,
  can: ['create', 'Tracker'],
  changes: CaveatDetail,
  summary: 'Save a caveat, found or entered by hand; with `id` change the sent fields, with `renews` renew an old one',
  body: changesTo(CaveatInput.shape)
    .extend({ id: CaveatTrackerId.optional(), renews: CaveatTrackerId.optional() })
    .superRefine(({ id, ...input }, { addIssue }) => {
      if (!id) for (const issue of CaveatInput.safeParse(input).error?.issues ?? []) addIssue({ ...issue })
    }),
  reply: one,
})

export const deleteCaveat = endpoint('POST /api/caveat_tracker/delete/:id', {
  failure: failures.deletion,
  can: ['delete', 'Tracker'],
  changes: CaveatTracker,
  summary: 'Move to the recycle bin',
  params,
  body: Seen,
  reply: ok({}),
})

export const checkCaveat = endpoint('POST /api/caveat_tracker/:id/check', {
  can: ['update', 'Tracker'],
  summary: 'Check now for new filings',
  params,
  reply: one,
})

export const addCaveatProof = endpoint('POST /api/caveat_tracker/:id/proofs', {
  can: ['update', 'Tracker'],
  summary: 'Add an upload (`POST /api/uploads`) as proof of service; the same file is stored once',
  params,
  body: z.object({ upload_id: UploadId }),
  reply: one,
})

export const removeCaveatProof = endpoint('POST /api/caveat_tracker/:id/proofs/:proof/remove', {
  can: ['update', 'Tracker'],
  summary: 'Remove a proof of service; or, with `undo` and while the recycle bin keeps it, restore it',
  params: z.object({ id: CaveatTrackerId, proof: CaveatProofId }),
  body: z.object({ undo: z.boolean().default(false) }),
  reply: one,
})

const hitParams = z.object({ id: CaveatTrackerId, hit: CaveatHitId })

export const acceptCaveatHit = endpoint('POST /api/caveat_tracker/:id/hits/:hit/accept', {
  reaches: ['courts'],
  can: ['create', 'Matter'],
  summary: 'Confirm a filing: link it to the given matter, or make a matter of it',
  params: hitParams,
  body: z.object({ matter_id: MatterId.nullable().default(null) }),
  reply: one,
})

export const dismissCaveatHit = endpoint('POST /api/caveat_tracker/:id/hits/:hit/dismiss', {
  can: ['update', 'Tracker'],
  summary: 'Dismiss a suggested filing; with `undo`, restore it',
  params: hitParams,
  body: z.object({ undo: z.boolean().default(false) }),
  reply: one,
})
