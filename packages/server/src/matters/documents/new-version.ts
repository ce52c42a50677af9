import type { DocumentId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { WholeFile } from '../../platform/uploads/uploads.service.ts'
import { isReadable } from './document-text.limits.ts'
import type { DocumentOwner } from './documents.repo.ts'
import type { document, documentVersion } from './documents.schema.ts'

type NewDocument = typeof document.$inferInsert & { id: DocumentId }
type NewVersion = typeof documentVersion.$inferInsert

export function newVersion(
  actor: Actor,
  { uploadId, name, file_key, media_type, sha256, size }: WholeFile,
  { document_id, version, at }: { document_id: DocumentId; version: number; at: Date },
): NewVersion {
  const isPicture = media_type.startsWith('image/')
  return {
    chamber_id: actor.chamberId,
    document_id,
    version,
    upload_id: uploadId,
    name,
    file_key,
    media_type,
    size,
    sha256,
    added_by: actor.personId,
    added_at: at,
    text_read_at: isReadable(media_type) ? null : at,
    pages: isPicture ? 1 : null,
    has_text: isPicture ? false : null,
  }
}

export function firstVersion(
  actor: Actor,
  file: WholeFile,
  {
    at,
    ...own
  }: DocumentOwner & {
    paper: (typeof document.$inferSelect)['paper']
    name: string
    folder: string
    tags: string[]
    is_court_page: boolean
    at: Date
  },
): { document: NewDocument; version: NewVersion } {
  const id = newId() as DocumentId
  return {
    document: { chamber_id: actor.chamberId, id, ...own, newest: 1, created_by: actor.personId, created_at: at },
    version: newVersion(actor, file, { document_id: id, version: 1, at }),
  }
}
