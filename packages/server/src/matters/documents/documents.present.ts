import type { Document, DocumentVersion } from '@peshi/contract/matters/documents'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { presentVersion as presentRecordVersion } from '../../platform/db/versions.ts'
import type { FileAddresses } from '../../platform/files/signed-address.ts'
import { isWebPage, viewOf } from '../../platform/uploads/file-kinds.ts'
import type { DocumentRow, VersionRow } from './documents.repo.ts'

type Sign = FileAddresses['sign']

export function presentVersion(row: VersionRow, name: string, chamberId: ChamberId, sign: Sign): DocumentVersion {
  const grant = { chamberId, key: row.file_key, mediaType: row.media_type, name }
  return {
    ...row,
    added_by: row.added_by_name,
    added_at: row.added_at.toISOString(),
    view: viewOf(row.media_type),
    file: sign({ ...grant, inline: !isWebPage(row.media_type) }),
    download: sign({ ...grant, inline: false }),
    is_read: row.text_read_at !== null,
  }
}

export const presentDocument = (row: DocumentRow, sign: Sign): Document => ({
  ...row,
  ...presentRecordVersion(row),
  _id: row.id,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by_name,
  current: presentVersion(row.current, row.name, row.chamber_id, sign),
})
