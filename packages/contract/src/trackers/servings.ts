import { z } from 'zod'
import { addDays, CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId, ServingId } from '../platform/ids.ts'
import { changesTo, SeenInQuery, versioned } from '../platform/version.ts'
import { findClockRule } from './clock-rules.ts'
import { endOfPeriod } from './run-clock.ts'

export const ServingKind = z.enum(['respondent', 'witness', 'cheque-notice', 'government-notice', 'demand-notice'])
export type ServingKind = z.infer<typeof ServingKind>

export const ServingMode = z.enum(['court', 'dasti', 'speed-post', 'email', 'whatsapp', 'publication'])
export type ServingMode = z.infer<typeof ServingMode>

export const ServingOutcome = z.enum(['served', 'left', 'refused', 'incomplete', 'locked', 'unclaimed'])

/**
 * Why service counts although nobody took the paper. `refusal`: CPC O. 5 r. 9(5). `thirty-days`: its proviso, when the
 * acknowledgement does not come back. `affixed`: O. 5 rr. 17 and 19. `substituted`: O. 5 r. 20. `post`: General Clauses
 * Act s. 27 (C.C. Alavi Haji v. Palapetty Muhammed, 2007, for notices of a cheque). A person must verify the rule.
 */
export const DeemedBy = z.enum(['refusal', 'thirty-days', 'affixed', 'substituted', 'post'])

export const ServingState = z.enum(['unsent', 'sent', 'served', 'deemed', 'returned'])
export type ServingState = z.infer<typeof ServingState>

const day = CourtDate.refine((date) => date >= '1900-01-01' && date <= '2150-12-31', {
  message: 'Write a date between 1900 and 2150',
})
  .nullable()
  .default(null)

const line = (most: 60 | 300) =>
  z
    .string()
    .trim()
    .max(most, most === 60 ? 'Use at most 60 characters' : 'Use at most 300 characters')
    .transform((text) => text || null)
    .nullable()
    .default(null)

const entered = {
  kind: ServingKind,
  name: z.string().trim().min(1, 'Fill this in').max(300, 'Use at most 300 characters'),
  /** The person's place among the parties, such as R-4. */
  place: line(60),
  mode: ServingMode.nullable().default(null),
  /** In paise. */
  fee: z.int().min(0).max(100_000_000_000).nullable().default(null),
  fee_due_on: day,
  fee_paid_on: day,
  consignment: line(60),
  cheque_no: line(60),
  /** The date of the dishonoured cheque. */
  cheque_on: day,
  /** The day on which the bank's return memo gave its information. */
  memo_on: day,
  sent_on: day,
  outcome: ServingOutcome.nullable().default(null),
  outcome_on: day,
  deemed_by: DeemedBy.nullable().default(null),
  deemed_on: day,
  next_step: line(300),
  next_on: day,
}

export const Serving = z.object({
  _id: ServingId,
  matter_id: MatterId,
  kind: ServingKind,
  name: z.string(),
  place: z.string().nullable(),
  mode: ServingMode.nullable(),
  fee: z.number().nullable(),
  fee_due_on: CourtDate.nullable(),
  fee_paid_on: CourtDate.nullable(),
  consignment: z.string().nullable(),
  cheque_no: z.string().nullable(),
  cheque_on: CourtDate.nullable(),
  memo_on: CourtDate.nullable(),
  sent_on: CourtDate.nullable(),
  outcome: ServingOutcome.nullable(),
  outcome_on: CourtDate.nullable(),
  deemed_by: DeemedBy.nullable(),
  deemed_on: CourtDate.nullable(),
  next_step: z.string().nullable(),
  next_on: CourtDate.nullable(),
  state: ServingState,
  /** Open deadlines that the entry started, the nearest first. */
  deadlines: z.array(
    z.object({ rule: z.string(), title: z.string().nullable(), start_on: CourtDate, due_on: CourtDate }),
  ),
  ...versioned,
})
export type Serving = z.infer<typeof Serving>

export const ServingInput = z.object(entered)
export type ServingInput = z.infer<typeof ServingInput>

const id = z.object({ id: ServingId })
const one = ok({ data: Serving, message: z.string() })

export const listServings = endpoint('GET /api/servings', {
  can: ['read', 'Clock'],
  summary: 'The service register of a matter: who has been served, how, and what comes next',
  query: z.object({ matter_id: MatterId }),
  reply: ok({ data: z.array(Serving) }),
})

export const addServing = endpoint('POST /api/servings', {
  can: ['update', 'Clock'],
  summary: 'Add a respondent, witness or notice to the service register; its deadlines start by themselves',
  body: z.object({ matter_id: MatterId, ...entered }),
  reply: one,
})

export const editServing = endpoint('PUT /api/servings/:id', {
  can: ['update', 'Clock'],
  changes: Serving,
  summary: 'Change an entry of the service register; its deadlines follow the changed dates',
  params: id,
  body: changesTo(entered),
  reply: one,
})

export const deleteServing = endpoint('DELETE /api/servings/:id', {
  can: ['update', 'Clock'],
  changes: Serving,
  summary: 'Delete an entry of the service register and close its deadlines',
  params: id,
  query: SeenInQuery,
  reply: ok({ message: z.string() }),
})

export const sheetRowsAtMost = 300

export const addServings = endpoint('POST /api/servings/sheet', {
  can: ['update', 'Clock'],
  summary: 'Add the rows of a sheet to the service register of a matter; rows that it has already are left out',
  body: z.object({
    matter_id: MatterId,
    entries: z
      .array(ServingInput)
      .min(1, 'Choose at least one')
      .max(sheetRowsAtMost, `At most ${sheetRowsAtMost} at once`),
  }),
  reply: ok({ data: z.object({ added: z.number(), known: z.number() }), message: z.string() }),
})

export const servingViews = ['open', 'returned', 'fee', 'step', 'served'] as const
export const servingSorts = ['created_at', 'name', 'sent_on', 'fee_due_on', 'next_on'] as const

export const ListedServing = Serving.extend({
  ctitle: z.string(),
  case_label: z.string().nullable(),
  court_id: CourtId.nullable(),
  court_short: z.string().nullable(),
})
export type ListedServing = z.infer<typeof ListedServing>

const narrowed = {
  search: z.string().trim().max(200).optional(),
  /** `open`: nobody is served yet. `fee`: an unpaid process fee has a last day. `step`: a next step has a day. */
  state: z.enum(servingViews).optional(),
  mode: ServingMode.optional(),
  court: CourtId.optional(),
  sort: z.enum(servingSorts).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
}

export const listAllServings = endpoint('GET /api/servings/all', {
  can: ['read', 'Clock'],
  summary: 'The service registers of all matters: who is not served yet, returned papers, fees and next steps due',
  query: z.object({
    ...narrowed,
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
  }),
  reply: ok({
    data: z.array(ListedServing),
    meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }),
  }),
})

export const servingsFile = endpoint('GET /api/servings/file', {
  can: ['read', 'Clock'],
  reaches: ['pool'],
  kind: 'file',
  summary: 'The service registers of all matters as a workbook, CSV or PDF',
  query: z.object({ ...narrowed, type: z.enum(['xlsx', 'csv', 'pdf']).default('xlsx') }),
  reply: z.unknown(),
})

const orderOfDays = [
  ['cheque_on', 'memo_on'],
  ['memo_on', 'sent_on'],
  ['sent_on', 'outcome_on'],
  ['sent_on', 'deemed_on'],
] as const
export type DayInOrder = (typeof orderOfDays)[number][1]

/** The first day that lies before the day of an earlier step, such as served before sent. */
export const dayOutOfOrder = (
  serving: Pick<ServingInput, (typeof orderOfDays)[number][number]>,
): DayInOrder | undefined =>
  orderOfDays.find(([first, then]) => serving[first] && serving[then] && serving[then] < serving[first])?.[1]

export type ServingFacts = Pick<
  Serving,
  'name' | 'place' | 'outcome' | 'outcome_on' | 'deemed_on' | 'sent_on' | 'fee_due_on' | 'fee_paid_on'
>

export interface ServingSummary {
  all: number
  served: number
  /** The places of the parties, or their names. */
  returned: string[]
  /** The nearest unpaid process fee. */
  fee_due_on: CourtDate | null
  isFeeLate: boolean
  isFeeToday: boolean
}

export function summarizeServings(servings: readonly ServingFacts[], today: CourtDate): ServingSummary {
  const [fee_due_on = null] = servings.flatMap((one) => (one.fee_paid_on ? [] : (one.fee_due_on ?? []))).toSorted()
  return {
    all: servings.length,
    served: servings.filter((one) => isServed(stateOfServing(one))).length,
    returned: servings.filter((one) => stateOfServing(one) === 'returned').map(({ place, name }) => place ?? name),
    fee_due_on,
    isFeeLate: fee_due_on !== null && fee_due_on < today,
    isFeeToday: fee_due_on === today,
  }
}

type Facts = Pick<Serving, 'outcome' | 'outcome_on' | 'deemed_on' | 'sent_on'>

export function stateOfServing({ outcome, deemed_on, sent_on }: Facts): ServingState {
  if (outcome === 'served') return 'served'
  if (deemed_on) return 'deemed'
  if (outcome) return 'returned'
  return sent_on ? 'sent' : 'unsent'
}

export const isServed = (state: ServingState): boolean => state === 'served' || state === 'deemed'

export interface ServingDeadline {
  rule: string
  start_on: CourtDate
  ends_on: CourtDate | null
  title: string | null
}

/**
 * The deadlines that an entry has now. The cause of action of a cheque arises on the day after the fifteen days for
 * payment. That day is not counted in the month for the complaint (Saketh India v. India Securities, 1999).
 */
export function deadlinesOf(
  serving: Pick<
    Serving,
    'kind' | 'memo_on' | 'sent_on' | 'next_step' | 'next_on' | 'fee_due_on' | 'fee_paid_on' | keyof Facts
  >,
): ServingDeadline[] {
  const { kind, memo_on, sent_on, next_step, next_on, fee_due_on, fee_paid_on } = serving
  const served = serving.outcome === 'served' ? serving.outcome_on : serving.deemed_on
  const from = (rule: string, start_on: CourtDate) => ({ rule, start_on, ends_on: null, title: null })
  const by = (rule: string, ends_on: CourtDate, title: string | null) => ({ rule, start_on: ends_on, ends_on, title })
  const found: ServingDeadline[] = []
  if (kind === 'cheque-notice' && memo_on && !sent_on && !served) found.push(from('cheque-notice', memo_on))
  if (kind === 'cheque-notice' && served) {
    const period = findClockRule('cheque-payment')?.periods[0]
    found.push(from('cheque-payment', served))
    if (period) found.push(from('cheque-complaint', addDays(endOfPeriod(served, period), 1)))
  }
  if (kind === 'government-notice' && served) found.push(from('notice-to-government', served))
  if (fee_due_on && !fee_paid_on) found.push(by('process-fee', fee_due_on, null))
  if (next_on) found.push(by('own', next_on, next_step))
  return found
}
