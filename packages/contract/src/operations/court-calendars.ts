import { z } from 'zod'
import { CourtDayEntry, DateSpan } from '../courts/court-calendar.ts'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ChamberId, CourtId } from '../platform/ids.ts'

const ofCourt = { court: CourtId, court_title: z.string(), year: z.int() }

export const CourtCalendars = z.object({
  /** Calendars that the operator loaded. */
  loaded: z.array(z.object({ ...ofCourt, days: z.int(), loaded_at: Instant })),
  offers: z.array(
    z.object({
      ...ofCourt,
      chamber_id: ChamberId,
      chamber_name: z.string(),
      days: z.array(CourtDayEntry),
      covers: z.array(DateSpan),
    }),
  ),
  /** Courts of matters whose holidays of the year are unknown. */
  missing: z.array(z.object({ ...ofCourt, matters: z.int() })),
})
export type CourtCalendars = z.infer<typeof CourtCalendars>

const Year = z.coerce.number().int().min(1990).max(2100)

// Only operators named in the installation's settings have access. Everybody else gets 404.
export const getCourtCalendars = endpoint('GET /api/installation/court_calendars', {
  personally: true,
  summary: 'For the operator: calendars of courts for all chambers, those that chambers offer, and missing ones',
  reply: ok({ data: CourtCalendars }),
})

export const loadCourtCalendars = endpoint('POST /api/installation/court_calendars', {
  personally: true,
  summary: 'For the operator: load calendars of courts for all chambers, in the form of court-days.json',
  body: z.strictObject({ file: z.string().min(1, 'Choose a file').max(1_000_000, 'Use a shorter list') }),
  reply: ok({ data: z.object({ loaded: z.int() }), message: z.string() }),
})

export const removeCourtCalendar = endpoint('DELETE /api/installation/court_calendars/:court/:year', {
  personally: true,
  summary: 'For the operator: remove a loaded calendar; the built-in one of that year counts again',
  params: z.object({ court: CourtId, year: Year }),
  reply: ok({ message: z.string() }),
})

export const answerCalendarOffer = endpoint('POST /api/installation/court_calendars/offers', {
  personally: true,
  summary: 'For the operator: take over a calendar that a chamber offers for all chambers, or decline it',
  body: z.strictObject({ chamber_id: ChamberId, court: CourtId, year: Year, take: z.boolean() }),
  reply: ok({ message: z.string() }),
})
