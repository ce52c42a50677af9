import type { DocumentId, MatterId } from '@peshi/contract/platform/ids'

/** The part of an event that says which document it is about. */
export const aboutDocument = ({ id, matter_id }: { id: DocumentId; matter_id: MatterId | null }) => ({
  matterId: matter_id,
  subject: { kind: 'document', id },
})
