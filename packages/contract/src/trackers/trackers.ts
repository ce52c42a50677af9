import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'

/** What every form of a tracker asks for. */
export const caseNumber = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/, 'Write the number, up to seven digits')

const wantsYear = 'Write the year with four digits'
export const caseYear = z.int(wantsYear).min(1950, wantsYear).max(2100, wantsYear)

/** A day that a form asks for: what is missing there is said as such. */
export const chosenDate = z.string().min(1, 'Choose the date').pipe(CourtDate)

/** Trimmed words of a bounded length. */
export const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en-IN')} characters`)

/** A name, as long as courts write them. */
export const partyName = words(300)

/** What every list of trackers is asked with: words, one state, an order, a page; or a file of all of it. */
export const trackerListQuery = <const States extends readonly string[], const Sorts extends readonly string[]>(
  states: States,
  sorts: Sorts,
) =>
  z.object({
    search: z.string().trim().max(200).optional(),
    state: z.enum(states).optional(),
    /** By the first of them unless another is named. */
    sort: z
      .enum(sorts)
      .optional()
      .transform((sort): Sorts[number] => sort ?? (sorts[0] as Sorts[number])),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(25),
  })

/** In days: how often a source is asked, which mostly costs a person a picture each time. */
export const CheckEvery = z.literal([1, 3, 7, 14, 30])
export type CheckEvery = z.infer<typeof CheckEvery>

/** Several trackers at once. */
export const manyTrackers = <Id extends z.ZodType>(id: Id) =>
  z.object({ ids: z.array(id).min(1, 'Choose at least one').max(1000, 'At most 1,000 at once') })

export const exportType = z.enum(['xlsx', 'csv', 'pdf']).default('xlsx')

export const listMeta = z.object({ total: z.number(), page: z.number(), perPage: z.number() })
