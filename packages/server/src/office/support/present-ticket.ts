import type { Ticket, TicketThread } from '@peshi/contract/office/support'
import type { TicketFileId } from '@peshi/contract/platform/ids'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
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
  signFile: (id: TicketFileId) => string,
): TicketThread {
  const presentFile = ({ id, name, size, check }: FileRow) => ({ _id: id, name, size, check, download: signFile(id) })
  return {
    ...presentTicket(ticket),
    page: ticket.page,
    request_id: ticket.request_id,
    messages: messages.map(({ id, from_support, by_name, text, at }) => ({
      _id: id,
      from_support,
      by: by_name,
      text,
      at: at.toISOString(),
      files: files.filter(({ message_id }) => message_id === id).map(presentFile),
    })),
  }
}

export function fileIn(files: readonly FileRow[], id: string): StoredFile | null {
  const found = files.find((file) => file.id === id)
  return found ? { key: found.file_key, mediaType: found.media_type, name: found.name } : null
}
