import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { Reauthentication } from '../platform/person.ts'

export const CalendarFeed = z.object({
  created_at: Instant,
  last_read_at: Instant.nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const getCalendarFeed = endpoint('GET /api/calendar_feed', {
  can: ['read', 'Matter'],
  summary: 'The person’s calendar feed, and whether a program reads it',
  reply: ok({ data: CalendarFeed.nullable() }),
})

export const openCalendarFeed = endpoint('POST /api/calendar_feed', {
  can: ['read', 'Matter'],
  summary: 'Create the person’s calendar feed, or a new address for it; the old address ends at once',
  personally: true,
  isSecret: true,
  body: Reauthentication,
  reply: ok({
    data: CalendarFeed,
    /** The feed's complete URL. Only this reply contains it: the server stores a hash. */
    address: z.url(),
    message: z.string(),
  }),
})

export const closeCalendarFeed = endpoint('DELETE /api/calendar_feed', {
  can: ['read', 'Matter'],
  summary: 'End the person’s calendar feed',
  reply: ok({ message: z.string() }),
})

export const readCalendarFeed = endpoint('GET /api/calendar/:file', {
  access: 'public',
  summary: 'The feed itself, iCalendar (RFC 5545); its address is the only secret',
  params: z.object({ file: z.string().max(100) }),
  kind: 'file',
  answersHead: true,
  reply: z.string(),
})
