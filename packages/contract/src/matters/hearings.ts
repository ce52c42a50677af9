import { z } from 'zod'
import { CaseStatus } from '../courts/case-record.ts'
import { ListKind } from '../courts/cause-list-kinds.ts'
import { ListingChange } from '../courts/list-changes.ts'
import { CourtDate, daysBetween, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, CourtList, GuestId, HearingId, MatterId, OrderId, PersonId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { Seen, seen, versioned } from '../platform/version.ts'
import { ClockPeriod } from '../trackers/clocks.ts'
import { caseFields } from './case-fields.ts'
import { Outcome } from './outcomes.ts'
import { VideoUrl } from './video-links.ts'

export const OutsideRole = z.enum(['senior', 'local-counsel', 'officer'])
export type OutsideRole = z.infer<typeof OutsideRole>

/** A person outside the chamber who recorded an outcome from a link. */
export const OutsideRecorder = z.object({ id: GuestId, name: z.string(), role: OutsideRole })
export type OutsideRecorder = z.infer<typeof OutsideRecorder>

/** The page of an order from which an outcome was read, and what the order says about the hearing. */
export const OrderSource = z.object({
  order_id: OrderId,
  page: z.number().int().min(1),
  coram: z.string().trim().max(300).nullable(),
  counsel: z.array(z.object({ name: z.string().trim().max(120), for: z.string().trim().max(80) })).max(8),
})
export type OrderSource = z.infer<typeof OrderSource>

export const HearingOutcome = z.object({
  outcome: Outcome,
  next_date: CourtDate.nullable(),
  business: z.string().nullable(),
  /** The time that the outcome gives. It is a deadline for as long as the outcome stands. */
  time: ClockPeriod.nullable(),
  recorded_at: Instant,
  recorded_by: z.string().nullable(),
  /** Not null if a person outside the chamber recorded it from a link. */
  recorded_as: OutsideRole.nullish(),
  /** Not null if a person accepted what an order says. */
  from_order: OrderSource.nullish(),
})
export type HearingOutcome = z.infer<typeof HearingOutcome>

/** A place or change of a matter on a day's lists, with the list that has it and the time when Peshi read that list. */
const ListStep = z.object({
  kind: z.enum(['listed', 'moved', 'gone', ...ListingChange.shape.kind.options]),
  at: Instant,
  list: z.string(),
  court_no: z.string().nullable(),
  item: z.string(),
})
export type ListStep = z.infer<typeof ListStep>

export const HearingEntry = z.object({
  _id: HearingId.nullable(),
  /** 0 if the chamber entered nothing for the day. */
  ...versioned,
  matter_id: MatterId,
  date: CourtDate,
  court_id: CourtId,
  ...caseFields,
  court_short: z.string(),
  ctitle: z.string(),
  case_status: CaseStatus,
  reference_id: z.string().nullable(),
  court_no: z.string().nullable(),
  item: z.string().nullable(),
  /** `HH:MM` in Indian time. Null if unknown. */
  time: z.string().nullable(),
  list_kind: ListKind.nullable(),
  coram: z.string().nullable(),
  stage: z.string().nullable(),
  source: z.enum(['list', 'court', 'ours']),
  is_dropped: z.boolean(),
  /** The newest change that the court announced to this listing. */
  change: ListingChange.nullable(),
  /** Oldest first. Empty if the lists never changed the matter's place. */
  steps: z.array(ListStep),
  /**
   * Null unless court and chamber gave different next dates.
   * `date` is the next date that Peshi does not use, and `by` says who gave it.
   */
  differs: z.object({ by: z.enum(['court', 'ours']), date: CourtDate }).nullable(),
  /** A later date that the day's list prints as the next one, and that the matter does not have. */
  list_next_date: CourtDate.nullable(),
  is_manual: z.boolean(),
  note: z.string().nullable(),
  appearing: z.object({ _id: PersonId, name: z.string() }).nullable(),
  outcome: HearingOutcome.nullable(),
  court_outcome: z.object({ business: z.string().nullable(), next_date: CourtDate.nullable() }).nullable(),
  /** The video link that the chamber entered for this hearing. */
  video: z.string().nullable(),
  /** The chamber's nearest video link, and what it was entered for. */
  join: z.object({ url: z.string(), from: z.enum(['hearing', 'room', 'court']) }).nullable(),
})
export type HearingEntry = z.infer<typeof HearingEntry>

/** `date` is `DD-MM-YYYY`. */
export const HearingDay = z.object({ date: z.string(), data: z.array(HearingEntry) })
export type HearingDay = z.infer<typeof HearingDay>

const days = ok({
  data: z.array(HearingDay),
  meta: z.object({
    from: CourtDate,
    to: CourtDate,
    is_cut: z.boolean(),
  }),
})

export const listHearings = endpoint('GET /api/hearing', {
  can: ['read', 'Matter'],
  summary: 'Hearings by day: today and the next 29 days',
  reply: days,
})

export const hearingDaysAtMost = 93

const inOrder = (dates: readonly string[]) => dates.every((date, at) => at === 0 || (dates[at - 1] ?? date) <= date)
const isShort = ([from, to]: readonly string[]) => !from || !to || daysBetween(from, to) < hearingDaysAtMost

const Dates = z
  .array(CourtDate)
  .max(2, 'Give a day, or the first and the last')
  .refine(inOrder, 'The last day comes before the first')
  .refine(isShort, 'Ask for three months at most')

export const filterHearings = endpoint('POST /api/hearing/filter', {
  can: ['read', 'Matter'],
  summary: 'Hearings of chosen days and courts; without days as in `GET /api/hearing`, without courts for all courts',
  readsOnly: true,
  body: z.object({
    dates: Dates.default([]),
    courts: z.array(CourtId).max(200).default([]),
  }),
  reply: days,
})

export const exportHearings = endpoint('GET /api/hearing/exports', {
  failure: failures.download,
  reaches: ['pool'],
  can: ['read', 'Matter'],
  summary: 'The diary as a file: `entire` for the whole day, `custom` for the filtered hearings',
  query: z.object({
    type: z.enum(['custom', 'entire']),
    date: CourtDate,
    to: CourtDate.optional(),
    courts: CourtList.optional(),
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
  }),
  kind: 'file',
  reply: z.string(),
})

export const getHearingsOfMatter = endpoint('GET /api/hearing/matter/:id', {
  can: ['read', 'Matter'],
  summary: 'All known hearing days of a matter, newest first',
  params: z.object({ id: MatterId }),
  reply: ok({ data: z.array(HearingEntry) }),
})

export const Undated = HearingEntry.pick({
  matter_id: true,
  hc_name: true,
  court_title: true,
  ctitle: true,
  unique_id: true,
  unique_case_number: true,
  case_type: true,
  case_number: true,
  case_year: true,
  stage: true,
}).extend({
  last_date: CourtDate.nullable(),
})
export type Undated = z.infer<typeof Undated>

export const hearingQueues = endpoint('GET /api/hearing/queues', {
  can: ['read', 'Matter'],
  summary: 'The hearing queues: matters without a next date, and days without an outcome',
  reply: ok({
    data: z.object({
      /**
       * Pending matters whose next date is missing or past, unless their last outcome ended the case or reserved
       * judgment.
       * `total` counts all of them; `data` has at most 200.
       */
      no_next_date: z.object({ total: z.number(), data: z.array(Undated) }),
      outcome_missing: z.object({ total: z.number(), data: z.array(HearingEntry) }),
    }),
  }),
})

export const hearingLoad = endpoint('GET /api/hearing/load', {
  can: ['read', 'Matter'],
  summary: 'Number of hearings by day and court, and who is busy; days without either are left out',
  query: z
    .object({
      from: CourtDate,
      to: CourtDate,
      matter_id: MatterId.optional(),
    })
    .refine(({ from, to }) => from <= to, { message: 'The last day comes before the first', path: ['to'] })
    .refine(({ from, to }) => isShort([from, to]), { message: 'Ask for three months at most', path: ['to'] }),
  reply: ok({
    data: z.array(
      z.object({
        date: CourtDate,
        count: z.number(),
        courts: z.array(z.object({ court_id: CourtId, court_title: z.string(), count: z.number() })),
        /** Names of the people who appear in a matter that does not exist for the reader. */
        busy: z.array(z.string()),
      }),
    ),
  }),
})

export const hearingPeople = endpoint('GET /api/hearing/people', {
  can: ['read', 'Matter'],
  summary: 'The members who can appear before a court',
  reply: ok({ data: z.array(z.object({ _id: PersonId, name: z.string() })) }),
})

export const usualOutcomes = endpoint('GET /api/hearing/outcomes/:id', {
  can: ['read', 'Matter'],
  summary: 'The six outcomes that the chamber enters most often in a matter’s court, preferring those of its stage',
  params: z.object({ id: MatterId }),
  reply: ok({ data: z.array(Outcome) }),
})

const line = (most: 60 | 300) => z.string().trim().max(most, `Use at most ${most} characters`).nullable()

export const OutcomeInput = z.object({
  matter_id: MatterId,
  date: CourtDate,
  outcome: Outcome.nullable(),
  next_date: CourtDate.nullable(),
  business: z.string().trim().max(4000, 'Use at most 4,000 characters').nullable().optional(),
  appearing_id: PersonId.nullable().optional(),
  time: ClockPeriod.nullable().optional(),
  ...seen,
})
export type OutcomeInput = z.infer<typeof OutcomeInput>

export const recordOutcome = endpoint('POST /api/hearing/outcome', {
  can: ['update', 'Matter'],
  changes: HearingEntry,
  summary: 'Save a day’s outcome and the next date in one step',
  body: OutcomeInput,
  reply: ok({
    data: z.array(HearingEntry),
    undo: OutcomeInput,
    message: z.string(),
  }),
})

const Time = z
  .string()
  .regex(/^$|^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:MM')
  .describe('An hour in India, or empty for none')

export const saveHearing = endpoint('POST /api/hearing', {
  can: ['update', 'Matter'],
  changes: HearingEntry,
  summary:
    'Enter a hearing by hand, or add the chamber’s data to a day of the court record; only the sent fields change',
  body: z.object({
    matter_id: MatterId,
    date: CourtDate,
    court_no: line(60).optional(),
    item: line(60).optional(),
    time: Time.nullable().optional(),
    coram: line(300).optional(),
    stage: line(300).optional(),
    note: line(300).optional(),
    appearing_id: PersonId.nullable().optional(),
    video: VideoUrl.nullable().optional(),
    ...seen,
  }),
  reply: ok({ data: z.array(HearingEntry), message: z.string() }),
})

const id = z.object({ id: HearingId })

export const deleteHearing = endpoint('POST /api/hearing/delete/:id', {
  can: ['update', 'Matter'],
  changes: HearingEntry,
  summary: 'Delete what the chamber entered for a day; it can be restored',
  params: id,
  body: Seen,
  reply: ok({ message: z.string() }),
})

export const restoreHearing = endpoint('POST /api/hearing/restore/:id', {
  can: ['update', 'Matter'],
  summary: 'Restore what the chamber had entered for a day',
  params: id,
  reply: ok({ data: z.array(HearingEntry), message: z.string() }),
})
