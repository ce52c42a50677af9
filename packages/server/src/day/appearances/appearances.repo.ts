import { type AppearanceRules, mostAppearanceAlerts, usualAppearanceRules } from '@peshi/contract/day/appearances'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber, membership, person } from '../../platform/db/people.schema.ts'
import { type Edit, neverEdited, presentVersion, putVersion } from '../../platform/db/versions.ts'
import { appearance, appearanceAlert, appearanceRules } from './appearances.schema.ts'

export interface Key {
  matter_id: MatterId
  date: CourtDate
}

const gatherMs = 60_000
/** Alerts of one channel are at least so far apart. */
const restMs = 15 * 60_000

/** `tx` must come from `asSystem('reminders')`. */
export const listAskingChambers = (tx: Tx) =>
  tx.select({ id: chamber.id }).from(chamber).where(eq(chamber.enabled, true)).orderBy(chamber.id)

const selectMembers = (db: Tx, { chamberId }: { chamberId: ChamberId }) =>
  db
    .select({ _id: person.id, name: person.name, role: membership.role })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.person_id))
    .where(and(eq(membership.chamber_id, chamberId), inArray(membership.role, ['owner', 'advocate', 'clerk'])))
    .orderBy(person.name, person.id)

const selectSight = (db: Tx, { chamberId, ids }: { chamberId: ChamberId; ids: readonly MatterId[] }) =>
  db
    .select({ id: matter.id, seenBy: sql<PersonId[] | null>`${matter}.seen_by::text[]` })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), inArray(matter.id, [...ids])))

const selectOn = (db: Tx, { chamberId, dates }: { chamberId: ChamberId; dates: readonly CourtDate[] }) =>
  db
    .select()
    .from(appearance)
    .where(and(eq(appearance.chamber_id, chamberId), inArray(appearance.date, [...dates])))

export function appearancesRepo(tx: Tx, chamberId: ChamberId) {
  const is = ({ matter_id, date }: Key) =>
    and(eq(appearance.chamber_id, chamberId), eq(appearance.date, date), eq(appearance.matter_id, matter_id))
  const ownRules = eq(appearanceRules.chamber_id, chamberId)

  return {
    async getRules() {
      const [row] = await tx.select().from(appearanceRules).where(ownRules)
      if (!row) return { ...usualAppearanceRules, ...neverEdited }
      const { is_on, ask_at, pass_at } = row
      return { is_on, ask_at, pass_at, ...presentVersion(row) }
    },

    putRules: (values: AppearanceRules, edit: Edit) =>
      putVersion(tx, appearanceRules, { key: { chamber_id: chamberId }, where: ownRules, values: { ...values } }, edit),

    listOn: async (dates: readonly CourtDate[]) => (dates.length === 0 ? [] : selectOn(tx, { chamberId, dates })),

    /** Locks the row until the transaction ends. */
    async hold(key: Key) {
      await tx
        .insert(appearance)
        .values({ chamber_id: chamberId, ...key })
        .onConflictDoNothing()
      const [row] = await tx.select().from(appearance).where(is(key)).for('update')
      return row
    },

    async update(key: Key, changes: Partial<typeof appearance.$inferInsert>): Promise<void> {
      await tx.update(appearance).set(changes).where(is(key))
    },

    listMembers: () => selectMembers(tx, { chamberId }),

    listTeams: (ids: readonly MatterId[]) => teamRepo(tx, chamberId).listOf(ids),

    async listSight(ids: readonly MatterId[]): Promise<Map<MatterId, PersonId[] | null>> {
      if (ids.length === 0) return new Map()
      return new Map((await selectSight(tx, { chamberId, ids })).map(({ id, seenBy }) => [id, seenBy]))
    },

    /** Counts an alert to the person. Returns when it goes out, or null if the person has had all of the day's alerts. */
    async countAlert(person_id: PersonId, date: CourtDate, now: Date): Promise<Date | null> {
      const own = and(
        eq(appearanceAlert.chamber_id, chamberId),
        eq(appearanceAlert.person_id, person_id),
        eq(appearanceAlert.date, date),
      )
      const soon = new Date(now.getTime() + gatherMs)
      const first = await tx
        .insert(appearanceAlert)
        .values({ chamber_id: chamberId, person_id, date, count: 1, send_at: soon })
        .onConflictDoNothing()
        .returning({ count: appearanceAlert.count })
      if (first.length > 0) return soon
      const [row] = await tx.select().from(appearanceAlert).where(own).for('update')
      if (!row) return null
      if (row.send_at > now) return row.send_at
      if (row.count >= mostAppearanceAlerts) return null
      const send_at = new Date(Math.max(soon.getTime(), row.send_at.getTime() + restMs))
      await tx
        .update(appearanceAlert)
        .set({ count: row.count + 1, send_at })
        .where(own)
      return send_at
    },
  }
}
