import type { Side } from '@peshi/contract/matters/families'
import type { ChamberId, ClientId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { hasConsent } from './clients.repo.ts'
import { matterClient } from './clients.schema.ts'

type Values = Omit<typeof matterClient.$inferInsert, 'chamber_id'>

const listOf = (db: Tx, { chamberId, matterId }: { chamberId: ChamberId; matterId: MatterId }) =>
  db
    .select({
      client_id: client.id,
      name: client.name,
      kind: client.kind,
      mobile: client.mobile,
      email: client.email,
      side: matterClient.side,
      role: matterClient.role,
      has_consent: hasConsent(chamberId),
      version: matterClient.version,
      edited_by: matterClient.edited_by,
      edited_at: matterClient.edited_at,
    })
    .from(matterClient)
    .innerJoin(client, and(eq(client.chamber_id, matterClient.chamber_id), eq(client.id, matterClient.client_id)))
    .where(and(eq(matterClient.chamber_id, chamberId), eq(matterClient.matter_id, matterId), isNull(client.deleted_at)))
    .orderBy(asc(matterClient.created_at), asc(matterClient.id))

export function matterClientsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(matterClient.chamber_id, chamberId)

  return {
    list: (matterId: MatterId) => listOf(tx, { chamberId, matterId }),

    raiseVersion: (matterId: MatterId, clientId: ClientId, edit: Edit): Promise<void> =>
      raiseVersion(
        tx,
        matterClient,
        and(own, eq(matterClient.matter_id, matterId), eq(matterClient.client_id, clientId)),
        edit,
      ),

    getMatter: (id: MatterId) =>
      tx
        .select({
          our_side: matter.our_side,
          version: matter.version,
          edited_by: matter.edited_by,
          edited_at: matter.edited_at,
        })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id)))
        .then(takeOne),

    async suggestOurSide(matterId: MatterId, our_side: Side): Promise<void> {
      await tx
        .update(matter)
        .set({ our_side })
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, matterId), isNull(matter.our_side)))
    },

    async put(values: Values): Promise<void> {
      const { side, role = null } = values
      await tx
        .insert(matterClient)
        .values({ ...values, chamber_id: chamberId })
        .onConflictDoUpdate({
          target: [matterClient.chamber_id, matterClient.matter_id, matterClient.client_id],
          set: { side, role, came_from: null },
        })
    },

    async remove(matterId: MatterId, clientId: ClientId): Promise<boolean> {
      const rows = await tx
        .delete(matterClient)
        .where(and(own, eq(matterClient.matter_id, matterId), eq(matterClient.client_id, clientId)))
        .returning({ id: matterClient.id })
      return rows.length > 0
    },

    listSides: (ids: readonly MatterId[]): Promise<{ id: MatterId; our_side: Side | null }[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : tx
            .select({ id: matter.id, our_side: matter.our_side })
            .from(matter)
            .where(and(eq(matter.chamber_id, chamberId), inArray(matter.id, [...ids]), isNull(matter.deleted_at))),

    listLinks: (ids: readonly ClientId[]): Promise<{ matter_id: MatterId; client_id: ClientId }[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : tx
            .select({ matter_id: matterClient.matter_id, client_id: matterClient.client_id })
            .from(matterClient)
            .where(and(own, inArray(matterClient.client_id, [...ids]))),
  }
}
