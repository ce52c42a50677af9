import type { ChallengeId, ChamberId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import type { CaseHit, CaveatQuery, FindQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { and, eq, lt, sql } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { pendingFind } from './pending-finds.schema.ts'

interface Asked {
  personId: PersonId
  court: CourtId
  query: FindQuery | CaveatQuery
  session: SessionState
  hits: CaseHit[] | null
}

export type PendingFinds = ReturnType<typeof pendingFindsRepo>

export function pendingFindsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(pendingFind.chamber_id, chamberId)

  return {
    async insert({ personId, court, query, session, hits }: Asked, now: Date, expiresAt: Date): Promise<ChallengeId> {
      const id = newId() as ChallengeId
      await tx.insert(pendingFind).values({
        chamber_id: chamberId,
        id,
        person_id: personId,
        court,
        query,
        session,
        hits,
        created_at: now,
        expires_at: expiresAt,
      })
      return id
    },

    async removeExpired(now: Date): Promise<void> {
      await tx.delete(pendingFind).where(and(own, lt(pendingFind.expires_at, now)))
    },

    /**
     * Also deletes the search, because a captcha accepts only one answer. Null if this person has no waiting search
     * with this id.
     */
    take: (id: ChallengeId, personId: PersonId) =>
      tx
        .delete(pendingFind)
        .where(and(own, eq(pendingFind.id, id), eq(pendingFind.person_id, personId), sql`${pendingFind.hits} is null`))
        .returning()
        .then(takeFirst),

    open: (id: ChallengeId, personId: PersonId) =>
      tx
        .update(pendingFind)
        .set({ opened: sql`${pendingFind.opened} + 1` })
        .where(
          and(own, eq(pendingFind.id, id), eq(pendingFind.person_id, personId), sql`${pendingFind.hits} is not null`),
        )
        .returning()
        .then(takeFirst),
  }
}
