import { z } from 'zod'
import { DateSpan } from '../courts/court-calendar.ts'
import { CourtDate, daysBetween, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClockId, CourtId, MatterId, OrderId } from '../platform/ids.ts'
import { changesTo, Seen, seen, versioned } from '../platform/version.ts'
import { clockRules } from './clock-rules.ts'

export const ClockRuleKey = z.enum(clockRules.map(({ key }) => key) as [string, ...string[]])

export const ClockSubject = z.enum(['matter', 'fir', 'appeal', 'caveat', 'direction', 'serving', 'filing'])
export type ClockSubject = z.infer<typeof ClockSubject>

const DateOfOurs = CourtDate.refine((date) => date >= '1900-01-01' && date <= '2150-12-31', {
  message: 'Write a date between 1900 and 2150',
})

const countAtMost = { days: 5000, weeks: 700, months: 240, years: 40 } as const

export const ClockPeriod = z
  .object({ count: z.int().min(1), unit: z.enum(['days', 'weeks', 'months', 'years']) })
  .refine(({ count, unit }) => count <= countAtMost[unit], {
    message: 'Use a shorter period',
    path: ['count'],
  })

const longestExclusion = 3660

export const ClockExclusion = z
  .object({
    kind: z.enum(['copy', 'other']),
    from: DateOfOurs,
    to: DateOfOurs,
    reason: z.string().trim().max(300, 'Use at most 300 characters').nullable().default(null),
  })
  .refine(({ from, to }) => from <= to, { message: 'The last day comes before the first', path: ['to'] })
  .refine(({ from, to }) => from > to || daysBetween(from, to) <= longestExclusion, {
    message: 'Use a shorter period',
    path: ['to'],
  })

/** `near`: from the day of the first reminder. */
export const ClockState = z.enum(['running', 'near', 'today', 'past', 'done', 'stopped'])
export type ClockState = z.infer<typeof ClockState>

const Closed = z.union([
  z.object({ why: z.enum(['sunday', 'saturday']) }),
  z.object({ why: z.enum(['holiday', 'vacation']), name: z.string() }),
])
const exclusion = z.object({
  kind: z.enum(['copy', 'other']),
  from: CourtDate,
  to: CourtDate,
  reason: z.string().nullable().optional(),
})
const period = z.object({ count: z.number(), unit: z.enum(['days', 'weeks', 'months', 'years']) })

export const ClockStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('start'), date: CourtDate, firstDay: z.enum(['excluded', 'included']) }),
  z.object({ step: z.literal('period'), period, date: CourtDate }),
  z.object({ step: z.literal('excluded'), exclusion, days: z.number(), date: CourtDate }),
  z.object({ step: z.literal('too-late'), exclusion, date: CourtDate }),
  z.object({ step: z.literal('moved'), from: CourtDate, closed: Closed, date: CourtDate }),
  z.object({ step: z.literal('not-moved'), closed: Closed, date: CourtDate }),
  z.object({ step: z.literal('due-after'), date: CourtDate }),
])
export type ClockStep = z.infer<typeof ClockStep>

export const ClockCount = z.object({
  /** Null if a person or an order set the last day. */
  period: period.nullable(),
  due_on: CourtDate,
  counted_to: CourtDate,
  excusable_to: CourtDate.nullable(),
  steps: z.array(ClockStep),
  unknown: DateSpan.nullable(),
  /**
   * True if the period overlaps 15 March 2020 to 28 February 2022.
   * The Supreme Court extended limitation for that time, but the count ignores this.
   */
  touches_extension: z.boolean(),
})
export type ClockCount = z.infer<typeof ClockCount>

const Person = z.object({ name: z.string().nullable(), at: Instant })

export const Whose = z.enum(['ours', 'theirs'])
export type Whose = z.infer<typeof Whose>

export const Clock = z.object({
  _id: ClockId,
  rule: z.string(),
  title: z.string().nullable(),
  subject: z.object({ kind: ClockSubject, id: z.uuid() }),
  matter_id: MatterId.nullable(),
  ctitle: z.string(),
  case_label: z.string().nullable(),
  court_id: CourtId.nullable(),
  court_short: z.string().nullable(),
  /** The order and the side for which the chamber appears tell who must act. */
  whose: Whose.nullable(),
  /** `page` and `text`: where the order gives the time, and in which words. */
  from_order: z
    .object({
      _id: OrderId,
      date: CourtDate.nullable(),
      page: z.number().int().nullable(),
      text: z.string().nullable(),
    })
    .nullable(),
  start_on: CourtDate,
  /** Null if somebody set the last day, or if nobody has chosen one of several periods yet. */
  period: period.nullable(),
  due_on: CourtDate,
  days_left: z.number(),
  state: ClockState,
  is_critical: z.boolean(),
  ticked: Person.nullable(),
  may_tick: z.boolean(),
  outlasted_by: CourtDate.nullable(),
  excusable_to: CourtDate.nullable(),
  /** Days around the last day whose holidays are unknown. The court may be closed on the last day. */
  unknown: DateSpan.nullable(),
  choices: z.array(z.object({ period, due_on: CourtDate })),
  /**
   * Applications for certified copies of the order from which the period runs. `days` are left out of the period. They
   * are 0 until the copy is ready.
   */
  copies: z.array(z.object({ applied_on: CourtDate, ready_on: CourtDate.nullable(), days: z.number() })),
  ...versioned,
})
export type Clock = z.infer<typeof Clock>

export const ClockDetail = Clock.extend({
  ends_on: CourtDate.nullable(),
  exclusions: z.array(exclusion),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  reminders: z.array(z.number()),
  counts: z.array(ClockCount),
  entered: Person,
  ended: Person.extend({ reason: z.string().nullable() }).nullable(),
})
export type ClockDetail = z.infer<typeof ClockDetail>

const line = (most: 300 | 2000) =>
  z
    .string()
    .trim()
    .max(most, most === 300 ? 'Use at most 300 characters' : 'Use at most 2,000 characters')
    .transform((text) => text || null)
    .nullable()

const entered = {
  rule: ClockRuleKey,
  start_on: DateOfOurs,
  court_id: CourtId.nullable().default(null),
  period: ClockPeriod.nullable().default(null),
  ends_on: DateOfOurs.nullable().default(null),
  exclusions: z.array(ClockExclusion).max(20).default([]),
}

const reported = {
  title: line(300).default(null),
  reason: line(300).default(null),
  note: line(2000).default(null),
  is_critical: z.boolean().optional(),
  reminders: z.array(z.int().min(0).max(365)).max(10).optional(),
}

export const previewClock = endpoint('POST /api/clocks/preview', {
  can: ['read', 'Clock'],
  summary: 'Count a deadline step by step without saving it; several counts if the period is not chosen yet',
  readsOnly: true,
  body: z.object({
    ...entered,
    /** With a matter, the time for certified copies of the order is left out. */
    matter_id: MatterId.nullable().default(null),
    order_id: OrderId.nullable().default(null),
  }),
  reply: ok({ data: z.array(ClockCount) }),
})

export const ClockInput = z.object({ ...entered, ...reported })
export type ClockInput = z.infer<typeof ClockInput>

const one = ok({ data: ClockDetail, message: z.string() })
const id = z.object({ id: ClockId })

export const startClock = endpoint('POST /api/clocks', {
  can: ['create', 'Clock'],
  summary: 'Add a deadline to a matter',
  body: ClockInput.extend({ matter_id: MatterId, order_id: OrderId.nullable().default(null) }),
  reply: one,
})

export const listClocks = endpoint('GET /api/clocks', {
  can: ['read', 'Clock'],
  summary: 'The chamber’s deadlines, the nearest last day first; only open ones unless a state is given',
  query: z.object({
    state: z.union([ClockState, z.literal('all'), z.literal('open')]).default('open'),
    group: z.enum(['limitation', 'pleading', 'notice', 'caveat', 'bail', 'order', 'registry', 'own']).optional(),
    matter_id: MatterId.optional(),
    unticked: z.enum(['true']).optional(),
    search: z.string().trim().max(200).optional(),
    due_from: DateOfOurs.optional(),
    due_to: DateOfOurs.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: ok({
    data: z.array(Clock),
    meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }),
    counts: z.record(ClockState, z.number()),
  }),
})

export const getClock = endpoint('GET /api/clocks/:id', {
  can: ['read', 'Clock'],
  summary: 'A deadline with what was entered and how it is counted',
  params: id,
  reply: ok({ data: ClockDetail }),
})

export const editClock = endpoint('PUT /api/clocks/:id', {
  can: ['update', 'Clock'],
  changes: ClockDetail,
  summary: 'Change a deadline; changed dates need a second reviewer again',
  params: id,
  body: changesTo(ClockInput.shape),
  reply: one,
})

export const tickClock = endpoint('POST /api/clocks/tick/:id', {
  can: ['update', 'Clock'],
  changes: ClockDetail,
  summary: 'Confirm the dates as second reviewer; not for the person who entered them',
  params: id,
  body: Seen,
  reply: one,
})

export const endClock = endpoint('POST /api/clocks/end/:id', {
  can: ['update', 'Clock'],
  changes: ClockDetail,
  summary: 'Close a deadline: done in time, or no longer needed',
  params: id,
  body: z.object({ how: z.enum(['done', 'stopped']), reason: line(300).default(null), ...seen }),
  reply: one,
})

export const reopenClock = endpoint('POST /api/clocks/reopen/:id', {
  can: ['update', 'Clock'],
  changes: ClockDetail,
  summary: 'Reopen a deadline',
  params: id,
  body: Seen,
  reply: one,
})

export const deleteClock = endpoint('POST /api/clocks/delete/:id', {
  can: ['delete', 'Clock'],
  changes: ClockDetail,
  summary: 'Move a deadline to the recycle bin',
  params: id,
  body: Seen,
  reply: ok({ message: z.string() }),
})

export const restoreClock = endpoint('POST /api/clocks/restore/:id', {
  can: ['delete', 'Clock'],
  summary: 'Restore a deadline from the recycle bin',
  params: id,
  reply: one,
})

export const clocksInBin = endpoint('GET /api/clocks/deleted', {
  can: ['delete', 'Clock'],
  summary: 'Deadlines in the recycle bin, newest first',
  reply: ok({ data: z.array(Clock.extend({ deleted_at: Instant, deleted_by: z.string().nullable() })) }),
})

export const ClockSuggestion = z.object({
  rule: ClockRuleKey,
  start_on: CourtDate,
  court_id: CourtId.nullable(),
  because: z.enum(['decided', 'objection', 'stay']),
  ends_on: CourtDate.nullable(),
  words: z.string().nullable(),
  due_on: CourtDate.nullable(),
  /** Days around the last day whose holidays are unknown. */
  unknown: DateSpan.nullable(),
})
export type ClockSuggestion = z.infer<typeof ClockSuggestion>

export const suggestClocks = endpoint('GET /api/clocks/suggestions/:id', {
  can: ['read', 'Clock'],
  summary: 'Deadlines suggested by a matter’s record, without those added or dismissed',
  params: z.object({ id: MatterId }),
  reply: ok({ data: z.array(ClockSuggestion) }),
})

export const dismissClockSuggestion = endpoint('POST /api/clocks/suggestions/:id/dismiss', {
  can: ['update', 'Clock'],
  summary: 'Dismiss a suggested deadline for the whole chamber, or (`undo`) suggest it again',
  params: z.object({ id: MatterId }),
  body: z.object({ rule: ClockRuleKey, start_on: CourtDate, undo: z.boolean().default(false) }),
  reply: ok({ message: z.string() }),
})
