import { z } from 'zod'
import { HearingEntry } from '../matters/hearings.ts'
import { Matter } from '../matters/matters.ts'
import { Outcome } from '../matters/outcomes.ts'
import { DueCopy } from '../papers/certified-copies.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, OrderId } from '../platform/ids.ts'
import { Clock } from '../trackers/clocks.ts'
import { Task } from './tasks.ts'

export const NewOrder = z.object({
  _id: OrderId,
  matter_id: MatterId,
  title: z.string(),
  date: CourtDate.nullable(),
  kind: z.enum(['order', 'judgment']),
  seen_at: Instant,
})
export type NewOrder = z.infer<typeof NewOrder>

export const today = endpoint('GET /api/today', {
  can: ['read', 'Dashboard'],
  summary: 'Today: listed matters, new orders and counts',
  reply: ok({
    data: z.object({
      date: CourtDate,
      listed: z.array(Matter),
      outcomes: z.array(z.object({ matter_id: MatterId, outcome: Outcome })),
      /** Not counted as hearings: the court took them off its list. */
      taken_off: z.array(HearingEntry),
      /** Null before 16:00 in India. Its `entries` include those taken off the list. */
      tomorrow: z.object({ date: CourtDate, entries: z.array(HearingEntry), cities: z.array(z.string()) }).nullable(),
      counts: z.object({
        /** Hearings of today, and how many of them are on a cause list so far. */
        hearings_today: z.number(),
        listed_today: z.number(),
        new_orders: z.number(),
        listed_week: z.number(),
        no_next_date: z.number(),
        total: z.number(),
      }),
      load: z.array(z.object({ date: CourtDate, count: z.number() })),
      new_orders: z.array(NewOrder),
      clocks: z.array(Clock),
      clocks_past: z.number(),
      /** Certified copies to fetch, and deficiencies to make good, the longest waiting first. */
      copies: z.array(DueCopy),
      tasks: z.array(Task),
      tasks_overdue: z.number(),
    }),
  }),
})
