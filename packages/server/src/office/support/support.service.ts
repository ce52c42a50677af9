import {
  type createTicket,
  type listTickets,
  mostTicketsOfDay,
  type replyToTicket,
  type TicketThread,
} from '@peshi/contract/office/support'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { TicketFileId, TicketId, TicketMessageId, UploadId } from '@peshi/contract/platform/ids'
import { membersRepo } from '../../chamber/members/members.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { TooMany } from '../../platform/errors.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { attachFiles } from './attach-files.ts'
import { notifyOperators } from './notify-operators.ts'
import { isOperator } from './operators.ts'
import { fileIn, presentThread, presentTicket } from './present-ticket.ts'
import { ticketsRepo } from './tickets.repo.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'files' | 'outlets' | 'features' | 'services'>

const day = 86_400_000

export function createSupport(context: Needs) {
  const { db, clock, services } = context
  const { uploads } = services
  const { signFor } = services.fileAddresses

  async function thread(tx: Tx, actor: Actor, id: TicketId): Promise<TicketThread> {
    const tickets = ticketsRepo(tx, actor.chamberId)
    const ticket = await tickets.get(id)
    const signFile = (file: TicketFileId) => signFor(actor)('ticket', [id, file], false)
    return presentThread(ticket, await tickets.listMessages(id), await tickets.listFiles(id), signFile)
  }

  async function write(tx: Tx, actor: Actor, ticket_id: TicketId, text: string, uploadIds: readonly UploadId[]) {
    const tickets = ticketsRepo(tx, actor.chamberId)
    const message_id = newId() as TicketMessageId
    await tickets.insertMessage({
      id: message_id,
      ticket_id,
      person_id: actor.personId,
      from_support: false,
      text,
      at: clock.now(),
      by_name: await membersRepo(tx, actor.chamberId).getName(actor.personId),
    })
    if (uploadIds.length === 0) return
    authorize(actor, 'create', 'Document')
    await attachFiles(tx, uploads, actor, { ticket_id, message_id }, uploadIds)
  }

  return {
    async list(actor: Actor, { 'filters[status]': status, ...paging }: QueryOf<typeof listTickets>) {
      authorize(actor, 'read', 'Support')
      const { rows, total } = await db.asChamber(actor, (tx) => ticketsRepo(tx, actor.chamberId).list(status, paging))
      return {
        data: rows.map(presentTicket),
        meta: { total, ...paging, is_operator: await isOperator(context, actor) },
      }
    },

    async get(actor: Actor, id: TicketId): Promise<TicketThread> {
      authorize(actor, 'read', 'Support')
      return db.asChamber(actor, (tx) => thread(tx, actor, id))
    },

    async findFile(actor: Actor, id: TicketId, file: string): Promise<StoredFile | null> {
      authorize(actor, 'read', 'Support')
      return fileIn(await db.asChamber(actor, (tx) => ticketsRepo(tx, actor.chamberId).listFiles(id)), file)
    },

    async create(
      tx: Tx,
      actor: Actor,
      { upload_ids, text, ...words }: BodyOf<typeof createTicket>,
    ): Promise<TicketThread> {
      authorize(actor, 'create', 'Support')
      const tickets = ticketsRepo(tx, actor.chamberId)
      const now = clock.now()
      if ((await tickets.countSince(new Date(now.getTime() - day))) >= mostTicketsOfDay)
        throw new TooMany('That is a lot of tickets for one day. Write more in one of those that are open.', 3600)
      const id = newId() as TicketId
      await tickets.insert({
        id,
        person_id: actor.personId,
        status: 'open',
        created_at: now,
        changed_at: now,
        ...words,
        by_name: await membersRepo(tx, actor.chamberId).getName(actor.personId),
      })
      await write(tx, actor, id, text, upload_ids)
      await notifyOperators(tx, context, await tickets.get(id))
      return thread(tx, actor, id)
    },

    async reply(
      tx: Tx,
      actor: Actor,
      id: TicketId,
      { text, upload_ids }: BodyOf<typeof replyToTicket>,
    ): Promise<TicketThread> {
      authorize(actor, 'update', 'Support')
      const tickets = ticketsRepo(tx, actor.chamberId)
      const ticket = await tickets.hold(id)
      await write(tx, actor, id, text, upload_ids)
      await tickets.setStatus(id, 'open', clock.now())
      await notifyOperators(tx, context, ticket)
      return thread(tx, actor, id)
    },

    async close(tx: Tx, actor: Actor, id: TicketId, undo: boolean): Promise<TicketThread> {
      authorize(actor, 'update', 'Support')
      const tickets = ticketsRepo(tx, actor.chamberId)
      await tickets.hold(id)
      await tickets.setStatus(id, undo ? 'open' : 'closed', clock.now())
      return thread(tx, actor, id)
    },
  }
}
