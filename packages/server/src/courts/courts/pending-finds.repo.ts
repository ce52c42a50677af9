import type { CaseId, ChallengeId, ChamberId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import type { CaseHit, CaveatQuery, FindQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { and, arrayContains, eq, lt, sql } from 'drizzle-orm'
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
  found?: CaseId[]
}

export type PendingFinds = ReturnType<typeof pendingFindsRepo>

export function pendingFindsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(pendingFind.chamber_id, chamberId)

  return {
    async insert({ personId, ...asked }: Asked, now: Date, expiresAt: Date): Promise<ChallengeId> {
      const id = newId() as ChallengeId
      await tx.insert(pendingFind).values({
        chamber_id: chamberId,
        id,
        person_id: personId,
        ...asked,
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

    async hasFound(personId: PersonId, caseId: CaseId): Promise<boolean> {
      const found = await tx.$count(
        pendingFind,
        and(own, eq(pendingFind.person_id, personId), arrayContains(pendingFind.found, [caseId])),
      )
      return found > 0
    },

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
