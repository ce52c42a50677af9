import type { PersonId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, membership, signIn } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'

export const listChambers = (tx: Tx, personId: PersonId) =>
  tx
    .select({ _id: chamber.id, name: chamber.name, role: membership.role })
    .from(membership)
    .innerJoin(chamber, eq(chamber.id, membership.chamber_id))
    .where(eq(membership.person_id, personId))
    .orderBy(asc(chamber.name), asc(chamber.id))

export async function holdDevice(tx: Tx, tokenHash: string, now: Date) {
  return tx
    .select({ id: signIn.id, personId: signIn.person_id, chamberId: signIn.chamber_id })
    .from(signIn)
    .where(
      and(
        eq(signIn.token_hash, tokenHash),
        eq(signIn.kind, 'device'),
        isNull(signIn.ended_at),
        gt(signIn.expires_at, now),
      ),
    )
    .for('update')
    .then(takeFirst)
}
