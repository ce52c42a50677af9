import { z } from 'zod'

/** `advance` is the court's forecast of later lists, so an advance list creates no listings. */
export const ListKind = z.enum(['daily', 'supplementary', 'additional', 'fresh', 'unlisted', 'advance'])
export type ListKind = z.infer<typeof ListKind>

/** `name`: only a party's or advocate's name matched, so a person must confirm the match. */
export const MatchedBy = z.enum(['number', 'cnr', 'alias', 'name', 'sighting'])
export type MatchedBy = z.infer<typeof MatchedBy>
