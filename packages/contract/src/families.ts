import { z } from 'zod'

/** Which side the chamber stands on; `other` is an intervenor, an amicus, a caveator. */
export const Side = z.enum(['petitioner', 'respondent', 'other'])
export type Side = z.infer<typeof Side>

/**
 * What the later of two matters is to the earlier: its bail application, its trial, the appeal from it. `connected` has
 * no direction: they are heard together or are about the same thing.
 */
export const LinkKind = z.enum([
  'bail',
  'trial',
  'revision',
  'appeal',
  'slp',
  'review',
  'curative',
  'transfer',
  'writ',
  'execution',
  'contempt',
  'connected',
])
export type LinkKind = z.infer<typeof LinkKind>

/** Why a matter has, or had, another number. */
export const AliasKind = z.enum(['renumbered', 'defective', 'diary', 'filing', 'fir', 'zero-fir', 'other'])
export type AliasKind = z.infer<typeof AliasKind>
