import { z } from 'zod'

/**
 * What can be done to a thing of the chamber's, as `<what>.<done>`. Each has its words in every language
 * (`activity.json` of the web application: `did.<what>.<done>`); a test fails for one without.
 */
export const ActivityAction = z.enum([
  'matter.created',
  'matter.titled',
  'matter.edited',
  'matter.deleted',
  'matter.restored',
  'matter.read',
  'hearing.saved',
  'hearing.deleted',
  'hearing.restored',
  'hearing.outcome',
  'hearing.outcome-removed',
  'hearing.handed-over',
  'order.added',
  'document.created',
  'document.version',
  'document.renamed',
  'document.moved',
  'document.tagged',
  'document.deleted',
  'document.restored',
  'note.created',
  'note.updated',
  'note.deleted',
  'note.restored',
])
export type ActivityAction = z.infer<typeof ActivityAction>

/** More about a deed: `before` and `after` where something was changed, else what its words need. */
export const ActivityDetail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type ActivityDetail = z.infer<typeof ActivityDetail>
