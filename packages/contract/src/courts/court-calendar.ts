import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'

export const CourtDayEntry = z.object({
  date: CourtDate,
  name: z.string().trim().min(1, 'Write a name').max(200, 'Use at most 200 characters'),
  kind: z.enum(['holiday', 'vacation', 'no-sitting', 'working']),
})

const Year = z.coerce.number().int().min(1990).max(2100)
const court = z.object({ court: CourtId })

export const Saturdays = z.enum(['none', 'second', 'second-and-fourth', 'all'])

export const ShippedDays = z.object({
  sources: z.array(
    z.object({
      of: z.enum(['court', 'government']),
      notified: CourtDate.nullable(),
      urls: z.array(z.url()).min(1),
    }),
  ),
  gaps: z.array(z.enum(['vacations', 'single-days', 'moon', 'winter'])),
})
export type ShippedDays = z.infer<typeof ShippedDays>

const CourtYear = z.object({
  court_short: z.string(),
  saturdays: Saturdays,
  days: z.array(
    z.object({
      date: CourtDate,
      name: z.string(),
      kind: CourtDayEntry.shape.kind,
      is_own: z.boolean(),
    }),
  ),
  shipped: ShippedDays.nullable(),
})
export type CourtYear = z.infer<typeof CourtYear>

const changed = ok({
  data: CourtYear,
  clocks_moved: z.number(),
  message: z.string(),
})

export const getCourtDays = endpoint('GET /api/court_days/:court', {
  can: ['read', 'Clock'],
  summary:
    'A court’s holidays, vacations and working Saturdays of a year: the built-in ones with the chamber’s changes',
  params: court,
  query: z.object({ year: Year }),
  reply: ok({ data: CourtYear }),
})

export const saveCourtDays = endpoint('POST /api/court_days/:court', {
  can: ['update', 'Clock'],
  summary: 'Set days of a court: each replaces the day of its date; open deadlines are counted again',
  params: court,
  body: z.object({
    year: Year,
    days: z.array(CourtDayEntry).max(800).default([]),
    /**
     * Days whose entries are removed. The chamber's own entry is deleted.
     * An entry that Peshi provides cannot be deleted, so it is replaced with `working`.
     */
    without: z.array(CourtDate).max(800).default([]),
    saturdays: Saturdays.optional(),
  }),
  reply: changed,
})

export const readCourtDays = endpoint('POST /api/court_days/:court/read', {
  can: ['update', 'Clock'],
  summary: 'Read a list of days from CSV or iCalendar text, to be reviewed before it is saved',
  readsOnly: true,
  params: court,
  body: z.object({ text: z.string().min(1, 'Write the list').max(500_000, 'Use a shorter list') }),
  reply: ok({
    data: z.object({
      format: z.enum(['csv', 'ics']),
      days: z.array(CourtDayEntry),
      faults: z.array(z.object({ line: z.number(), text: z.string(), why: z.enum(['date', 'name', 'kind', 'long']) })),
    }),
  }),
})
