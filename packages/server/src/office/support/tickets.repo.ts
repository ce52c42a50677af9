import type { TicketStatus } from '@peshi/contract/office/support'
import type { ChamberId, TicketId } from '@peshi/contract/platform/ids'
import { and, asc, desc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { checkOf } from '../../platform/uploads/held-files.repo.ts'
import { supportFile, supportMessage, supportTicket } from './support.schema.ts'

export type TicketRow = typeof supportTicket.$inferSelect
export type MessageRow = typeof supportMessage.$inferSelect
type NewFile = Omit<typeof supportFile.$inferSelect, 'chamber_id' | 'asked_by'>
export type FileRow = Awaited<ReturnType<ReturnType<typeof ticketsRepo>['listFiles']>>[number]

export function ticketsRepo(tx: Tx, chamberId: ChamberId) {
  const inChamber = eq(supportTicket.chamber_id, chamberId)
  const one = (id: TicketId) => and(inChamber, eq(supportTicket.id, id))

  return {
    async list(status: TicketStatus | undefined, { page, perPage }: { page: number; perPage: number }) {
      const wanted = and(inChamber, status && eq(supportTicket.status, status))
      const rows = await tx
        .select()
        .from(supportTicket)
        .where(wanted)
        .orderBy(desc(supportTicket.changed_at), desc(supportTicket.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      return { rows, total: await tx.$count(supportTicket, wanted) }
    },

    get: (id: TicketId): Promise<TicketRow> => tx.select().from(supportTicket).where(one(id)).then(takeOne),

    hold: (id: TicketId): Promise<TicketRow> =>
      tx.select().from(supportTicket).where(one(id)).for('update').then(takeOne),

    async countSince(since: Date): Promise<number> {
      return tx.$count(supportTicket, and(inChamber, gt(supportTicket.created_at, since)))
    },

    async insert(row: Omit<TicketRow, 'chamber_id'>): Promise<void> {
      await tx.insert(supportTicket).values({ ...row, chamber_id: chamberId })
    },

    async setStatus(id: TicketId, status: TicketStatus, changed_at: Date): Promise<void> {
      await tx.update(supportTicket).set({ status, changed_at }).where(one(id))
    },

    async insertMessage(row: Omit<MessageRow, 'chamber_id' | 'asked_by'>): Promise<void> {
      await tx.insert(supportMessage).values({ ...row, chamber_id: chamberId })
    },

    async insertFiles(rows: NewFile[]): Promise<void> {
      if (rows.length > 0) await tx.insert(supportFile).values(rows.map((row) => ({ ...row, chamber_id: chamberId })))
    },

    listMessages: (id: TicketId) =>
      tx
        .select()
        .from(supportMessage)
        .where(and(eq(supportMessage.chamber_id, chamberId), eq(supportMessage.ticket_id, id)))
        .orderBy(asc(supportMessage.at), asc(supportMessage.id)),

    listFiles: (id: TicketId) =>
      tx
        .select({ ...getTableColumns(supportFile), check: checkOf(chamberId, supportFile.file_key) })
        .from(supportFile)
        .where(and(eq(supportFile.chamber_id, chamberId), eq(supportFile.ticket_id, id)))
        .orderBy(asc(supportFile.id)),
  }
}
