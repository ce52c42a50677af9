import { matterTabPanels } from '../../matters/matters/detail/slots.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { fill } from '../../platform/features/slots.ts'

export const sharesFeature: Feature = {
  fills: [
    fill(matterTabPanels, {
      order: 10,
      can: ['read', 'Share'],
      words: ['shares'],
      load: async () => {
        const { MatterClientTab } = await import('./matter-client-tab.tsx')
        return { tab: 'client' as const, show: ({ matter }) => <MatterClientTab matterId={matter._id} /> }
      },
    }),
  ],
}
