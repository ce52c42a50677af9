import { type AppearanceRules, type Leave, usualAppearanceRules } from '@peshi/contract/day/appearances'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber, membership, person } from '../../platform/db/people.schema.ts'
import { type Edit, neverEdited, presentVersion, putVersion } from '../../platform/db/versions.ts'
import { appearance, appearanceAlert, appearanceDue, appearanceRules, memberLeave } from './appearances.schema.ts'

export interface Key {
  matter_id: MatterId
  date: CourtDate
}

const gatherMs = 60_000

/** Lists the chambers that are due, the longest waiting first. `tx` must come from `asSystem('reminders')`. */
export const listDueChambers = (tx: Tx, now: Date) =>
  tx
    .select({ id: appearanceDue.chamber_id })
    .from(appearanceDue)
    .innerJoin(chamber, eq(chamber.id, appearanceDue.chamber_id))
    .where(and(lte(appearanceDue.due_at, now), eq(chamber.enabled, true)))
    .orderBy(appearanceDue.due_at, appearanceDue.chamber_id)

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

const selectLeave = (db: Tx, { chamberId, until }: { chamberId: ChamberId; until: CourtDate }) =>
  db
    .select({
      person_id: person.id,
      name: person.name,
      first_day: memberLeave.first_day,
      last_day: memberLeave.last_day,
    })
    .from(memberLeave)
    .innerJoin(person, eq(person.id, memberLeave.person_id))
    .where(and(eq(memberLeave.chamber_id, chamberId), gte(memberLeave.last_day, until)))
    .orderBy(memberLeave.first_day, person.name, person.id)

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

    async getDueAt(): Promise<Date | null> {
      const [row] = await tx.select().from(appearanceDue).where(eq(appearanceDue.chamber_id, chamberId))
      return row?.due_at ?? null
    },

    /** Does nothing if a change of hearings has set another time since `seen` was read. */
    async putOff(due_at: Date, seen: Date): Promise<void> {
      const { chamber_id, due_at: known } = appearanceDue
      await tx
        .update(appearanceDue)
        .set({ due_at })
        .where(and(eq(chamber_id, chamberId), eq(known, seen)))
    },

    async bringForward(due_at: Date): Promise<void> {
      await tx
        .insert(appearanceDue)
        .values({ chamber_id: chamberId, due_at })
        .onConflictDoUpdate({
          target: appearanceDue.chamber_id,
          set: { due_at },
          setWhere: gt(appearanceDue.due_at, due_at),
        })
    },

    /** Leave that has not ended before the day. */
    listLeave: (until: CourtDate) => selectLeave(tx, { chamberId, until }),

    async setLeave(person_id: PersonId, days: Pick<Leave, 'first_day' | 'last_day'> | null): Promise<void> {
      await tx
        .delete(memberLeave)
        .where(and(eq(memberLeave.chamber_id, chamberId), eq(memberLeave.person_id, person_id)))
      if (!days) return
      await tx.insert(memberLeave).values({ chamber_id: chamberId, person_id, ...days })
      await tx
        .update(appearance)
        .set({ confirmed_id: null, confirmed_at: null, step: 'none', asked_at: null })
        .where(
          and(
            eq(appearance.chamber_id, chamberId),
            eq(appearance.confirmed_id, person_id),
            gte(appearance.date, days.first_day),
            lte(appearance.date, days.last_day),
          ),
        )
    },

    /**
     * Counts a message to the person. Returns when it goes out, at least `restMs` after the last one, or null if the
     * person has had `most` on this day.
     */
    async countAlert(
      person_id: PersonId,
      {
        to_owner,
        date,
        now,
        most,
        restMs,
      }: { to_owner: boolean; date: CourtDate; now: Date; most: number; restMs: number },
    ): Promise<Date | null> {
      const ofPerson = and(eq(appearanceAlert.chamber_id, chamberId), eq(appearanceAlert.person_id, person_id))
      await tx
        .insert(appearanceAlert)
        .values({ chamber_id: chamberId, person_id, to_owner, date, count: 0, send_at: now })
        .onConflictDoNothing()
      const rows = await tx
        .select()
        .from(appearanceAlert)
        .where(ofPerson)
        .orderBy(appearanceAlert.to_owner)
        .for('update')
      const ofDay = rows.filter((row) => row.date === date)
      const own = ofDay.find((row) => row.to_owner === to_owner)
      if (own && own.send_at > now) return own.send_at
      if (ofDay.reduce((sum, { count }) => sum + count, 0) >= most) return null
      const after = own && own.count > 0 ? own.send_at.getTime() + restMs : 0
      const send_at = new Date(Math.max(now.getTime() + gatherMs, after))
      await tx
        .update(appearanceAlert)
        .set({ date, count: (own?.count ?? 0) + 1, send_at })
        .where(and(ofPerson, eq(appearanceAlert.to_owner, to_owner)))
      return send_at
    },
  }
}
