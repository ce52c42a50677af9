import type { ClientMessage } from '@peshi/contract/clients/shares'
import type { ChamberId, ClientId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { clientMessage } from './shares.schema.ts'

type Row = typeof clientMessage.$inferSelect

export const presentMessage = (row: Pick<Row, 'id' | 'by_name' | 'from_client' | 'text' | 'at'>): ClientMessage => ({
  _id: row.id,
  by: row.by_name,
  from_client: row.from_client,
  text: row.text,
  at: row.at.toISOString(),
})

export const messageWritten = ({ id, matter_id, from_client }: Pick<Row, 'id' | 'matter_id' | 'from_client'>) => ({
  type: 'client-message.written' as const,
  subject: { kind: 'client-message', id },
  matterId: matter_id,
  detail: { from_client },
})

export function clientMessagesRepo(tx: Tx, chamberId: ChamberId) {
  return {
    async list(matterId: MatterId, clientId: ClientId): Promise<Row[]> {
      return tx
        .select()
        .from(clientMessage)
        .where(
          and(
            eq(clientMessage.chamber_id, chamberId),
            eq(clientMessage.matter_id, matterId),
            eq(clientMessage.client_id, clientId),
          ),
        )
        .orderBy(asc(clientMessage.at), asc(clientMessage.id))
    },

    async insert(row: Omit<typeof clientMessage.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(clientMessage).values({ ...row, chamber_id: chamberId })
    },

    async countUnanswered(matterId: MatterId): Promise<Map<ClientId, number>> {
      const rows = await tx
        .select({ client_id: clientMessage.client_id, messages: count() })
        .from(clientMessage)
        .where(
          and(
            eq(clientMessage.chamber_id, chamberId),
            eq(clientMessage.matter_id, matterId),
            eq(clientMessage.from_client, true),
            sql`not exists (
              select from client_message later
              where later.chamber_id = ${chamberId} and later.matter_id = ${matterId}
                and later.client_id = ${clientMessage.client_id} and not later.from_client
                and later.at >= ${clientMessage.at})`,
          ),
        )
        .groupBy(clientMessage.client_id)
      return new Map(rows.map(({ client_id, messages }) => [client_id, messages]))
    },
  }
}
