import type { ChamberId, ClientId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { listLastSeen } from '../../chamber/account/last-seen.repo.ts'
import { client } from '../../platform/db/clients.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { refreshSight, type Tx } from '../../platform/db/door.ts'
import { chamber, membership, person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { clientAccess, clientLink } from './shares.schema.ts'

const noPassword = 'none'

export async function listByName(tx: Tx, name: { email: string | null; mobile: string | null }) {
  return tx
    .select({ chamberId: client.chamber_id, clientId: client.id })
    .from(client)
    .innerJoin(clientAccess, and(eq(clientAccess.chamber_id, client.chamber_id), eq(clientAccess.client_id, client.id)))
    .where(
      and(
        isNull(client.deleted_at),
        isNull(clientAccess.closed_at),
        or(
          name.email ? sql`lower(${client.email}) = ${name.email}` : undefined,
          name.mobile ? eq(client.mobile, name.mobile) : undefined,
        ),
      ),
    )
    .limit(10)
}

export async function findLinkByToken(tx: Tx, hash: string): Promise<{ chamberId: ChamberId; id: string } | null> {
  return tx
    .select({ chamberId: clientLink.chamber_id, id: clientLink.id })
    .from(clientLink)
    .where(eq(clientLink.token_hash, hash))
    .then(takeFirst)
}

export function clientAccessRepo(tx: Tx, chamberId: ChamberId) {
  const ofClient = (id: ClientId) => and(eq(clientAccess.chamber_id, chamberId), eq(clientAccess.client_id, id))

  return {
    getClient: (id: ClientId) =>
      tx
        .select({
          id: client.id,
          name: client.name,
          email: client.email,
          mobile: client.mobile,
          language: client.language,
          chamber: chamber.name,
        })
        .from(client)
        .innerJoin(chamber, eq(chamber.id, client.chamber_id))
        .where(and(eq(client.chamber_id, chamberId), eq(client.id, id), isNull(client.deleted_at)))
        .then(takeOne),

    find: (id: ClientId) => tx.select().from(clientAccess).where(ofClient(id)).then(takeFirst),

    async list(ids: readonly ClientId[]) {
      if (ids.length === 0) return []
      const rows = await tx
        .select({
          client_id: clientAccess.client_id,
          closed_at: clientAccess.closed_at,
          person_id: clientAccess.person_id,
        })
        .from(clientAccess)
        .where(and(eq(clientAccess.chamber_id, chamberId), inArray(clientAccess.client_id, [...ids])))
      const seen = await listLastSeen(
        tx,
        chamberId,
        rows.map((row) => row.person_id),
      )
      return rows.map(({ person_id, ...row }) => ({ ...row, last_seen_at: seen.get(person_id) ?? null }))
    },

    async open(clientId: ClientId, name: string, language: Language, by: PersonId, at: Date): Promise<void> {
      const personId = newId() as PersonId
      await tx.insert(person).values({ id: personId, name, language, password_hash: noPassword, created_at: at })
      await tx
        .insert(membership)
        .values({ chamber_id: chamberId, id: newId(), person_id: personId, role: 'client', created_at: at })
      await tx
        .insert(clientAccess)
        .values({ chamber_id: chamberId, client_id: clientId, person_id: personId, opened_by: by, opened_at: at })
      await refreshSight(tx)
    },

    async reopen(clientId: ClientId, by: PersonId, at: Date): Promise<void> {
      await tx.update(clientAccess).set({ closed_at: null, opened_by: by, opened_at: at }).where(ofClient(clientId))
    },

    async close(clientId: ClientId, at: Date): Promise<void> {
      await tx.update(clientAccess).set({ closed_at: at }).where(ofClient(clientId))
    },

    async insertLink(row: { client_id: ClientId; token_hash: string; created_at: Date; expires_at: Date }) {
      await tx
        .delete(clientLink)
        .where(and(eq(clientLink.chamber_id, chamberId), lt(clientLink.expires_at, row.created_at)))
      await tx.insert(clientLink).values({ ...row, chamber_id: chamberId, id: newId() })
    },

    holdLink: (id: string) =>
      tx
        .select()
        .from(clientLink)
        .where(and(eq(clientLink.chamber_id, chamberId), eq(clientLink.id, id)))
        .for('update')
        .then(takeFirst),

    async markUsed(id: string, at: Date): Promise<void> {
      await tx
        .update(clientLink)
        .set({ used_at: at })
        .where(and(eq(clientLink.chamber_id, chamberId), eq(clientLink.id, id)))
    },
  }
}
