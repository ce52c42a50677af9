import { z } from 'zod'

/** Kinds of a day's list. An advance list is a forecast and creates no listing. */
export const ListKind = z.enum(['daily', 'supplementary', 'additional', 'fresh', 'unlisted', 'advance'])
export type ListKind = z.infer<typeof ListKind>

/**
 * How a listing was matched. `name` is a suggestion until confirmed; `sighting` was confirmed on the page; all others
 * are facts.
 */
export const MatchedBy = z.enum(['number', 'cnr', 'alias', 'name', 'sighting'])
export type MatchedBy = z.infer<typeof MatchedBy>
