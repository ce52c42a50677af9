import type { MatterId, NoteId } from '@peshi/contract/platform/ids'
import { draftKey, keep, readKept } from '../../platform/device/drafts.ts'

export interface Written {
  html: string
  is_private: boolean
  version: number | null
}

export interface NoteDraft extends Written {
  kept_at: string
}

const keyOf = (matterId: MatterId, noteId: NoteId | null) => draftKey('note', matterId, noteId ?? 'new')

const isDraft = (stored: unknown): stored is NoteDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'html' in stored &&
  typeof stored.html === 'string' &&
  'is_private' in stored &&
  typeof stored.is_private === 'boolean' &&
  'version' in stored &&
  (stored.version === null || typeof stored.version === 'number') &&
  'kept_at' in stored &&
  typeof stored.kept_at === 'string'

export function readDraft(matterId: MatterId, noteId: NoteId | null): NoteDraft | null {
  const stored = readKept(keyOf(matterId, noteId))
  return isDraft(stored) ? stored : null
}

export const keepDraft = (matterId: MatterId, noteId: NoteId | null, draft: NoteDraft | null): void =>
  keep(keyOf(matterId, noteId), draft)

export const dropDraft = (matterId: MatterId, noteId: NoteId | null): void => keepDraft(matterId, noteId, null)
