import { z } from 'zod'
import { CourtDate } from '../platform/dates.ts'
import { CourtId } from '../platform/ids.ts'

/** A cause list of which a part was not read, as its own checks found. */
export const PartialList = z.object({
  _id: z.uuid(),
  court_id: CourtId,
  court_title: z.string(),
  date: CourtDate,
  list_title: z.string(),
  /** Share of the case numbers in the document that stand in an entry, 0 to 1. */
  read: z.number(),
  pages: z.number().nullable(),
  /** Pages that name cases and gave no entry; from 1. */
  unread_pages: z.array(z.number()),
  /** Sentences: items left out, a count that does not fit. */
  problems: z.array(z.string()),
})
export type PartialList = z.infer<typeof PartialList>
