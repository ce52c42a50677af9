import type { Document, DocumentVersion } from '@peshi/contract/matters/documents'
import { presentVersion as presentRecordVersion } from '../../platform/db/versions.ts'
import type { SignFile } from '../../platform/files/file-addresses.ts'
import { isWebPage, viewOf } from '../../platform/uploads/file-kinds.ts'
import type { DocumentRow, VersionRow } from './documents.repo.ts'

export function presentVersion(row: VersionRow, sign: SignFile): DocumentVersion {
  const ids = [row.document_id, String(row.version)]
  return {
    ...row,
    added_by: row.added_by_name,
    added_at: row.added_at.toISOString(),
    view: viewOf(row.media_type),
    file: sign('document', ids, !isWebPage(row.media_type)),
    download: sign('document', ids, false),
    is_read: row.text_read_at !== null,
  }
}

export const presentDocument = (row: DocumentRow, sign: SignFile): Document => ({
  ...row,
  ...presentRecordVersion(row),
  _id: row.id,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by_name,
  current: presentVersion(row.current, sign),
})
