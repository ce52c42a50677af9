import type { PlanLimits } from '@peshi/contract/chamber/plans'
import { gstStates } from '@peshi/contract/platform/gst-states'
import { type Paise, paiseOfRupees, shareOf } from '@peshi/contract/platform/money'
import { isGstin } from '@peshi/contract/platform/tax-numbers'
import { z } from 'zod'

export interface SoldPlan {
  id: string
  name: string
  months: number
  price: Paise
  limits: PlanLimits
}

export interface Supplier {
  name: string
  address: string
  state: string
  /** Null if the installation's operator is not registered for GST. Then no tax is charged. */
  gstin: string | null
  sac: string
  tax_percent: number
  /** Prefix of invoice numbers. GST rules allow 16 characters for the whole number. */
  series: string
}

export const taxOn = (price: Paise, supplier: Pick<Supplier, 'gstin' | 'tax_percent'> | undefined): Paise =>
  supplier?.gstin ? shareOf(price, supplier.tax_percent * 100) : 0

export interface GatewaySettings {
  baseUrl: string
  isSandbox: boolean
  keyId: string
  keySecret: string
  webhookSecret: string
}

export interface PlanSettings {
  plans: readonly SoldPlan[]
  trial: { plan: string; days: number } | null
  graceDays: number
  supplier: Supplier
  gateway: GatewaySettings
  isDemo: boolean
}

const most = z.int().positive().nullable().default(null)

const PlansText = z.strictObject({
  plans: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
        name: z.string().trim().min(1).max(60),
        months: z.int().min(1).max(36),
        /** In whole rupees, so that a whole tax percentage gives whole paise. */
        price: z.int().min(1).max(10_000_000),
        people: most,
        matters: most,
        storage_mb: most,
      }),
    )
    .min(1)
    .max(12),
  trial: z
    .strictObject({ plan: z.string(), days: z.int().min(1).max(365) })
    .nullable()
    .default(null),
  grace_days: z.int().min(0).max(60).default(7),
  supplier: z.strictObject({
    name: z.string().trim().min(1).max(160),
    address: z.string().trim().min(1).max(400),
    state: z.string().refine((code) => code in gstStates, 'is no State’s code under GST'),
    gstin: z.string().refine(isGstin, 'is no GSTIN').nullable().default(null),
    sac: z
      .string()
      .regex(/^99\d{4}$/)
      .default('998439'),
    tax_percent: z.int().min(0).max(40).default(18),
    series: z
      .string()
      .regex(/^[A-Z0-9]{1,3}$/)
      .default('PLN'),
  }),
})
export type PlansText = z.input<typeof PlansText>

export function plansOf(text: unknown): Omit<PlanSettings, 'gateway' | 'isDemo'> {
  const { plans, trial, grace_days, supplier } = PlansText.parse(text)
  if (new Set(plans.map(({ id }) => id)).size < plans.length) throw new Error('two plans have one id')
  if (trial && !plans.some(({ id }) => id === trial.plan)) throw new Error('the trial names no plan of the list')
  if (supplier.gstin && !supplier.gstin.startsWith(supplier.state)) throw new Error('the GSTIN is of another State')
  return {
    plans: plans.map(({ id, name, months, price, ...limits }) => ({
      id,
      name,
      months,
      limits,
      price: paiseOfRupees(price),
    })),
    trial,
    graceDays: grace_days,
    supplier,
  }
}
