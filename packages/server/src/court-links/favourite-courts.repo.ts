import type { ChamberId, CourtId, PersonId } from '@peshi/contract/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { favouriteCourt } from '../db/schema/court-links.ts'

export function favouriteCourtsRepo(tx: Tx, chamberId: ChamberId, personId: PersonId) {
  const own = and(eq(favouriteCourt.chamber_id, chamberId), eq(favouriteCourt.person_id, personId))

  return {
    async list(): Promise<CourtId[]> {
      const rows = await tx
        .select({ court: favouriteCourt.court })
        .from(favouriteCourt)
        .where(own)
        .orderBy(favouriteCourt.court)
      return rows.map(({ court }) => court)
    },
    insert: (court: CourtId, at: Date) =>
      tx
        .insert(favouriteCourt)
        .values({ chamber_id: chamberId, person_id: personId, court, added_at: at })
        .onConflictDoNothing(),
    remove: (court: CourtId) => tx.delete(favouriteCourt).where(and(own, eq(favouriteCourt.court, court))),
  }
}
