import { z } from 'zod'
import { Challenge } from '../courts/find-case.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ChallengeId, ClockId, CourtId, DocumentId, FirTrackerId, MatterId, UploadId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { Seen, seen } from '../platform/version.ts'
import {
  CheckEvery,
  caseNumber,
  caseYear,
  chosenDate,
  partyName,
  trackerEndpoints,
  trackerFields,
  words,
} from './trackers.ts'

export const FirSource = z.enum(['police', 'court', 'hand'])
export type FirSource = z.infer<typeof FirSource>

export const FirStatus = z.enum(['registered', 'investigation', 'charge-sheet', 'final-report', 'trial', 'closed'])
export type FirStatus = z.infer<typeof FirStatus>

export const FirSection = z.object({
  act: words(200).min(1, 'Write the act'),
  section: words(40),
})
export type FirSection = z.infer<typeof FirSection>

export const FirCase = z.object({
  case_number: z.string(),
  petitioner: z.string().nullable(),
  respondent: z.string().nullable(),
})
export type FirCase = z.infer<typeof FirCase>

export const PoliceStation = z.object({ _id: z.string(), title: z.string() })
export const FirDistrict = z.object({
  _id: z.string(),
  title: z.string(),
  source: FirSource,
  police_stations: z.array(PoliceStation),
})
export type FirDistrict = z.infer<typeof FirDistrict>

export const listFirStates = endpoint('GET /api/fir_states', {
  can: ['read', 'Tracker'],
  summary: 'States whose districts can be chosen; each is the `reference_id` of its districts',
  reply: ok({ data: z.array(z.object({ _id: z.string(), title: z.string(), is_searchable: z.boolean() })) }),
})

export const listFirDistricts = endpoint('GET /api/model/fir_districts', {
  asksCourt: true,
  can: ['read', 'Tracker'],
  summary: 'Districts of a state with their police stations, read from the police or the court and kept for a day',
  query: z.object({
    'filters[reference_id]': words(80).min(1),
    limit: z.coerce.number().int().min(1).max(1000).default(1000),
  }),
  reply: ok({ data: z.array(FirDistrict), meta: z.object({ total: z.number() }) }),
})

export const FoundFir = z.object({
  source: FirSource,
  state: z.string(),
  district: z.string(),
  police_station: z.string(),
  number: z.string(),
  year: z.number(),
  registered_at: z.string().nullable(),
  sections: z.array(FirSection),
  cases: z.array(FirCase),
  tracker_id: FirTrackerId.nullable(),
})
export type FoundFir = z.infer<typeof FoundFir>

export const findFir = endpoint('POST /api/crime/find', {
  failure: failures.court,
  reaches: ['courts'],
  can: ['create', 'Tracker'],
  readsOnly: true,
  summary: 'Search for an FIR; if the site asks for a captcha, send the same body again with the answer',
  body: z.object({
    reference_id: words(80).min(1, 'Choose the state'),
    district_id: words(80).min(1, 'Choose the district'),
    police_station_id: words(200).min(1, 'Choose the police station'),
    fir_number: caseNumber,
    fir_year: caseYear,
    challenge_id: ChallengeId.optional(),
    answer: words(20).optional(),
  }),
  reply: ok({
    challenge: Challenge.nullable(),
    find_id: ChallengeId.nullable(),
    data: z.array(FoundFir),
  }),
})

const Names = z.array(partyName.min(1)).max(200)

export const FirWords = z.object({
  registered_on: CourtDate.nullable(),
  status: FirStatus,
  sections: z.array(FirSection).max(100),
  accused: Names,
  complainant: partyName.nullable(),
  is_zero: z.boolean(),
  later_station: words(200).nullable(),
  later_number: caseNumber.nullable(),
  later_year: caseYear.nullable(),
  note: words(2000).nullable(),
  matter_ids: z.array(MatterId).max(100),
  check_every: CheckEvery,
})
export type FirWords = z.infer<typeof FirWords>

export const FirPlace = z.object({
  state: words(80).min(1, 'Write the state'),
  district: words(120).min(1, 'Write the district'),
  police_station: words(200).min(1, 'Write the police station'),
  number: caseNumber,
  year: caseYear,
})

export const FirReading = z.object({
  at: Instant,
  source: FirSource,
  by: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
export type FirReading = z.infer<typeof FirReading>

const matterLine = z.object({ _id: MatterId, title: z.string(), court_title: z.string() })

export const FirTracker = FirPlace.extend({
  ...trackerFields,
  _id: FirTrackerId,
  source: FirSource,
  court_id: CourtId.nullable(),
  registered_on: CourtDate.nullable(),
  status: FirStatus,
  sections: z.array(FirSection),
  accused: z.array(z.string()),
  /** Null in lists if `is_withheld`. Only the reply about a single FIR has the name. */
  complainant: z.string().nullable(),
  /** True if the law may forbid naming the complainant. */
  is_withheld: z.boolean(),
  is_zero: z.boolean(),
  later_station: z.string().nullable(),
  later_number: z.string().nullable(),
  later_year: z.number().nullable(),
  note: z.string().nullable(),
  cases: z.array(FirCase),
  matter_ids: z.array(MatterId),
  changed_at: Instant.nullable(),
})
export type FirTracker = z.infer<typeof FirTracker>

export const FirDetail = FirTracker.extend({
  /** The tracker leads to a sensitive matter. */
  is_hidden: z.boolean(),
  history: z.array(FirReading),
  matters: z.array(matterLine),
  suggested: z.array(matterLine),
  document: z.object({ _id: DocumentId, name: z.string(), file: z.string(), download: z.string() }).nullable(),
  default_bail_clock: ClockId.nullable(),
})
export type FirDetail = z.infer<typeof FirDetail>

export const firSorts = ['created_at', 'registered_on', 'last_checked_at', 'changed_at', 'police_station'] as const

export const firCalls = trackerEndpoints({
  name: 'FIRs',
  one: 'An FIR with its history, its matters and suggested matters',
  id: FirTrackerId,
  tracker: FirTracker,
  detail: FirDetail,
  states: FirStatus.options,
  sorts: firSorts,
  paths: {
    list: '/api/model/case_tracker_matters',
    get: '/api/fir_matters/:id',
    file: '/api/fir_matters/export',
    deleteMany: '/api/fir_matters/delete_many',
    restore: '/api/fir_matters/restore',
    bin: '/api/fir_matters/deleted',
  },
})
export const {
  list: listFirs,
  get: getFir,
  file: exportFirs,
  deleteMany: deleteFirs,
  restore: restoreFirs,
  inBin: firsInBin,
} = firCalls

const params = z.object({ id: FirTrackerId })
const one = ok({ data: FirDetail })

export const saveFir = endpoint('PUT /api/fir_matters', {
  failure: failures.tracker,
  can: ['create', 'Tracker'],
  changes: FirDetail,
  summary:
    'Save an FIR that a search found (`find_id`, `pick`) or that was entered by hand (`place`); with `_id` change one, or with `refresh` check it now',
  body: z.object({
    _id: FirTrackerId.optional(),
    find_id: ChallengeId.optional(),
    pick: z.int().min(0).max(200).default(0),
    refresh: z.boolean().default(false),
    place: FirPlace.optional(),
    words: FirWords.partial().optional(),
    ...seen,
  }),
  reply: one,
})

export const attachFir = endpoint('POST /api/fir_matters/:id/copy', {
  can: ['update', 'Tracker'],
  summary: 'Add an upload (`POST /api/uploads`) as the FIR’s copy to the documents of a linked matter',
  params,
  body: z.object({ upload_id: UploadId, matter_id: MatterId }),
  reply: one,
})

export const startDefaultBail = endpoint('POST /api/fir_matters/:id/default_bail', {
  can: ['update', 'Tracker'],
  summary: 'Add the default bail deadline from the first remand; both 60 and 90 days are shown until a person chooses',
  params,
  body: z.object({ remand_on: chosenDate }),
  reply: one,
})

export const deleteFir = endpoint('POST /api/fir_matters/delete/:id', {
  failure: failures.deletion,
  can: ['delete', 'Tracker'],
  changes: FirTracker,
  summary: 'Move to the recycle bin',
  params,
  body: Seen,
  reply: ok({}),
})
