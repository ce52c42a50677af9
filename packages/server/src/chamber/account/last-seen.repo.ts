import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { signIn } from '../../platform/db/people.schema.ts'

/** A statement of its own: on a Citus cluster, sign-ins are on the coordinator and members on the workers. */
export async function listLastSeen(
  tx: Tx,
  chamberId: ChamberId,
  people: readonly PersonId[],
): Promise<Map<PersonId, Date>> {
  const rows = await tx
    .select({
      person: signIn.person_id,
      at: sql<Date>`max(coalesce(${signIn.rotated_at}, ${signIn.created_at}))`.mapWith(signIn.created_at),
    })
    .from(signIn)
    .where(and(eq(signIn.chamber_id, chamberId), inArray(signIn.person_id, [...people])))
    .groupBy(signIn.person_id)
  return new Map(rows.map(({ person, at }) => [person, at]))
}
