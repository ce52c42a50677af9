import type { AccessRules, OutOfSight, SavedAccessRules } from '@peshi/contract/chamber/access-rules'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { eq, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { chamber, roleSwitches } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, presentVersion, raiseVersion } from '../../platform/db/versions.ts'

export function accessRulesRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(chamber.id, chamberId)
  const read = async (query: ReturnType<typeof sql>) => ((await tx.execute(query)) as unknown as Rows).rows
  return {
    async get(): Promise<SavedAccessRules> {
      const row = await tx
        .select({
          ...roleSwitches,
          own_matters_only: chamber.own_matters_only,
          guests_see_sensitive: chamber.guests_see_sensitive,
          version: chamber.version,
          edited_by: chamber.edited_by,
          edited_at: chamber.edited_at,
        })
        .from(chamber)
        .where(own)
        .then(takeOne)
      return { ...row, ...presentVersion(row) }
    },

    raiseVersion: (edit: Edit) => raiseVersion(tx, chamber, own, edit),

    async update(rules: Partial<AccessRules>): Promise<void> {
      await tx.update(chamber).set(rules).where(own)
      if (rules.own_matters_only !== undefined) await tx.execute(sql`select peshi_wall_chamber()`)
    },

    async countOutOfSight(): Promise<OutOfSight> {
      const isOwner = (person: ReturnType<typeof sql>) => sql`exists (select from membership
        where chamber_id = ${chamberId} and person_id = ${person} and role = 'owner')`
      const isMember = (person: ReturnType<typeof sql>) => sql`exists (select from membership
        where chamber_id = ${chamberId} and person_id = ${person} and role <> 'client')`
      const [row] = await read(sql`select
        (select count(*)::int from matter where chamber_id = ${chamberId} and deleted_at is null
          and not exists (select from matter_team t where t.chamber_id = ${chamberId} and t.matter_id = matter.id)
          and (is_sensitive or ${isOwner(sql`created_by`)} or not ${isMember(sql`created_by`)})) as matters,
        (select count(*)::int from task join matter on matter.chamber_id = ${chamberId} and matter.id = task.matter_id
          where task.chamber_id = ${chamberId} and task.deleted_at is null and task.done_at is null
          and task.assignee_id is not null and not ${isOwner(sql`task.assignee_id`)}
          and (is_sensitive or matter.created_by <> task.assignee_id)
          and not exists (select from matter_team t where t.chamber_id = ${chamberId} and t.matter_id = matter.id
            and t.person_id = task.assignee_id)) as tasks`)
      return { matters: Number(row?.matters), tasks: Number(row?.tasks) }
    },

    /** Titles of matters whose court case another matter of the chamber follows too. Sensitive matters may. */
    async listFollowedTwice(limit: number): Promise<string[]> {
      const rows = await read(sql`select min(title) as title from matter
        where chamber_id = ${chamberId} and deleted_at is null and case_id is not null and not is_sensitive
        group by case_id having count(*) > 1 order by 1 limit ${limit}`)
      return rows.map(({ title }) => String(title))
    },
  }
}
