import type { ChamberId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { favouriteCourt } from './court-links.schema.ts'

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
