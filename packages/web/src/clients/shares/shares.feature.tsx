import { afterOutcome } from '../../matters/hearings/hearing-slots.ts'
import { matterTabPanels, noteTools } from '../../matters/matters/detail/matter-slots.ts'
import { orderTools } from '../../matters/orders/order-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

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
