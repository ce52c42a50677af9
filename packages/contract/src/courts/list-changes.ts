import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'

const text = z.string().nullable()

/** A change that a court announces to a cause list that is already published. */
export const ListChange = z.object({
  kind: z.enum(['deleted', 'not-sitting', 'corrected']),
  date: CourtDate.nullable(),
  /** The bench or judge, as the announcement names it. */
  bench: text,
  item: text,
  case_numbers: z.array(z.string()),
  /** The bench that gets the deleted matter (`DB-II`), or the case number that the item should have. */
  instead: text,
  text: z.string(),
})
export type ListChange = z.infer<typeof ListChange>

/** A change of a listing, with the title of the list that announced it and the time when Peshi read it. */
export const ListingChange = ListChange.pick({ kind: true, instead: true, text: true }).extend({
  list: z.string(),
  at: Instant,
})
export type ListingChange = z.infer<typeof ListingChange>

export const isNotSitting = ({ change }: { change: ListingChange | null }): boolean => change?.kind === 'not-sitting'

/** A matter whose item has another case number now is not listed there any more. */
export const takesOffList = ({ kind, instead }: Pick<ListChange, 'kind' | 'instead'>): boolean =>
  kind === 'deleted' || (kind === 'corrected' && instead !== null)
