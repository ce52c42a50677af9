import { z } from 'zod'
import { ListKind, MatchedBy } from '../courts/cause-list-kinds.ts'
import { ListingChange } from '../courts/list-changes.ts'
import { PartialList } from '../courts/partial-lists.ts'
import { addDays, CourtDate, courtDateAt, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId } from '../platform/ids.ts'
import { inIndia } from '../platform/india-time.ts'

const ListingId = z.uuid()
const WatchedNameId = z.uuid()

export const Listing = z.object({
  _id: ListingId,
  /** 00:00 in India on `date`. */
  datetime: Instant,
  date: CourtDate,
  court_id: CourtId,
  hc_name: CourtId,
  court_title: z.string(),
  court_short: z.string(),
  court_no: z.string().nullable(),
  item: z.string(),
  list_kind: ListKind,
  coram: z.array(z.string()),
  stage: z.string().nullable(),
  connected_to: z.string().nullable(),
  /** The next date that the list prints. */
  next_date: CourtDate.nullable(),
  matter_id: MatterId.nullable(),
  /** The matter's title. Without a confirmed matter, the parties as the list prints them. */
  ctitle: z.string(),
  /** The matter's label. Without a confirmed matter, the number as the list prints it. */
  case_number: z.string(),
  matched_by: MatchedBy,
  watched_name: z.string().nullable(),
  first_seen_at: Instant,
  moved_from: z.object({ court_no: z.string().nullable(), item: z.string() }).nullable(),
  gone_at: Instant.nullable(),
  change: z.enum(['new', 'moved', 'gone', ...ListingChange.shape.kind.options]).nullable(),
})
export type Listing = z.infer<typeof Listing>

export const archivePageSize = 15
const archiveDays = 30
const archivedFrom = 18

/** The days whose lists are in the archive. Today’s list is in it from 18:00 in India. */
export function archiveWindow(now: Date): { from: CourtDate; to: CourtDate } {
  const today = courtDateAt(now)
  const hour = inIndia(now).getUTCHours()
  return { from: addDays(today, -archiveDays), to: hour < archivedFrom ? addDays(today, -1) : today }
}

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

export const listArchive = endpoint('GET /api/archive/', {
  can: ['read', 'Matter'],
  summary: 'The chamber’s matters on cause lists of past days; without `from` and `to` of the last 30 days',
  query: z
    .object({
      from: CourtDate.optional(),
      to: CourtDate.optional(),
      order: z.enum(['-1', '1']).default('-1'),
      perPage: whole(1, 100).default(archivePageSize),
      page: whole(1, 100_000).default(1),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'The last day comes before the first',
    }),
  reply: ok({
    data: z.array(Listing),
    meta: z.object({ total: z.number(), page: z.number(), perPage: z.number(), from: CourtDate, to: CourtDate }),
  }),
})

export const CauseList = z.object({
  _id: z.uuid(),
  court_id: CourtId,
  court_title: z.string(),
  date: CourtDate,
  title: z.string(),
  kind: ListKind,
  entries: z.number(),
  read_at: Instant.nullable(),
  /** The court's page of cause lists. */
  url: z.url().nullable(),
})
export type CauseList = z.infer<typeof CauseList>

export const CauseListEntry = z.object({
  position: z.number(),
  item: z.string(),
  court_no: z.string().nullable(),
  coram: z.array(z.string()),
  time: z.string().nullable(),
  stage: z.string().nullable(),
  case_numbers: z.array(z.string()),
  petitioner: z.string(),
  respondent: z.string().nullable(),
  petitioner_advocates: z.array(z.string()),
  respondent_advocates: z.array(z.string()),
  connected_to: z.string().nullable(),
  note: z.string().nullable(),
  next_date: CourtDate.nullable(),
})
export type CauseListEntry = z.infer<typeof CauseListEntry>

export const entriesPageSize = 50

export const listCauseLists = endpoint('GET /api/cause_lists', {
  can: ['read', 'Matter'],
  summary: 'The lists of a day that were read at the courts of the chamber’s matters; entries are kept for 90 days',
  query: z.object({ date: CourtDate }),
  reply: ok({ data: z.array(CauseList) }),
})

export const readCauseList = endpoint('GET /api/cause_lists/:id', {
  can: ['read', 'Matter'],
  summary: 'The entries of a list, all or those with a number, party or advocate',
  params: z.object({ id: z.uuid() }),
  query: z.object({ search: z.string().trim().max(200).default(''), page: whole(1, 100_000).default(1) }),
  reply: ok({
    data: z.object({ list: CauseList, entries: z.array(CauseListEntry) }),
    meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }),
  }),
})

export const ListReading = z.object({
  court_id: CourtId,
  court_title: z.string(),
  date: CourtDate,
  read_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  problem: z.string().nullable(),
})
export type ListReading = z.infer<typeof ListReading>

export const listUpcoming = endpoint('GET /api/listings', {
  can: ['read', 'Matter'],
  summary: 'The chamber’s listings of today and later days, the unseen changes, and the state of reading',
  reply: ok({
    data: z.object({
      at: Instant,
      listings: z.array(Listing),
      suggestions: z.array(Listing),
      readings: z.array(ListReading),
      /** `mine`: how many of the chamber's matters are among the items that were read. */
      partial: z.array(PartialList.extend({ mine: z.number() })),
    }),
  }),
})

export const markListingsSeen = endpoint('POST /api/listings/seen', {
  can: ['read', 'Matter'],
  summary: 'Mark the changes up to a time as seen by the chamber',
  body: z.strictObject({ until: Instant }),
  reply: ok({ data: z.object({ seen: z.number() }) }),
})

export const dismissListing = endpoint('POST /api/listings/:id/dismiss', {
  can: ['update', 'Matter'],
  summary: 'Dismiss a suggestion: the case is not the chamber’s',
  params: z.object({ id: ListingId }),
  reply: ok({}),
})

export const WatchedName = z.object({
  _id: WatchedNameId,
  name: z.string(),
  court_id: CourtId.nullable(),
  court_title: z.string().nullable(),
  created_at: Instant,
})
export type WatchedName = z.infer<typeof WatchedName>

export const listWatchedNames = endpoint('GET /api/watched_names', {
  can: ['read', 'Matter'],
  summary: 'The names that the chamber watches on lists, and the courts whose lists are read',
  reply: ok({
    data: z.object({ names: z.array(WatchedName), courts: z.array(z.object({ _id: CourtId, title: z.string() })) }),
  }),
})

export const watchName = endpoint('POST /api/watched_names', {
  can: ['update', 'Matter'],
  summary: 'Watch an advocate’s name on lists, in any spelling',
  body: z.strictObject({
    name: z.string().trim().min(1, 'Write a name').max(120, 'Use at most 120 characters'),
    court: CourtId.nullable().default(null),
  }),
  reply: ok({ data: WatchedName }),
})

export const unwatchName = endpoint('DELETE /api/watched_names/:id', {
  can: ['update', 'Matter'],
  summary: 'Stop watching a name; its suggestions are removed',
  params: z.object({ id: WatchedNameId }),
  reply: ok({}),
})
