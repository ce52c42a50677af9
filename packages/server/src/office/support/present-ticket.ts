import type { Ticket, TicketThread } from '@peshi/contract/office/support'
import type { FileAddresses } from '../../platform/files/signed-address.ts'
import type { FileRow, MessageRow, TicketRow } from './tickets.repo.ts'

type Head = Pick<TicketRow, 'id' | 'kind' | 'subject' | 'status' | 'by_name' | 'created_at' | 'changed_at'>

export const presentTicket = (row: Head): Ticket => ({
  _id: row.id,
  kind: row.kind,
  subject: row.subject,
  status: row.status,
  by: row.by_name,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
})

export function presentThread(
  ticket: TicketRow,
  messages: readonly MessageRow[],
  files: readonly FileRow[],
  sign: FileAddresses['sign'],
): TicketThread {
  const presentFile = ({ id, chamber_id, name, size, file_key, media_type }: FileRow) => ({
    ...{ _id: id, name, size },
    download: sign({ chamberId: chamber_id, key: file_key, mediaType: media_type, name, inline: false }),
  })
  return {
    ...presentTicket(ticket),
    page: ticket.page,
    request_id: ticket.request_id,
    messages: messages.map(({ id, from_support, by_name, text, at }) => ({
      ...{ _id: id, from_support, by: by_name, text, at: at.toISOString() },
      files: files.filter(({ message_id }) => message_id === id).map(presentFile),
    })),
  }
}
