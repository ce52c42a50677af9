import { z } from 'zod'
import { CaseStatus } from '../courts/case-record.ts'
import { ListChange } from '../courts/list-changes.ts'
import { ListProblem } from '../courts/list-problems.ts'
import { CourtDate } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId, MatterId } from '../platform/ids.ts'
import { Matter } from './matters.ts'

const text = z.string().nullable()

export const PageHearing = z.object({
  date: CourtDate,
  next_date: CourtDate.nullable(),
  stage: text,
  coram: text,
  business: text,
})
export type PageHearing = z.infer<typeof PageHearing>

export const PageOrderRow = z.object({
  date: CourtDate,
  number: text,
  judge: text,
  kind: z.enum(['order', 'judgment']),
})
export type PageOrderRow = z.infer<typeof PageOrderRow>

export const PageCase = z.object({
  court: CourtId.nullable(),
  court_name: text,
  cnr: text,
  case_type: text,
  case_number: text,
  case_year: z.number().int().nullable(),
  petitioner: text,
  respondent: text,
  case_status: CaseStatus,
  stage: text,
  next_date: CourtDate.nullable(),
  coram: text,
  court_no: text,
  hearings: z.array(PageHearing),
  orders: z.array(PageOrderRow),
})
export type PageCase = z.infer<typeof PageCase>

export const PageListing = z.object({
  date: CourtDate.nullable(),
  item: z.string(),
  court_no: text,
  coram: text,
  stage: text,
  case_numbers: z.array(z.string()),
  cnr: text,
  petitioner: text,
  respondent: text,
  /** Applications, remarks and notes on service, as printed below the matter. */
  note: text,
})
export type PageListing = z.infer<typeof PageListing>

/** A case number on a list outside its entries, or an item whose number could not be read. */
export const PageSighting = z.object({
  date: CourtDate.nullable(),
  /** Empty if the number could not be read. */
  case_number: z.string(),
  page: z.number().int(),
  item: text,
  court_no: text,
  text: z.string(),
})
export type PageSighting = z.infer<typeof PageSighting>

export const PageOrder = z.object({
  court: CourtId.nullable(),
  court_name: text,
  case_numbers: z.array(z.string()),
  petitioner: text,
  respondent: text,
  date: CourtDate.nullable(),
  judges: z.array(z.string()),
  next_date: CourtDate.nullable(),
  purpose: text,
  /** How the order ends the case, in its own words. */
  result: text,
})
export type PageOrder = z.infer<typeof PageOrder>

export const PageProblem = z.enum([
  'no-results',
  'sign-in',
  'captcha',
  'search-form',
  'board',
  'court-calendar',
  'judgments',
  'list-links',
  'not-published',
  'maintenance',
  'refused',
  'cut-off',
  'scan',
  'empty',
  'unknown-list',
  'unknown-case',
  'unknown-order',
  'no-case',
])
export type PageProblem = z.infer<typeof PageProblem>

export interface ReadPage {
  form: 'html' | 'pdf' | 'text'
  cases: PageCase[]
  listings: PageListing[]
  sightings: PageSighting[]
  caveats: string[]
  changes: ListChange[]
  /** True if the page prints private e-mail addresses or telephone numbers. Such a page is not kept. */
  has_contacts: boolean
  /** Each check names something that is wrong with the list as it was read, such as a missing item. */
  checks: ListProblem[]
  court: CourtId | null
  /** The court that the page names, if a person chose another one. */
  other_court: CourtId | null
  order: PageOrder | null
  problem: PageProblem | null
  words: string
}

const Known = z.object({ _id: MatterId, title: z.string() })

const KnownCase = Known.extend({ later_date: CourtDate.nullable() })

export const DroppedPage = z.object({
  name: z.string(),
  form: z.enum(['html', 'pdf', 'text']),
  cases: z.array(PageCase.extend({ known: KnownCase.nullable() })),
  listings: z.array(PageListing.extend({ at: z.number().int(), known: Known.nullable() })),
  listed: z.number().int(),
  sightings: z.array(PageSighting.extend({ at: z.number().int(), known: Known.nullable() })),
  sighted: z.number().int(),
  caveats: z.array(z.string()),
  changes: z.array(ListChange.extend({ known: z.array(Known) })),
  has_contacts: z.boolean(),
  checks: z.array(ListProblem),
  court: CourtId.nullable(),
  other_court: CourtId.nullable(),
  order: PageOrder.extend({ known: Known.nullable() }).nullable(),
  problem: PageProblem.nullable(),
  words: z.string(),
})
export type DroppedPage = z.infer<typeof DroppedPage>

/** `total` is null until the number of pages is known. */
export const ReadingProgress = z.object({ done: z.number().int(), total: z.number().int().nullable() })
export type ReadingProgress = z.infer<typeof ReadingProgress>

export const mostPageBytes = 15 * 1024 * 1024

const name = z.string().trim().min(1).max(300).default('page')

export const readDroppedPage = endpoint('POST /api/dropped_pages/read', {
  reaches: ['pool'],
  can: ['create', 'Matter'],
  isForCompanion: true,
  readsOnly: true,
  summary:
    'Read a court’s page that a person saved, printed or copied. Nothing is kept, and no court is asked. If the page is long, the reply says how far it is read: send it again',
  query: z.object({ name, court: CourtId.optional() }),
  upload: ['application/octet-stream'],
  mostBytes: mostPageBytes,
  reply: ok({ data: DroppedPage.nullable(), progress: ReadingProgress.nullable() }),
})

/** Indexes in `cases`, `listings`, `changes` or `sightings`, such as `0,3,4`. */
const Picks = z
  .string()
  .regex(/^\d+(?:,\d+)*$/, 'Choose at least one')
  .transform((list) => [...new Set(list.split(',').map(Number))])
  .pipe(z.array(z.number().int()).max(50, 'At most 50 at once'))

export const keepDroppedPage = endpoint('POST /api/dropped_pages/keep', {
  reaches: ['pool'],
  can: ['create', 'Matter'],
  isForCompanion: true,
  summary:
    'Keep what a page says: a case with its past hearings and orders as a new matter or in the chamber’s own, listings as hearings, a note’s changes on the hearings that they change, an order as a document of its matter or of a new one. The page becomes a document of each',
  query: z.object({
    name,
    keep: z.enum(['case', 'listings', 'changes', 'order']),
    picks: Picks.optional(),
    sighted: Picks.optional(),
    court: CourtId.optional(),
    matter_id: MatterId.optional(),
  }),
  upload: ['application/octet-stream'],
  mostBytes: mostPageBytes,
  reply: ok({ data: z.array(Matter), message: z.string() }),
})
