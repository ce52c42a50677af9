import { z } from 'zod'

export const FilingKind = z.enum([
  'slp',
  'writ',
  'appeal',
  'revision',
  'bail',
  'suit',
  'company',
  'application',
  'other',
])
export type FilingKind = z.infer<typeof FilingKind>

export const FilingState = z.enum(['draft', 'filed', 'returned', 'registered', 'withdrawn'])
export type FilingState = z.infer<typeof FilingState>

/** States in which a filing is still on its way to the court. */
export const openStates: readonly FilingState[] = ['draft', 'filed', 'returned']
