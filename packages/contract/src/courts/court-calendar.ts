import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'
import type { DateSpan as Span } from './court-days.ts'

export const CourtDayEntry = z.object({
  date: CourtDate,
  name: z.string().trim().min(1, 'Write a name').max(200, 'Use at most 200 characters'),
  kind: z.enum(['holiday', 'vacation', 'no-sitting', 'working']),
})

export const mostCalendarBytes = 5 * 1024 * 1024

const Year = z.coerce.number().int().min(1990).max(2100)
const court = z.object({ court: CourtId })

export const Saturdays = z.enum(['none', 'second', 'second-and-fourth', 'all'])

export const DateSpan = z
  .object({ from: CourtDate, to: CourtDate })
  .refine(({ from, to }) => from <= to, { message: 'The last day comes before the first', path: ['to'] })

const isInYear = ({ from, to }: Span, year: number) => from.startsWith(`${year}-`) && to.startsWith(`${year}-`)

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

const Interval = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(\/\d{4}-\d\d-\d\d)?$/, 'Write YYYY-MM-DD or YYYY-MM-DD/YYYY-MM-DD')
  .transform((text) => {
    const [from = '', to = from] = text.split('/')
    return { from, to }
  })
  .pipe(DateSpan)

/** Calendars in the form of the catalogue's `court-days.json`. */
export const CalendarFile = z
  .array(
    z
      .strictObject({
        year: Year,
        courts: z.array(CourtId).min(1).max(50),
        saturdays: Saturdays.optional(),
        ...ShippedDays.shape,
        covers: z.array(Interval).max(60),
        days: z.array(z.tuple([Interval, CourtDayEntry.shape.kind, CourtDayEntry.shape.name])).max(400),
      })
      .refine(
        ({ year, covers, days }) => [...covers, ...days.map(([span]) => span)].every((span) => isInYear(span, year)),
        { message: 'All days must be in the year of the entry' },
      ),
  )
  .min(1)
  .max(200)
export type CalendarFile = z.infer<typeof CalendarFile>

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
  /** Spans of the year in which all closed days are listed. */
  covers: z.array(z.object({ from: CourtDate, to: CourtDate, is_own: z.boolean() })),
  /** The central government's holidays on days of which the court's own list is not known. */
  central: z.array(z.object({ date: CourtDate, name: z.string() })),
  shipped: ShippedDays.nullable(),
  is_offered: z.boolean(),
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
  body: z
    .object({
      year: Year,
      days: z.array(CourtDayEntry).max(800).default([]),
      /**
       * Days whose entries are removed. The chamber's own entry is deleted.
       * An entry that Peshi provides cannot be deleted, so it is replaced with `working`.
       */
      without: z.array(CourtDate).max(800).default([]),
      saturdays: Saturdays.optional(),
      /** Replaces the spans of the year in which the chamber says that all closed days are listed. */
      covers: z.array(DateSpan).max(60).optional(),
    })
    .refine(({ year, covers = [] }) => covers.every((span) => isInYear(span, year)), {
      message: 'Choose days of this year',
      path: ['covers'],
    }),
  reply: changed,
})

export const offerCourtDays = endpoint('POST /api/court_days/:court/offer', {
  can: ['update', 'Clock'],
  summary: 'Offer the chamber’s days of a year to the operator, for all chambers',
  params: court,
  body: z.object({ year: Year }),
  reply: ok({ data: CourtYear, message: z.string() }),
})

export const DayFault = z.object({
  line: z.number(),
  text: z.string(),
  /** `restricted`: the court works on a restricted holiday. `rule`: a repetition that is not read. */
  why: z.enum(['date', 'name', 'kind', 'long', 'restricted', 'rule']),
})
export type DayFault = z.infer<typeof DayFault>

const read = ok({
  data: z.object({ format: z.enum(['csv', 'ics', 'pdf']), days: z.array(CourtDayEntry), faults: z.array(DayFault) }),
})

export const readCourtDays = endpoint('POST /api/court_days/:court/read', {
  can: ['update', 'Clock'],
  summary: 'Read a list of days from typed lines, CSV or iCalendar text, to be reviewed before it is saved',
  readsOnly: true,
  params: court,
  body: z.object({
    /** The year of dates without a year and of repeated events. */
    year: Year,
    text: z.string().min(1, 'Write the list').max(500_000, 'Use a shorter list'),
  }),
  reply: read,
})

export const readPrintedCourtDays = endpoint('POST /api/court_days/:court/read_pdf', {
  reaches: ['pool'],
  can: ['update', 'Clock'],
  summary: 'Read a list of days from the PDF of a court’s calendar, to be reviewed before it is saved',
  readsOnly: true,
  params: court,
  query: z.object({ year: Year }),
  upload: ['application/octet-stream'],
  mostBytes: mostCalendarBytes,
  reply: read,
})
