import type { AlertChoice } from '@peshi/contract/chamber/notifications'
import type { ChamberRole, RoleSwitches } from '@peshi/contract/platform/abilities'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber, membership, roleSwitches } from '../../platform/db/people.schema.ts'
import { matterTeam } from '../team/team.schema.ts'
import { alertChoice, notification } from './notifications.schema.ts'

export interface Receiver {
  id: PersonId
  role: ChamberRole
  switches: RoleSwitches
}

const listPeople = (db: Tx, { chamberId }: { chamberId: ChamberId }) =>
  db
    .select({ id: membership.person_id, role: membership.role, switches: roleSwitches })
    .from(membership)
    .innerJoin(chamber, eq(chamber.id, membership.chamber_id))
    .where(and(eq(membership.chamber_id, chamberId), ne(membership.role, 'client')))
    .orderBy(membership.person_id)

interface Matters {
  chamberId: ChamberId
  ids: readonly MatterId[]
}

const listHidden = (db: Tx, { chamberId, ids }: Matters) =>
  db
    .select({
      id: matter.id,
      isSensitive: matter.is_sensitive,
      seenBy: sql<PersonId[] | null>`${matter}.seen_by::text[]`,
    })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), inArray(matter.id, [...ids])))

const listTeams = (db: Tx, { chamberId, ids }: Matters) =>
  db
    .select({ matter_id: matterTeam.matter_id, person_id: matterTeam.person_id })
    .from(matterTeam)
    .where(and(eq(matterTeam.chamber_id, chamberId), inArray(matterTeam.matter_id, [...ids])))

const listChoices = (db: Tx, { chamberId, ids }: Matters) =>
  db
    .select()
    .from(alertChoice)
    .where(and(eq(alertChoice.chamber_id, chamberId), inArray(alertChoice.matter_id, [...ids])))

const insertRows = insertsInto(notification)

export function receiversRepo(tx: Tx, chamberId: ChamberId) {
  return {
    listPeople: (): Promise<Receiver[]> => listPeople(tx, { chamberId }),

    async listMatters(ids: readonly MatterId[]) {
      if (ids.length === 0) return new Map<MatterId, MatterPeople>()
      const [rows, team, choices] = await Promise.all([
        listHidden(tx, { chamberId, ids }),
        listTeams(tx, { chamberId, ids }),
        listChoices(tx, { chamberId, ids }),
      ])
      const byMatter = new Map<MatterId, MatterPeople>(
        rows.map(({ id, isSensitive, seenBy }) => [
          id,
          { isSensitive, seenBy: seenBy && new Set(seenBy), team: new Set(), choices: new Map() },
        ]),
      )
      for (const { matter_id, person_id } of team) byMatter.get(matter_id)?.team.add(person_id)
      for (const { matter_id, person_id, choice } of choices) byMatter.get(matter_id)?.choices.set(person_id, choice)
      return byMatter
    },

    /** Cannot return the rows: the database lets a person read only their own notifications. */
    async insert(rows: readonly Omit<typeof notification.$inferInsert, 'chamber_id'>[]): Promise<void> {
      await insertRows(
        tx,
        rows.map((row) => ({ ...row, chamber_id: chamberId })),
      )
    },
  }
}

export interface MatterPeople {
  isSensitive: boolean
  /** The people who see the matter besides the owners. Null if everybody of the chamber sees it. */
  seenBy: Set<PersonId> | null
  team: Set<PersonId>
  choices: Map<PersonId, AlertChoice>
}
