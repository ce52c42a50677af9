import { belowShares } from '../../clients/shares/share-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const guestsFeature: Feature = {
  fills: [
    fill(belowShares, {
      order: 10,
      can: ['read', 'Share'],
      words: ['guests'],
      load: async () => (await import('./guests-panel.tsx')).GuestsPanel,
    }),
  ],
}
