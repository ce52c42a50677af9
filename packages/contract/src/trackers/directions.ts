import { z } from 'zod'
import { Side } from '../matters/families.ts'
import { OrderSource } from '../matters/hearings.ts'
import { Outcome } from '../matters/outcomes.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClockId, DirectionId, MatterId, OrderId } from '../platform/ids.ts'
import { Seen, seen, versioned } from '../platform/version.ts'
import { ClockCount, ClockPeriod, Whose } from './clocks.ts'
import { DirectionKind, DirectionState, StepKind } from './direction-states.ts'

export const Direction = z.object({
  _id: DirectionId,
  matter_id: MatterId,
  kind: DirectionKind,
  text: z.string(),
  by_side: Side.nullable(),
  whose: Whose.nullable(),
  /** The last day of the direction’s deadline. */
  due_date: CourtDate.nullable(),
  clock_id: ClockId.nullable(),
  order_id: OrderId.nullable(),
  order_date: CourtDate.nullable(),
  page: z.number().int().nullable(),
  state: DirectionState,
  decided_by: z.string().nullable(),
  decided_at: Instant,
  done_at: Instant.nullable(),
  ...versioned,
})
export type Direction = z.infer<typeof Direction>

/** The result, coram and counsel that an order names. A person accepts them as the outcome of its day. */
export const HearingRead = OrderSource.pick({ coram: true, counsel: true }).extend({
  date: CourtDate,
  outcome: Outcome,
})
export type HearingRead = z.infer<typeof HearingRead>

export const DirectionProposal = z.object({
  key: z.string(),
  kind: DirectionKind,
  /** Null unless the proposal is a step. */
  step: StepKind.nullable(),
  text: z.string(),
  /** The step in the order’s words. */
  title: z.string().nullable(),
  by_side: Side.nullable(),
  whose: Whose.nullable(),
  /** The first page is 1. */
  page: z.number().int(),
  /** The sentence's characters in the text of that page. */
  range: z.object({ start: z.number().int(), end: z.number().int() }),
  /** The sum of costs or of a deposit, in paise, and who receives it. */
  amount: z.number().int().nullable(),
  payee: z.string().nullable(),
  /** Null unless the proposal is an outcome. */
  hearing: HearingRead.nullable(),
  due_date: CourtDate.nullable(),
  is_reckoned: z.boolean(),
  period: ClockPeriod.nullable(),
  count: ClockCount.nullable(),
  decided: Direction.nullable(),
})
export type DirectionProposal = z.infer<typeof DirectionProposal>

const byId = z.object({ id: DirectionId })
const Text = z.string().trim().min(1, 'Fill this in').max(2000, 'Use at most 2,000 characters')

export const listDirections = endpoint('GET /api/directions', {
  can: ['read', 'Order'],
  summary: 'The directions of a matter: open ones by due date, then completed ones',
  query: z.object({ matter_id: MatterId }),
  reply: ok({ data: z.array(Direction) }),
})

export const listProposals = endpoint('GET /api/orders/:id/directed', {
  can: ['read', 'Order'],
  summary: 'Directions proposed from the text of an order, to be confirmed or dismissed',
  params: z.object({ id: OrderId }),
  query: z.object({ matter_id: MatterId }),
  reply: ok({
    data: z.array(DirectionProposal),
    has_text: z.boolean(),
  }),
})

export const saveDirection = endpoint('POST /api/directions', {
  can: ['update', 'Order'],
  changes: Direction,
  summary:
    'Save a direction, or dismiss a proposal. A confirmed next date becomes the matter’s next date, an outcome that of the hearing on the order’s day; a step with a day becomes a deadline',
  body: z.object({
    matter_id: MatterId,
    kind: DirectionKind,
    step: StepKind.nullable().default(null),
    text: Text,
    title: z.string().trim().max(300, 'Use at most 300 characters').nullable().default(null),
    by_side: Side.nullable().default(null),
    due_date: CourtDate.nullable(),
    /** Time given from the order’s date; the day is then counted by the court’s calendar. */
    period: ClockPeriod.nullable().default(null),
    state: DirectionState.default('open'),
    order_id: OrderId.nullable().default(null),
    page: z.number().int().min(1).nullable().default(null),
    proposal: z.string().max(80).nullable().default(null),
    /** Set if the proposal is an outcome. */
    hearing: HearingRead.omit({ date: true }).nullable().default(null),
    ...seen,
  }),
  reply: ok({ data: Direction, message: z.string() }),
})

export const updateDirection = endpoint('POST /api/directions/:id', {
  can: ['update', 'Order'],
  changes: Direction,
  summary: 'Change or complete a direction; only the sent fields change',
  params: byId,
  body: z.object({
    text: Text.optional(),
    due_date: CourtDate.nullable().optional(),
    state: DirectionState.optional(),
    ...seen,
  }),
  reply: ok({ data: Direction, message: z.string() }),
})

export const withdrawDirection = endpoint('POST /api/directions/:id/withdraw', {
  can: ['update', 'Order'],
  changes: Direction,
  summary: 'Undo the decision: the direction of an order is a proposal again',
  params: byId,
  body: Seen,
  reply: ok({ message: z.string() }),
})
