import type { PersonId } from '@peshi/contract/platform/ids'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, membership, signIn } from '../../platform/db/people.schema.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'

export const personRepo = (tx: Tx, personId: PersonId) => ({
  listMemberships: () =>
    tx
      .select({ chamber_id: chamber.id, chamber: chamber.name, role: membership.role, since: membership.created_at })
      .from(membership)
      .innerJoin(chamber, eq(chamber.id, membership.chamber_id))
      .where(eq(membership.person_id, personId))
      .orderBy(asc(membership.created_at), asc(chamber.id)),

  listWaysIn: () =>
    tx
      .select({
        kind: signIn.kind,
        device: signIn.device,
        signed_in_at: signIn.created_at,
        last_used_at: signIn.rotated_at,
        ended_at: signIn.ended_at,
      })
      .from(signIn)
      .where(eq(signIn.person_id, personId))
      .orderBy(desc(signIn.created_at), desc(signIn.id)),
})

export const listDispatchesAfter = (tx: Tx, personId: PersonId, after: string | null, limit: number) =>
  tx
    .select({
      id: dispatch.id,
      channel: dispatch.channel,
      kind: dispatch.kind,
      address: dispatch.address,
      state: dispatch.state,
      created_at: dispatch.created_at,
    })
    .from(dispatch)
    .where(
      and(
        eq(dispatch.person_id, personId),
        after ? gt(dispatch.id, after as typeof dispatch.$inferSelect.id) : undefined,
      ),
    )
    .orderBy(asc(dispatch.id))
    .limit(limit)
