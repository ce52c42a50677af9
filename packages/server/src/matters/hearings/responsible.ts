import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { matterTeam } from '../../chamber/team/team.schema.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { membership } from '../../platform/db/people.schema.ts'
import { hearing } from './hearings.schema.ts'

/**
 * The people who do the work of a matter: the person who appears in it, else its team, else the person who noted the
 * work, else the owners. There is always somebody. `matter` must be joined. Only people who see the matter are told.
 */
export function responsibleFor(chamberId: ChamberId, matterId: SQLWrapper, notedBy: SQLWrapper): SQL<PersonId[]> {
  const isOnTeam = sql`exists (select 1 from ${matterTeam} mine where mine.chamber_id = ${chamberId}
    and mine.matter_id = ${matterId} and mine.person_id = ${membership.person_id})`
  const mayWork = sql`${membership.chamber_id} = ${chamberId} and ${membership.role} in ('owner', 'advocate', 'clerk')
    and (${matter}.seen_by is null or ${membership.role} = 'owner' or ${membership.person_id} = any (${matter}.seen_by))`
  return sql<PersonId[]>`coalesce(
    (select array[${membership.person_id}::text] from ${hearing}
      join ${membership} on ${membership.person_id} = ${hearing.appearing_id}
      where ${hearing.chamber_id} = ${chamberId} and ${hearing.matter_id} = ${matterId}
        and ${hearing.deleted_at} is null and ${mayWork}
      order by ${hearing.date} desc limit 1),
    (select array_agg(${membership.person_id}::text order by ${membership.person_id}) from ${membership}
      where ${mayWork} and ${isOnTeam}),
    (select array[${membership.person_id}::text] from ${membership} where ${mayWork} and ${membership.person_id} = ${notedBy}),
    (select array_agg(${membership.person_id}::text order by ${membership.person_id}) from ${membership}
      where ${membership.chamber_id} = ${chamberId} and ${membership.role} = 'owner'))`
}
