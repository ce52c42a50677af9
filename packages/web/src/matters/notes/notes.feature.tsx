import type { Feature } from '../../platform/features/feature.ts'
import { fill } from '../../platform/features/slots.ts'
import { matterTabPanels } from '../matters/detail/slots.ts'
import { noteWriting } from './note-writing.ts'

export const notesFeature: Feature = {
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
