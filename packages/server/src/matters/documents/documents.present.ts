import type { Document, DocumentVersion } from '@peshi/contract/matters/documents'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { FileAddresses } from '../../platform/files/signed-address.ts'
import { isWebPage, viewOf } from '../../platform/uploads/file-kinds.ts'
import type { DocumentRow, VersionRow } from './documents.repo.ts'

type Sign = FileAddresses['sign']

export function presentVersion(row: VersionRow, name: string, chamberId: ChamberId, sign: Sign): DocumentVersion {
  const grant = { chamberId, key: row.file_key, mediaType: row.media_type, name }
  return {
    version: row.version,
    name: row.name,
    media_type: row.media_type,
    size: row.size,
    added_by: row.added_by_name,
    added_at: row.added_at.toISOString(),
    view: viewOf(row.media_type),
    file: sign({ ...grant, inline: !isWebPage(row.media_type) }),
    download: sign({ ...grant, inline: false }),
    is_read: row.text_read_at !== null,
    pages: row.pages,
    has_text: row.has_text,
    problem: row.problem,
    has_scripts: row.has_scripts,
  }
}

export const presentDocument = (row: DocumentRow, sign: Sign): Document => ({
  _id: row.id,
  matter_id: row.matter_id,
  name: row.name,
  folder: row.folder,
  tags: row.tags,
  is_court_page: row.is_court_page,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by_name,
  current: presentVersion(row.current, row.name, row.chamber_id, sign),
})
