import { z } from 'zod'

/** What a court calls a list of a day. An advance list says only what is likely to be listed: never a listing. */
export const ListKind = z.enum(['daily', 'supplementary', 'additional', 'fresh', 'unlisted', 'advance'])
export type ListKind = z.infer<typeof ListKind>

/**
 * How a listing was tied to a matter. A name is a suggestion until a person confirms it; `sighting` was confirmed by a
 * person on the page. All others are facts.
 */
export const MatchedBy = z.enum(['number', 'cnr', 'alias', 'name', 'sighting'])
export type MatchedBy = z.infer<typeof MatchedBy>
