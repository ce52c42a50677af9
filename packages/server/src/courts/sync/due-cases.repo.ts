import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { listFollowed } from '../courts/followed-cases.repo.ts'
import { listedSoonDays } from '../courts/next-read-due.ts'

const candidates = 4
/** A case with a hearing soon is sorted as if it were due this much earlier. */
const headStart = sql`interval '7 days'`

export interface Claim {
  cases: CaseId[]
  unfollowed: number
}

export function dueCasesRepo(tx: Tx, now: Date) {
  // The condition on `sync_state` must be written exactly as in the partial indexes. Otherwise PostgreSQL does not use
  // them.
  const isDue = and(lte(courtCase.due_at, now), sql`${courtCase.sync_state} <> 'needs-look'`)
  const isFree = or(isNull(courtCase.claimed_until), lte(courtCase.claimed_until, now))

  const longestDue = (condition: SQL, limit: number) => sql`
    select ${courtCase.id} as id, ${courtCase.due_at} as due_at from ${courtCase}
    where ${courtCase.court} = own.court and ${condition} and ${isDue} and ${isFree}
    order by ${courtCase.due_at}, ${courtCase.id}
    limit ${limit}`

  /**
   * Sorting all due cases would be slow. So this reads only the first few of each court, and of each near hearing date.
   */
  function inTurn(courts: readonly CourtId[], limit: number) {
    const soon = listOf(listedSoonDays(courtDateAt(now)))
    const isListed = sql`${courtCase.next_date} = soon.day and ${courtCase.status} = 'pending'`
    return sql`
      select id, min(turn) as turn
      from (
        select one.id, one.due_at - ${headStart} as turn
        from unnest(array[${listOf(courts)}]::text[]) as own(court)
        cross join unnest(array[${soon}]::date[]) as soon(day)
        cross join lateral (${longestDue(isListed, limit)}) as one
        union all
        select one.id, one.due_at
        from unnest(array[${listOf(courts)}]::text[]) as own(court)
        cross join lateral (${longestDue(sql`true`, limit)}) as one
      ) as candidate
      group by id
      order by turn, id
      limit ${limit}`
  }

  return {
    async listCourts(): Promise<CourtId[]> {
      // Reads one index entry per court. `select distinct` would read every case.
      const { rows } = (await tx.execute(sql`
        with recursive known(court) as (
          (select ${courtCase.court} from ${courtCase} order by ${courtCase.court} limit 1)
          union all
          select (select ${courtCase.court} from ${courtCase} where ${courtCase.court} > known.court
                  order by ${courtCase.court} limit 1)
          from known where known.court is not null
        )
        select court from known
        where exists (select from ${courtCase} where ${courtCase.court} = known.court and ${isDue})
        order by court`)) as unknown as Rows
      return rows.map(({ court }) => court as CourtId)
    },

    async claim(courts: readonly CourtId[], count: number, until: Date): Promise<Claim> {
      if (courts.length === 0) return { cases: [], unfollowed: 0 }
      const next = inTurn(courts, count * candidates)
      const free = await tx
        .select({ id: courtCase.id })
        .from(courtCase)
        .innerJoin(sql`(${next}) as next`, sql`next.id = ${courtCase.id}`)
        .where(and(isDue, isFree))
        .orderBy(sql`next.turn`, asc(courtCase.id))
        .limit(count)
        .for('update', { of: courtCase, skipLocked: true })
      const ids = free.map(({ id }) => id)
      const followed = await listFollowed(tx, ids)
      const cases = ids.filter((id) => followed.has(id))
      const unfollowed = ids.filter((id) => !followed.has(id))
      const set = (ids: CaseId[], changes: Partial<typeof courtCase.$inferInsert>) =>
        ids.length > 0 && tx.update(courtCase).set(changes).where(inArray(courtCase.id, ids))
      await set(cases, { claimed_until: until })
      await set(unfollowed, { due_at: new Date(now.getTime() + 86_400_000) })
      return { cases, unfollowed: unfollowed.length }
    },

    async release(ids: readonly CaseId[], until: Date): Promise<void> {
      if (ids.length === 0) return
      await tx
        .update(courtCase)
        .set({ claimed_until: null })
        .where(and(inArray(courtCase.id, [...ids]), eq(courtCase.claimed_until, until)))
    },
  }
}

const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
