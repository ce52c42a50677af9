import type { answerTicket, DeskThread, listDesk } from '@peshi/contract/office/support'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, TicketId, TicketMessageId, UploadId } from '@peshi/contract/platform/ids'
import type { beginUpload, Upload } from '@peshi/contract/platform/uploads'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Arriving } from '../../platform/http/arriving.ts'
import type { Context } from '../../platform/process/context.ts'
import { attachFiles } from './attach-files.ts'
import { deskRepo } from './desk.repo.ts'
import { requireOperator } from './operators.ts'
import { presentThread, presentTicket } from './present-ticket.ts'
import { ticketsRepo } from './tickets.repo.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'services'>

export function createDesk(context: Needs) {
  const { db, clock, emit, services } = context
  const { deskUploads: uploads } = services
  const { sign } = services.fileAddresses

  async function chamberOf(id: TicketId) {
    const chamber = await db.asSystem('support', (tx) => deskRepo(tx).findChamberOf(id))
    if (!chamber) throw new NotFound()
    return chamber
  }

  async function senderTo(actor: Actor, id: TicketId): Promise<Actor> {
    await requireOperator(context, actor)
    return guestOf(actor, (await chamberOf(id)).id)
  }

  async function withTicket(id: TicketId, work: (tx: Tx, chamberId: ChamberId) => Promise<void>): Promise<DeskThread> {
    const chamber = await chamberOf(id)
    return db.asChamber(chamber.id, async (tx) => {
      await work(tx, chamber.id)
      const tickets = ticketsRepo(tx, chamber.id)
      const ticket = await tickets.get(id)
      const thread = presentThread(ticket, await tickets.listMessages(id), await tickets.listFiles(id), sign)
      return { ...thread, chamber: chamber.name }
    })
  }

  return {
    async list(actor: Actor, { 'filters[status]': status, ...paging }: QueryOf<typeof listDesk>) {
      await requireOperator(context, actor)
      const { rows, total } = await db.asSystem('support', (tx) => deskRepo(tx).list(status, paging))
      const data = rows.map(({ chamber, ...row }) => ({ ...presentTicket(row), chamber }))
      return { data, meta: { total, ...paging } }
    },

    async get(actor: Actor, id: TicketId): Promise<DeskThread> {
      await requireOperator(context, actor)
      return withTicket(id, async () => undefined)
    },

    async beginUpload(actor: Actor, id: TicketId, input: BodyOf<typeof beginUpload>): Promise<Upload> {
      return uploads.begin(await senderTo(actor, id), input)
    },

    async addPart(actor: Actor, id: TicketId, upload: UploadId, offset: number, sent: Arriving | undefined) {
      return uploads.addPart(await senderTo(actor, id), upload, offset, sent)
    },

    async answer(actor: Actor, id: TicketId, { text, upload_ids }: BodyOf<typeof answerTicket>): Promise<DeskThread> {
      const operator = await requireOperator(context, actor)
      return withTicket(id, async (tx, chamberId) => {
        const tickets = ticketsRepo(tx, chamberId)
        const ticket = await tickets.hold(id)
        const at = clock.now()
        const message_id = newId() as TicketMessageId
        await tickets.insertMessage({
          ...{ id: message_id, ticket_id: id, person_id: actor.personId, from_support: true, text, at },
          by_name: operator.name,
        })
        await attachFiles(tx, uploads, guestOf(actor, chamberId), { ticket_id: id, message_id }, upload_ids)
        await tickets.setStatus(id, 'answered', at)
        await emit(
          tx,
          { chamberId },
          { type: 'support.answered', subject: { kind: 'support', id }, detail: { person: ticket.person_id } },
        )
      })
    },

    async close(actor: Actor, id: TicketId, undo: boolean): Promise<DeskThread> {
      await requireOperator(context, actor)
      return withTicket(id, async (tx, chamberId) => {
        const tickets = ticketsRepo(tx, chamberId)
        await tickets.hold(id)
        await tickets.setStatus(id, undo ? 'open' : 'closed', clock.now())
      })
    },
  }
}

const guestOf = (actor: Actor, chamberId: ChamberId): Actor => ({
  ...actor,
  chamberId,
  role: 'clerk',
  abilities: [{ action: 'create', subject: 'Document' }],
})
