import { z } from 'zod'
import { ChamberRole } from '../platform/abilities.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, PersonId } from '../platform/ids.ts'
import { seen, versioned } from '../platform/version.ts'

const id = z.object({ id: MatterId })

export const TeamMember = z.object({ _id: PersonId, name: z.string() })
export type TeamMember = z.infer<typeof TeamMember>

/** The work of a person on a matter. A matter has at most one lead. */
export const matterRoles = ['lead', 'junior', 'clerk'] as const
export const MatterRole = z.enum(matterRoles)
export type MatterRole = z.infer<typeof MatterRole>

/** The lead is the first of a team, then come the juniors and the clerks. */
export const MatterMember = TeamMember.extend({ role: MatterRole.nullable() })
export type MatterMember = z.infer<typeof MatterMember>

export const Team = z.object({
  is_sensitive: z.boolean(),
  members: z.array(MatterMember),
  owners: z.array(TeamMember),
  can_change: z.boolean(),
  ...versioned,
})
export type Team = z.infer<typeof Team>

export const listMembers = endpoint('GET /api/team/members', {
  can: ['read', 'Matter'],
  summary: 'The people of the chamber who can be on a matter’s team, by name',
  reply: ok({ data: z.array(TeamMember.extend({ role: ChamberRole })) }),
})

export const getTeam = endpoint('GET /api/matters/team/:id', {
  can: ['read', 'Matter'],
  summary: 'The team of a matter, and whether it is sensitive',
  params: id,
  reply: ok({ data: Team }),
})

export const setTeam = endpoint('POST /api/matters/team/:id', {
  can: ['update', 'Matter'],
  changes: Team,
  summary:
    'Set a matter’s team and the role of each person on it; an owner or advocate may mark the matter as sensitive',
  params: id,
  body: z.object({
    person_ids: z.array(PersonId).max(100, 'Choose at most 100 people').optional(),
    /** All roles on this team. Without it, everybody keeps the role. */
    roles: z
      .array(z.object({ person_id: PersonId, role: MatterRole }))
      .max(100, 'Choose at most 100 people')
      .optional(),
    is_sensitive: z.boolean().optional(),
    ...seen,
  }),
  reply: ok({ data: Team, message: z.string() }),
})
