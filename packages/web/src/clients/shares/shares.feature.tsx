import { afterOutcome } from '../../matters/hearings/slots.ts'
import { matterTabPanels, noteTools } from '../../matters/matters/detail/slots.ts'
import { orderTools } from '../../matters/orders/slots.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { fill } from '../../platform/features/slots.ts'

export const sharesFeature: Feature = {
  fills: [
    fill(afterOutcome, {
      order: 20,
      can: ['create', 'ClientNote'],
      words: ['shares'],
      load: async () => (await import('./note-of-day.tsx')).NoteAfterOutcome,
    }),
    fill(matterTabPanels, {
      order: 10,
      can: ['read', 'Share'],
      words: ['shares'],
      load: async () => {
        const { MatterClientTab } = await import('./matter-client-tab.tsx')
        return { tab: 'client' as const, show: ({ matter }) => <MatterClientTab matterId={matter._id} /> }
      },
    }),
    fill(noteTools, {
      order: 10,
      can: ['update', 'Share'],
      load: async () => (await import('./share-of-matter.tsx')).ShareNote,
    }),
    fill(orderTools, {
      order: 20,
      can: ['update', 'Share'],
      load: async () => (await import('./share-of-matter.tsx')).ShareOrder,
    }),
  ],
}
