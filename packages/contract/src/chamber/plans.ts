import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { isGstState } from '../platform/gst-states.ts'
import { isGstin } from '../platform/tax-numbers.ts'
import { changesTo, versioned } from '../platform/version.ts'

/** Null means no limit. */
export const PlanLimits = z.object({
  people: z.int().positive().nullable(),
  matters: z.int().positive().nullable(),
  storage_mb: z.int().positive().nullable(),
})
export type PlanLimits = z.infer<typeof PlanLimits>

export const LimitKind = z.enum(['people', 'matters', 'storage'])
export type LimitKind = z.infer<typeof LimitKind>

/** Amounts are in paise. `price` is without tax, `total` includes it. */
export const Plan = z.object({
  _id: z.string(),
  name: z.string(),
  months: z.int(),
  price: z.int(),
  tax: z.int(),
  total: z.int(),
  limits: PlanLimits,
  is_current: z.boolean(),
  /** Last day of the plan if the chamber pays today. Unused days of the current plan are credited. */
  ends_on: CourtDate,
})
export type Plan = z.infer<typeof Plan>

export const PlanState = z.enum(['active', 'ending', 'grace', 'expired'])
export type PlanState = z.infer<typeof PlanState>

export const planReminders = [15, 7, 1, 0] as const

export const ChamberPlan = z.object({
  plan_id: z.string().nullable(),
  name: z.string().nullable(),
  is_trial: z.boolean(),
  state: PlanState,
  ends_on: CourtDate.nullable(),
  /** Days from today to `ends_on`. Negative after `ends_on`. */
  days_left: z.int().nullable(),
  open_until: CourtDate.nullable(),
  limits: PlanLimits,
  usage: z.object({ people: z.int(), matters: z.int(), storage_bytes: z.number() }),
})
export type ChamberPlan = z.infer<typeof ChamberPlan>

export const Billing = z.object({
  name: z.string().trim().min(2, 'Write the name for the invoice').max(160, 'Use at most 160 characters'),
  address: z.string().trim().max(400, 'Use at most 400 characters').default(''),
  state: z.string().refine(isGstState, 'Choose the State'),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isGstin, 'This is no GSTIN: its 15 characters and check digit do not fit')
    .nullable()
    .default(null),
})
export type Billing = z.infer<typeof Billing>

export const SavedBilling = Billing.extend(versioned)
export type SavedBilling = z.infer<typeof SavedBilling>

export const userPlans = endpoint('GET /api/user_plans', {
  access: 'person',
  can: ['read', 'Plan'],
  summary: 'Plans for sale, and the chamber’s present plan with its use',
  reply: ok({
    data: z.array(Plan),
    current: ChamberPlan,
    billing: SavedBilling.nullable(),
    meta: z.object({
      grace_days: z.int(),
      tax_percent: z.number(),
      is_demo: z.boolean(),
    }),
  }),
})

export const saveBilling = endpoint('PUT /api/user_plans/billing', {
  access: 'person',
  personally: true,
  can: ['update', 'Plan'],
  changes: SavedBilling.nullable(),
  summary: 'Set the recipient of the plan’s invoices, at first name and State; a GSTIN must be of the given State',
  body: changesTo(Billing.shape),
  reply: ok({ data: SavedBilling }),
})
