import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { CourtId } from '../platform/ids.ts'
import { ListProblem } from './list-problems.ts'

export const PartialList = z.object({
  _id: z.uuid(),
  court_id: CourtId,
  court_title: z.string(),
  date: CourtDate,
  list_title: z.string(),
  /** Items that were read. */
  entries: z.number(),
  pages: z.number().nullable(),
  unread_pages: z.array(z.number()),
  /** Lists that were read before problems had kinds have English sentences here. */
  problems: z.array(z.union([z.string(), ListProblem])),
})
export type PartialList = z.infer<typeof PartialList>
