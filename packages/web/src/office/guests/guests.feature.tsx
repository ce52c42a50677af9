import { belowClients } from '../../matters/matters/detail/matter-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

export const guestsFeature: Feature = {
  live: { guest: () => [['matters', 'guests']] },
  fills: [
    fill(belowClients, {
      order: 10,
      can: ['read', 'Share'],
      words: ['guests'],
      load: async () => (await import('./guests-panel.tsx')).GuestsPanel,
    }),
  ],
}
