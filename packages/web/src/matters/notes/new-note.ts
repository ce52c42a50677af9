import type { Overlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const newNote: Overlay = {
  can: ['create', 'Note'],
  Part: lazyPart(() => import('./new-note.dialog.tsx'), 'NewNoteDialog', 'notes', 'matters', 'documents', 'offline'),
}
