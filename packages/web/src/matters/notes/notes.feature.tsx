import { IconNotes } from '@tabler/icons-react'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { matterTabPanels } from '../matters/detail/matter-slots.ts'
import { newNote } from './new-note.ts'
import { noteWriting } from './note-writing.ts'

export const notesFeature: Feature = {
  actions: [
    {
      kind: 'command',
      id: 'new-note',
      order: 324,
      label: 'newNote',
      icon: IconNotes,
      run: () => openOverlay(newNote),
      can: ['create', 'Note'],
      shortcut: 'n n',
      creates: true,
    },
  ],
  live: {
    note: ({ matter_id }) => [
      ['notes', matter_id],
      ['notes', 'mentions'],
    ],
  },
  writings: [noteWriting],
  kept: [['notes']],
  fills: [
    fill(matterTabPanels, {
      order: 10,
      can: ['read', 'Note'],
      words: ['notes', 'documents', 'offline'],
      load: async () => {
        const { MatterNotes } = await import('./matter-notes.tsx')
        return {
          tab: 'notes' as const,
          show: ({ matter, address }) => <MatterNotes matterId={matter._id} asked={address.note} />,
        }
      },
    }),
  ],
}
