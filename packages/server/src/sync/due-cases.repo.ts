import type { CaseId, CourtId } from '@peshi/contract/ids'
import { and, asc, eq, exists, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { courtCase } from '../db/schema/courts.ts'
import { matter } from '../db/schema/matters.ts'

/** So many times what is claimed is looked at: what other workers are just taking is passed over. */
const candidates = 8

/** The followed cases that are to be read by `now`. */
export function dueCasesRepo(tx: Tx, now: Date) {
  const isFollowed = exists(
    tx
      .select({ one: sql`1` })
      .from(matter)
      .where(and(eq(matter.case_id, courtCase.id), isNull(matter.deleted_at))),
  )
  // A picture stands before `needs-look`: these wait for a person.
  const isDue = and(lte(courtCase.due_at, now), sql`${courtCase.sync_state} <> 'needs-look'`)
  const isFree = or(isNull(courtCase.claimed_until), lte(courtCase.claimed_until, now))

  return {
    /** Where something is due, how much, and since when. */
    listCourts: (): Promise<{ court: CourtId; due: number; oldest: Date }[]> =>
      tx
        .select({
          court: courtCase.court,
          due: sql<number>`count(*)::int`,
          oldest: sql`min(${courtCase.due_at})`.mapWith(courtCase.due_at),
        })
        .from(courtCase)
        .where(and(isDue, isFollowed))
        .groupBy(courtCase.court)
        .orderBy(asc(courtCase.court)),

    /** What was looked up and never saved, or is in the bin by now, is asked about again a day later. */
    async postponeUnfollowed(until: Date): Promise<void> {
      await tx
        .update(courtCase)
        .set({ due_at: until })
        .where(and(lte(courtCase.due_at, now), not(isFollowed)))
    },

    /** Takes the longest due ones for one worker; what another has, or is just taking, is passed over. */
    async claim(courts: readonly CourtId[], count: number, until: Date): Promise<CaseId[]> {
      if (courts.length === 0) return []
      // Court by court along the index: ordering all that is due of an operator each time would cost more than reading.
      const own = sql.join(
        courts.map((court) => sql`${court}`),
        sql`, `,
      )
      const oldest = sql`
        select one.id
        from unnest(array[${own}]::text[]) as own(court)
        cross join lateral (
          select ${courtCase.id} as id, ${courtCase.due_at} as due_at from ${courtCase}
          where ${courtCase.court} = own.court and ${isDue} and ${isFree} and ${isFollowed}
          order by ${courtCase.due_at}, ${courtCase.id}
          limit ${count * candidates}
        ) as one
        order by one.due_at, one.id
        limit ${count * candidates}`
      const free = await tx
        .select({ id: courtCase.id })
        .from(courtCase)
        .where(and(sql`${courtCase.id} in (${oldest})`, isDue, isFree))
        .orderBy(asc(courtCase.due_at), asc(courtCase.id))
        .limit(count)
        .for('update', { skipLocked: true })
      const ids = free.map(({ id }) => id)
      if (ids.length > 0) await tx.update(courtCase).set({ claimed_until: until }).where(inArray(courtCase.id, ids))
      return ids
    },

    /** Gives back what was claimed until then and not read. */
    async release(ids: readonly CaseId[], until: Date): Promise<void> {
      if (ids.length === 0) return
      await tx
        .update(courtCase)
        .set({ claimed_until: null })
        .where(and(inArray(courtCase.id, [...ids]), eq(courtCase.claimed_until, until)))
    },
  }
}
