import { z } from 'zod'
import { HearingEntry } from '../matters/hearings.ts'
import { Matter } from '../matters/matters.ts'
import { Outcome } from '../matters/outcomes.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, OrderId } from '../platform/ids.ts'
import { Clock } from '../trackers/clocks.ts'
import { DayCalls } from './call-time.ts'
import { Task } from './tasks.ts'

/** How many of the chamber's matters share a value; `_id` is a court's identifier, a status or a year. */
export const MatterCount = z.object({ _id: z.string(), title: z.string(), count: z.number() })
export type MatterCount = z.infer<typeof MatterCount>

/** An order whose row or document appeared since the chamber began to follow the matter. */
export const NewOrder = z.object({
  _id: OrderId,
  matter_id: MatterId,
  /** The matter's title, the chamber's own where it has one. */
  title: z.string(),
  date: CourtDate.nullable(),
  kind: z.enum(['order', 'judgment']),
  seen_at: Instant,
})
export type NewOrder = z.infer<typeof NewOrder>

export const today = endpoint({
  method: 'GET',
  path: '/api/today',
  tag: 'today',
  can: ['read', 'Dashboard'],
  summary: 'What the day needs: who is listed, what is new, and the counts',
  reply: ok({
    data: z.object({
      /** The calendar date in India. */
      date: CourtDate,
      /** Matters before a court today, by court, room and item; at most 200. */
      listed: z.array(Matter),
      /** The outcomes that the chamber noted today. */
      outcomes: z.array(z.object({ matter_id: MatterId, outcome: Outcome })),
      /** Those of them that are on a list, by when they are likely to be called. */
      calls: DayCalls,
      /** From four in the afternoon: what is before the courts tomorrow, and the cities in which nobody is named. */
      tomorrow: z.object({ date: CourtDate, entries: z.array(HearingEntry), cities: z.array(z.string()) }).nullable(),
      counts: z.object({
        listed_today: z.number(),
        /** Before the judge now, or next to be. */
        heard_or_next: z.number(),
        /** Orders that appeared in the last seven days. */
        new_orders: z.number(),
        /** Next date from today to six days on. */
        listed_week: z.number(),
        /** Pending, and no next date or one that has passed. */
        no_next_date: z.number(),
        total: z.number(),
      }),
      /** Pending matters by next date: 14 days from today, days without any included. */
      load: z.array(z.object({ date: CourtDate, count: z.number() })),
      /** Seen in the last seven days, newest first; at most 10. */
      new_orders: z.array(NewOrder),
      /** Clocks that end today or within sixty days, the nearest first; at most 8. Empty for who may not see them. */
      clocks: z.array(Clock),
      /** Clocks whose last day has passed, and that nobody ended. */
      clocks_past: z.number(),
      /** What the reader has to do by today, what is overdue first; what is nobody's too. At most 10. */
      tasks: z.array(Task),
      tasks_overdue: z.number(),
      by_status: z.array(MatterCount),
      /** Newest year first. */
      by_year: z.array(MatterCount),
      /** Most matters first. */
      by_court: z.array(MatterCount),
    }),
  }),
})
