import { z } from 'zod'

/**
 * `advance`: a list in which the court says in advance what it may hear. Its entries are not certain, so Peshi makes
 * no listings from them.
 */
export const ListKind = z.enum(['daily', 'supplementary', 'additional', 'fresh', 'unlisted', 'advance'])
export type ListKind = z.infer<typeof ListKind>

/**
 * `name`: only a party's or advocate's name matched, so a person must confirm the match. `sighting`: no entry that
 * Peshi could read has the case number, but a person confirmed that a page of the list names it.
 */
export const MatchedBy = z.enum(['number', 'cnr', 'alias', 'name', 'sighting'])
export type MatchedBy = z.infer<typeof MatchedBy>
