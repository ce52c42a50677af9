import type { TicketFileId, TicketId, TicketMessageId, UploadId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { refuseUsed, type Uploads } from '../../platform/uploads/uploads.service.ts'
import { ticketsRepo } from './tickets.repo.ts'

export async function attachFiles(
  tx: Tx,
  uploads: Uploads,
  writer: Actor,
  message: { ticket_id: TicketId; message_id: TicketMessageId },
  uploadIds: readonly UploadId[],
): Promise<void> {
  const files = await uploads.take(tx, writer, uploadIds)
  for (const file of files) refuseUsed(file)
  await ticketsRepo(tx, writer.chamberId).insertFiles(
    files.map(({ uploadId, name, file_key, media_type, size }) => ({
      ...message,
      id: newId() as TicketFileId,
      upload_id: uploadId,
      name,
      file_key,
      media_type,
      size,
    })),
  )
  await uploads.markUsed(tx, writer, ...uploadIds)
}
