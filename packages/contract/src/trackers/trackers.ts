import { z } from 'zod'
import { digitsOf } from '../platform/cleaned.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { type Endpoint, endpoint, ok } from '../platform/endpoint.ts'
import { MatterId } from '../platform/ids.ts'
import { versioned } from '../platform/version.ts'

export const caseNumber = digitsOf(/^\d{1,7}$/, 'Write the number, up to seven digits')

const wantsYear = 'Write the year with four digits'
export const caseYear = z.int(wantsYear).min(1950, wantsYear).max(2100, wantsYear)

export const chosenDate = z.string().min(1, 'Choose the date').pipe(CourtDate)

export const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en-IN')} characters`)

export const partyName = words(300)

/** Fields of each tracker. */
export const trackerFields = {
  unique_id: z.string(),
  check_every: z.number(),
  last_checked_at: Instant.nullable(),
  next_check_at: Instant.nullable(),
  last_result: z.string().nullable(),
  created_at: Instant,
  ...versioned,
}

/** Fields of a case that was found for a tracker. */
export const hitFields = {
  /**
   * `search`: the court's search found the case.
   * `list`: both parties' names are in one cause-list entry, so the hit is only a suggestion.
   */
  source: z.enum(['search', 'list']),
  petitioner: z.string().nullable(),
  respondent: z.string().nullable(),
  listed_on: CourtDate.nullable(),
  item: z.string().nullable(),
  found_at: Instant,
  matter_id: MatterId.nullable(),
}

const trackerListQuery = <const States extends readonly string[], const Sorts extends readonly string[]>(
  states: States,
  sorts: Sorts,
) =>
  z.object({
    search: z.string().trim().max(200).optional(),
    state: z.enum(states).optional(),
    sort: z
      .enum(sorts)
      .optional()
      .transform((sort): Sorts[number] => sort ?? (sorts[0] as Sorts[number])),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
  })

/** Days between two checks. */
export const CheckEvery = z.literal([1, 3, 7, 14, 30])
export type CheckEvery = z.infer<typeof CheckEvery>

const exportType = z.enum(['xlsx', 'csv', 'pdf']).default('xlsx')

/** The calls that all trackers have. */
export type TrackerCalls = Record<'list' | 'get' | 'file' | 'deleteMany' | 'restore' | 'inBin', Endpoint>

export function trackerEndpoints<
  Id extends z.ZodType,
  Shape extends z.ZodRawShape,
  Detail extends z.ZodType,
  const States extends readonly string[],
  const Sorts extends readonly string[],
>(kind: {
  name: string
  id: Id
  tracker: z.ZodObject<Shape>
  detail: Detail
  states: States
  sorts: Sorts
  /** Summary of the call for one of them. */
  one: string
  paths: Record<'list' | 'get' | 'file' | 'deleteMany' | 'restore' | 'bin', `/${string}`>
}) {
  const { name, id, tracker, paths } = kind
  const query = trackerListQuery(kind.states, kind.sorts)
  const several = {
    body: z.object({ ids: z.array(id).min(1, 'Choose at least one').max(1000, 'At most 1,000 at once') }),
    reply: ok({ data: z.object({ ids: z.array(id) }) }),
  }
  const read = { can: ['read', 'Tracker'] } as const
  const remove = { can: ['delete', 'Tracker'] } as const

  return {
    list: endpoint(`GET ${paths.list}`, {
      ...read,
      summary: `${name} of the chamber`,
      query,
      reply: ok({
        data: z.array(tracker),
        meta: z.object({ total: z.number(), page: z.number(), perPage: z.number() }),
      }),
    }),
    get: endpoint(`GET ${paths.get}`, {
      ...read,
      summary: kind.one,
      params: z.object({ id }),
      reply: ok({ data: kind.detail }),
    }),
    file: endpoint(`GET ${paths.file}`, {
      ...read,
      reaches: ['pool'],
      kind: 'file',
      summary: 'The list as a workbook, CSV or PDF; names that the law withholds are left out',
      query: query.omit({ page: true, perPage: true }).extend({ type: exportType }),
      reply: z.unknown(),
    }),
    deleteMany: endpoint(`POST ${paths.deleteMany}`, {
      ...remove,
      summary: 'Move several to the recycle bin; says which ones were there',
      ...several,
    }),
    restore: endpoint(`POST ${paths.restore}`, {
      ...remove,
      summary: 'Restore from the recycle bin',
      ...several,
    }),
    inBin: endpoint(`GET ${paths.bin}`, {
      ...remove,
      summary: `${name} in the recycle bin, newest first`,
      reply: ok({ data: z.array(tracker.extend({ deleted_at: Instant, deleted_by: z.string().nullable() })) }),
    }),
  }
}
