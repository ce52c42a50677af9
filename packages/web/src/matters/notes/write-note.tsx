import type { MatterId } from '@peshi/contract/platform/ids'
import { toastError } from '../../platform/ui/toast.tsx'
import { NoteEditor } from './note-editor.tsx'
import { useCreateNote } from './notes.api.ts'

interface Props {
  matterId: MatterId
  onClose(): void
  onReopen?(): void
}

/** Editor of a new note. */
export function WriteNote({ matterId, onClose, onReopen = () => undefined }: Props) {
  const create = useCreateNote()
  return (
    <NoteEditor
      matterId={matterId}
      noteId={null}
      start={{ html: '', is_private: false, version: null }}
      canHide
      isSaving={create.isPending}
      onSave={({ html, is_private }) =>
        create.mutateAsync({ matter_id: matterId, html, is_private }).then(onClose, (failure: unknown) => {
          toastError(failure)
          throw failure
        })
      }
      onClose={onClose}
      onReopen={onReopen}
    />
  )
}
