import { z } from 'zod'
import { RoleSwitches } from '../platform/abilities.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { changesTo, versioned } from '../platform/version.ts'

export const AccessRules = RoleSwitches.extend({
  /** Everybody except owners sees only the matters on whose team they are, and those that they added. */
  own_matters_only: z.boolean(),
  /** Links of guests also open sensitive matters. */
  guests_see_sensitive: z.boolean(),
})
export type AccessRules = z.infer<typeof AccessRules>

export const SavedAccessRules = AccessRules.extend(versioned)
export type SavedAccessRules = z.infer<typeof SavedAccessRules>

/** Counts of records that `own_matters_only` hides from the people who would look for them. */
export const OutOfSight = z.object({
  /** Matters that only owners see, because they have no team and an owner added them. */
  matters: z.int(),
  /** Open tasks of people who do not see the task’s matter. */
  tasks: z.int(),
})
export type OutOfSight = z.infer<typeof OutOfSight>

export const getAccessRules = endpoint('GET /api/members/access_rules', {
  can: ['read', 'Member'],
  summary: 'Who sees which matters, and what clerks and advocates may do; for owners, also what nobody else would see',
  reply: ok({ data: SavedAccessRules, out_of_sight: OutOfSight.nullable() }),
})

export const setAccessRules = endpoint('PUT /api/members/access_rules', {
  personally: true,
  can: ['manage', 'all'],
  changes: SavedAccessRules,
  summary: 'Change who sees which matters, and what clerks and advocates may do',
  body: changesTo(AccessRules.shape),
  reply: ok({ data: SavedAccessRules, message: z.string() }),
})
