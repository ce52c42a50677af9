import type { answerTicket, DeskThread, listDesk } from '@peshi/contract/office/support'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, TicketFileId, TicketId, TicketMessageId, UploadId } from '@peshi/contract/platform/ids'
import type { beginUpload, Upload } from '@peshi/contract/platform/uploads'
import { newId } from '../../platform/db/columns.ts'
import { inOtherChamber, type Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Arriving } from '../../platform/http/arriving.ts'
import type { Context } from '../../platform/process/context.ts'
import { attachFiles } from './attach-files.ts'
import { deskRepo } from './desk.repo.ts'
import { requireOperator } from './operators.ts'
import { fileIn, presentThread, presentTicket } from './present-ticket.ts'
import { ticketsRepo } from './tickets.repo.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'services'>

interface DeskTicket {
  id: TicketId
  chamber: { id: ChamberId; name: string }
  by_name: string
}

export function createDesk(context: Needs) {
  const { db, clock, emit, services } = context
  const { deskUploads: uploads } = services
  const { signFor } = services.fileAddresses

  /** Finds the ticket’s chamber for an operator. */
  async function find(actor: Actor, id: TicketId): Promise<DeskTicket> {
    const operator = await requireOperator(context, actor)
    const chamber = await db.asSystem('support', (tx) => deskRepo(tx).findChamberOf(id))
    if (!chamber) throw new NotFound()
    return { id, chamber, by_name: operator.name }
  }

  const senderTo = async (actor: Actor, id: TicketId) => guestOf(actor, (await find(actor, id)).chamber.id)

  async function present(tx: Tx, actor: Actor, { id, chamber }: DeskTicket): Promise<DeskThread> {
    const tickets = ticketsRepo(tx, chamber.id)
    const ticket = await tickets.get(id)
    const signFile = (file: TicketFileId) => signFor(actor)('desk-ticket', [id, file], false)
    const thread = presentThread(ticket, await tickets.listMessages(id), await tickets.listFiles(id), signFile)
    return { ...thread, chamber: chamber.name }
  }

  const inItsChamber = (tx: Tx, actor: Actor, found: DeskTicket, work: () => Promise<unknown>) =>
    inOtherChamber(tx, actor.chamberId, found.chamber.id, async () => {
      await work()
      return present(tx, actor, found)
    })

  return {
    find,

    async list(actor: Actor, { 'filters[status]': status, ...paging }: QueryOf<typeof listDesk>) {
      await requireOperator(context, actor)
      const { rows, total } = await db.asSystem('support', (tx) => deskRepo(tx).list(status, paging))
      const data = rows.map(({ chamber, ...row }) => ({ ...presentTicket(row), chamber }))
      return { data, meta: { total, ...paging } }
    },

    async get(actor: Actor, id: TicketId): Promise<DeskThread> {
      const found = await find(actor, id)
      return db.asChamber(found.chamber.id, (tx) => present(tx, actor, found))
    },

    async findFile(actor: Actor, id: TicketId, file: string): Promise<StoredFile | null> {
      const { chamber } = await find(actor, id)
      return fileIn(await db.asChamber(chamber.id, (tx) => ticketsRepo(tx, chamber.id).listFiles(id)), file)
    },

    async beginUpload(actor: Actor, id: TicketId, input: BodyOf<typeof beginUpload>): Promise<Upload> {
      return uploads.begin(await senderTo(actor, id), input)
    },

    async addPart(actor: Actor, id: TicketId, upload: UploadId, offset: number, sent: Arriving | undefined) {
      return uploads.addPart(await senderTo(actor, id), upload, offset, sent)
    },

    answer(tx: Tx, actor: Actor, found: DeskTicket, { text, upload_ids }: BodyOf<typeof answerTicket>) {
      const { id, by_name, chamber } = found
      return inItsChamber(tx, actor, found, async () => {
        const chamberId = chamber.id
        const tickets = ticketsRepo(tx, chamberId)
        const ticket = await tickets.hold(id)
        const at = clock.now()
        const message_id = newId() as TicketMessageId
        const from = { person_id: actor.personId, from_support: true, by_name }
        await tickets.insertMessage({ ...from, id: message_id, ticket_id: id, text, at })
        await attachFiles(tx, uploads, guestOf(actor, chamberId), { ticket_id: id, message_id }, upload_ids)
        await tickets.setStatus(id, 'answered', at)
        await emit(
          tx,
          { chamberId },
          { type: 'support.answered', subject: { kind: 'support', id }, detail: { person: ticket.person_id } },
        )
      })
    },

    close: (tx: Tx, actor: Actor, found: DeskTicket, undo: boolean) =>
      inItsChamber(tx, actor, found, async () => {
        const tickets = ticketsRepo(tx, found.chamber.id)
        await tickets.hold(found.id)
        await tickets.setStatus(found.id, undo ? 'open' : 'closed', clock.now())
      }),
  }
}

const guestOf = (actor: Actor, chamberId: ChamberId): Actor => ({
  ...actor,
  chamberId,
  role: 'clerk',
  abilities: [{ action: 'create', subject: 'Document' }],
})
