import { z } from 'zod'
import { endpoint, ok } from './endpoint.ts'
import { changesTo, versioned } from './version.ts'

/** In days. DPDP Rules 2025 (rule 6): logs of access must be kept for at least a year. */
export const retentionLimits = {
  bin_days: { least: 30, most: 180 },
  notification_days: { least: 90, most: 730 },
  access_days: { least: 365, most: 1095 },
} as const

export const RetentionPeriod = z.enum(['bin_days', 'notification_days', 'access_days'])
export type RetentionPeriod = z.infer<typeof RetentionPeriod>

const eachPeriod = <Value extends z.ZodType>(value: (period: RetentionPeriod) => Value) =>
  z.object({
    bin_days: value('bin_days'),
    notification_days: value('notification_days'),
    access_days: value('access_days'),
  })

export const Retention = eachPeriod((period) =>
  z.int().min(retentionLimits[period].least).max(retentionLimits[period].most),
)
export type Retention = z.infer<typeof Retention>

export const SavedRetention = Retention.extend(versioned)
export type SavedRetention = z.infer<typeof SavedRetention>

const Removals = eachPeriod(() => z.int())
export type Removals = z.infer<typeof Removals>

const chamberWide = { access: 'person', personally: true, can: ['manage', 'all'] } as const

export const getRetention = endpoint('GET /api/privacy/retention', {
  ...chamberWide,
  summary: 'The retention periods, and how much the next night would delete with these or the given ones',
  query: eachPeriod((period) =>
    z.coerce.number().int().min(retentionLimits[period].least).max(retentionLimits[period].most).optional(),
  ),
  reply: ok({ data: SavedRetention, meta: z.object({ next_night: Removals }) }),
})

export const setRetention = endpoint('PUT /api/privacy/retention', {
  ...chamberWide,
  changes: SavedRetention,
  summary: 'Set the retention periods; older data is deleted the next night',
  body: changesTo(Retention.shape),
  reply: ok({ data: SavedRetention, message: z.string() }),
})
