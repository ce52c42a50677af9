import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { matterTeam } from '../../chamber/team/team.schema.ts'
import type { Actor } from '../../platform/http/actor.ts'

export const managesMoney = ({ abilities }: Pick<Actor, 'abilities'>) => isAllowed(abilities, 'manage', 'Invoice')

/** A person who does not manage invoices reads those of the matters on whose team the person is. */
export const ownMoney = (actor: Actor, matterId: SQLWrapper): SQL | undefined =>
  managesMoney(actor)
    ? undefined
    : sql`exists (select from ${matterTeam} mine where mine.chamber_id = ${actor.chamberId}
        and mine.matter_id = ${matterId} and mine.person_id = ${actor.personId})`
