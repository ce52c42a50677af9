import { z } from 'zod'

/** `advance`: cases that the court may hear later. Peshi makes no listings from them, because they are uncertain. */
export const ListKind = z.enum(['daily', 'supplementary', 'additional', 'fresh', 'unlisted', 'advance'])
export type ListKind = z.infer<typeof ListKind>

/**
 * `name`: only a name matched, so a person must confirm the match. `sighting`: a person confirmed that a page of the
 * list names the case.
 */
export const MatchedBy = z.enum(['number', 'cnr', 'alias', 'name', 'sighting'])
export type MatchedBy = z.infer<typeof MatchedBy>

/** Entries and documents of older lists are deleted. The listings of matters stay. */
export const listsKeptDays = 90
